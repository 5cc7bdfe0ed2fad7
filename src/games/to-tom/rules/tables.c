/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The switches with the points of the cước, the reasons and their ids, and what
 * faults cost (docs/rules/to-tom.md, "Faults").
 */
#include "contract.h"

static const char *const no_yes[] = { "no", "yes", NULL };
static const char *const sau_phong[] = { "tra-cua", "den-luot", NULL };
static const char *const cai_dau[] = { "lot", "first-seat", NULL };
static const char *const bo_quan[] = { "an-duoc", "moi-quan", NULL };
static const char *const bat_thuc_khi[] = { "truoc-danh", "mo-dau", NULL };
static const char *const le_quan[] = { "ha", "giu", NULL };
static const char *const cho_cai_0[] = { "so-ghe", "lat-lai", NULL };
static const char *const bat_thuc_phu[] = { "hai-phu", "bi-lung-doc", "bi-doc", NULL };
static const char *const danh_hai[] = { "moi-phu", "cung-loai", NULL };
static const char *const yeu_cuoi[] = { "thu-tu", "tuy-y", NULL };
static const char *const lung_123[] = { "van", "moi-hang", NULL };
static const char *const yeu_an_le[] = { "tu-do", "khong-khan", "mot-minh", NULL };
static const char *const tom_leo_doi[] = { "mot", "moi-phu", NULL };
static const char *const thua_quan[] = { "khong", "doi-khi", "moi-van", NULL };
static const char *const costs[] = { "none", "unpaid", "cheo-do", NULL };

#define WORDS(ID, STANDARD, LIST, MAX) { (ID), (STANDARD), 0, (MAX), (LIST) }
#define NUMBER(ID, STANDARD, MIN, MAX) { (ID), (STANDARD), (MIN), (MAX), NULL }
#define POINTS(ID, STANDARD) NUMBER ("points-" ID, STANDARD, 0, 1000)
#define COST(ID, STANDARD) WORDS ("fault-" ID, CHIEU_TO_TOM_COST_##STANDARD, costs, CHIEU_TO_TOM_COST_CHEO_DO)

const ChieuSwitch chieu_to_tom_switches[CHIEU_TO_TOM_N_SWITCHES] = {
  [CHIEU_TO_TOM_NOC_END] = NUMBER ("noc-end", 5, 0, 5),
  [CHIEU_TO_TOM_AN_DUOI] = WORDS ("an-duoi", 1, no_yes, 1),
  [CHIEU_TO_TOM_SAU_PHONG] = WORDS ("sau-phong", CHIEU_TO_TOM_SAU_PHONG_TRA_CUA, sau_phong, CHIEU_TO_TOM_SAU_PHONG_DEN_LUOT),
  [CHIEU_TO_TOM_HONG_5] = NUMBER ("thap-hong-5", 10, 5, 21),
  [CHIEU_TO_TOM_HONG_4] = NUMBER ("thap-hong-4", 12, 5, 25),
  [CHIEU_TO_TOM_CHO_THIEN_KHAI] = WORDS ("cho-thien-khai", 1, no_yes, 1),
  [CHIEU_TO_TOM_LAT_KHAN_AN] = WORDS ("lat-khan-an", 1, no_yes, 1),
  [CHIEU_TO_TOM_PHONG_LAI] = WORDS ("phong-lai", 0, no_yes, 1),
  [CHIEU_TO_TOM_CAI_DAU] = WORDS ("cai-dau", CHIEU_TO_TOM_CAI_DAU_LOT, cai_dau, CHIEU_TO_TOM_CAI_DAU_FIRST_SEAT),
  [CHIEU_TO_TOM_POT_RULE] = WORDS ("pot-limits", 1, no_yes, 1),
  [CHIEU_TO_TOM_CHI_NAY_LEO] = WORDS ("chi-nay-leo", 0, no_yes, 1),
  [CHIEU_TO_TOM_FAULT_KHONG_HO_PHONG] = COST ("khong-ho-phong", CHEO_DO),
  [CHIEU_TO_TOM_FAULT_THOI_KHAN] = COST ("thoi-khan", CHEO_DO),
  [CHIEU_TO_TOM_FAULT_BO_YEU] = COST ("bo-yeu", CHEO_DO),
  [CHIEU_TO_TOM_FAULT_DANH_YEU] = COST ("danh-yeu", CHEO_DO),
  [CHIEU_TO_TOM_FAULT_AN_MOT_DANH_HAI] = COST ("an-mot-danh-hai", CHEO_DO),
  [CHIEU_TO_TOM_FAULT_QUEN_BAT_THUC] = COST ("quen-bat-thuc", UNPAID),
  [CHIEU_TO_TOM_FAULT_BAT_THUC_QUA] = COST ("bat-thuc-qua", CHEO_DO),
  [CHIEU_TO_TOM_POINTS_SUONG] = POINTS ("suong", 4),
  [CHIEU_TO_TOM_POINTS_THONG] = POINTS ("thong", 2),
  [CHIEU_TO_TOM_POINTS_TOM] = POINTS ("tom", 6),
  [CHIEU_TO_TOM_POINTS_LEO] = POINTS ("leo", 8),
  [CHIEU_TO_TOM_POINTS_THAP_HONG] = POINTS ("thap-hong", 12),
  [CHIEU_TO_TOM_POINTS_KINH_CO] = POINTS ("kinh-co", 12),
  [CHIEU_TO_TOM_POINTS_BACH_DINH] = POINTS ("bach-dinh", 16),
  [CHIEU_TO_TOM_POINTS_CHI_NAY] = POINTS ("chi-nay", 24),
  [CHIEU_TO_TOM_POINTS_KINH_TU_CO] = POINTS ("kinh-tu-co", 46),
  [CHIEU_TO_TOM_POINTS_MORE] = POINTS ("more", 2),
  [CHIEU_TO_TOM_BO_QUAN] = WORDS ("bo-quan", CHIEU_TO_TOM_BO_QUAN_AN_DUOC, bo_quan, CHIEU_TO_TOM_BO_QUAN_MOI_QUAN),
  [CHIEU_TO_TOM_BAT_THUC_KHI] = WORDS ("bat-thuc-khi", CHIEU_TO_TOM_BAT_THUC_KHI_TRUOC_DANH, bat_thuc_khi,
                                       CHIEU_TO_TOM_BAT_THUC_KHI_MO_DAU),
  [CHIEU_TO_TOM_LE_QUAN] = WORDS ("le-quan", CHIEU_TO_TOM_LE_QUAN_HA, le_quan, CHIEU_TO_TOM_LE_QUAN_GIU),
  [CHIEU_TO_TOM_FAULT_XUONG_ORDER] = COST ("xuong-order", NONE),
  [CHIEU_TO_TOM_CHO_CAI_0] = WORDS ("cho-cai-0", CHIEU_TO_TOM_CHO_CAI_0_SO_GHE, cho_cai_0, CHIEU_TO_TOM_CHO_CAI_0_LAT_LAI),
  [CHIEU_TO_TOM_BAT_THUC_PHU] = WORDS ("bat-thuc-phu", CHIEU_SPLIT_ANY, bat_thuc_phu, CHIEU_SPLIT_BI_DOC),
  [CHIEU_TO_TOM_DANH_HAI] = WORDS ("danh-hai", CHIEU_TO_TOM_DANH_HAI_MOI_PHU, danh_hai, CHIEU_TO_TOM_DANH_HAI_CUNG_LOAI),
  [CHIEU_TO_TOM_LUNG_123] = WORDS ("lung-123", CHIEU_TO_TOM_LUNG_123_VAN, lung_123, CHIEU_TO_TOM_LUNG_123_MOI_HANG),
  [CHIEU_TO_TOM_YEU_AN_LE] = WORDS ("yeu-an-le", CHIEU_LONE_YEU_FREE, yeu_an_le, CHIEU_LONE_YEU_BOUND),
  [CHIEU_TO_TOM_TOM_LEO_DOI] = WORDS ("tom-leo-doi", CHIEU_TO_TOM_TOM_LEO_DOI_MOT, tom_leo_doi, CHIEU_TO_TOM_TOM_LEO_DOI_MOI_PHU),
  [CHIEU_TO_TOM_YEU_CUOI] = WORDS ("yeu-cuoi", CHIEU_TO_TOM_YEU_CUOI_THU_TU, yeu_cuoi, CHIEU_TO_TOM_YEU_CUOI_TUY_Y),
  [CHIEU_TO_TOM_DEAL_THUA_QUAN] = WORDS ("thua-quan", CHIEU_TO_TOM_THUA_NEVER, thua_quan, CHIEU_TO_TOM_THUA_ALWAYS),
  [CHIEU_TO_TOM_FAULT_TRA_THUA_SAI] = COST ("tra-thua-sai", UNPAID),
};

const char *const chieu_to_tom_reasons[CHIEU_TO_TOM_N_REASONS + 1] = {
  [CHIEU_TO_TOM_OK] = "",
  [CHIEU_TO_TOM_NOT_ASKED] = "not-asked",
  [CHIEU_TO_TOM_NOT_NOW] = "not-now",
  [CHIEU_TO_TOM_NO_CARD] = "no-card",
  [CHIEU_TO_TOM_NO_PHU] = "no-phu",
  [CHIEU_TO_TOM_NOT_YOUR_GATE] = "not-your-gate",
  [CHIEU_TO_TOM_NOTHING_LEFT] = "nothing-left",
  [CHIEU_TO_TOM_NO_THUA] = "no-thua",
  [CHIEU_TO_TOM_XUONG_ORDER] = "xuong-order",
  [CHIEU_TO_TOM_BO_U] = "bo-u",
  [CHIEU_TO_TOM_TREO_TRANH] = "treo-tranh",
  [CHIEU_TO_TOM_TRAI_VI] = "trai-vi",
  [CHIEU_TO_TOM_U_TRUOC_KHAN] = "u-truoc-khan",
  [CHIEU_TO_TOM_KHE_KHAN] = "khe-khan",
  [CHIEU_TO_TOM_BAT_THUC_MOT_CUC] = "bat-thuc-mot-cuc",
  [CHIEU_TO_TOM_QUEN_BAT_THUC] = "quen-bat-thuc",
  [CHIEU_TO_TOM_TRA_THUA_SAI] = "tra-thua-sai",
  [CHIEU_TO_TOM_KHONG_HO_PHONG] = "khong-ho-phong",
  [CHIEU_TO_TOM_U_SAI] = "u-sai",
  [CHIEU_TO_TOM_AN_MOT_DANH_HAI] = "an-mot-danh-hai",
  [CHIEU_TO_TOM_DANH_PHU_DUOI_CHIEU] = "danh-phu-duoi-chieu",
  [CHIEU_TO_TOM_DANH_DOI] = "danh-doi",
  [CHIEU_TO_TOM_DOI_LANG] = "doi-lang",
  [CHIEU_TO_TOM_AN_LAI] = "an-lai",
  [CHIEU_TO_TOM_THOI_KHAN] = "thoi-khan",
  [CHIEU_TO_TOM_BO_YEU] = "bo-yeu",
  [CHIEU_TO_TOM_HO_CAO] = "ho-cao",
  [CHIEU_TO_TOM_DANH_YEU] = "danh-yeu",
  [CHIEU_TO_TOM_BAT_THUC_QUA] = "bat-thuc-qua",
  [CHIEU_TO_TOM_THUA_QUAN] = "thua-quan",
};

/* Returns: the switch that sets what a fault costs, or −1 where all tables agree */
static int
cost_switch (int fault)
{
  switch (fault)
    {
    case CHIEU_TO_TOM_KHONG_HO_PHONG:
      return CHIEU_TO_TOM_FAULT_KHONG_HO_PHONG;
    case CHIEU_TO_TOM_THOI_KHAN:
      return CHIEU_TO_TOM_FAULT_THOI_KHAN;
    case CHIEU_TO_TOM_BO_YEU:
      return CHIEU_TO_TOM_FAULT_BO_YEU;
    case CHIEU_TO_TOM_DANH_YEU:
      return CHIEU_TO_TOM_FAULT_DANH_YEU;
    case CHIEU_TO_TOM_AN_MOT_DANH_HAI:
      return CHIEU_TO_TOM_FAULT_AN_MOT_DANH_HAI;
    case CHIEU_TO_TOM_QUEN_BAT_THUC:
      return CHIEU_TO_TOM_FAULT_QUEN_BAT_THUC;
    case CHIEU_TO_TOM_BAT_THUC_QUA:
      return CHIEU_TO_TOM_FAULT_BAT_THUC_QUA;
    case CHIEU_TO_TOM_TRA_THUA_SAI:
      return CHIEU_TO_TOM_FAULT_TRA_THUA_SAI;
    case CHIEU_TO_TOM_XUONG_ORDER:
      return CHIEU_TO_TOM_FAULT_XUONG_ORDER;
    default:
      return -1;
    }
}

ChieuToTomCost
chieu_to_tom_cost (const ChieuRules *rules,
                   int               fault)
{
  int place = cost_switch (fault);

  if (place >= 0)
    return (ChieuToTomCost) rules->value[place];
  /* The reasons stand in the order of what they cost. */
  if (fault >= CHIEU_TO_TOM_KHONG_HO_PHONG && fault < CHIEU_TO_TOM_N_REASONS)
    return CHIEU_TO_TOM_COST_CHEO_DO;
  if (fault >= CHIEU_TO_TOM_BO_U)
    return CHIEU_TO_TOM_COST_UNPAID;
  return CHIEU_TO_TOM_COST_NONE;
}

void
chieu_to_tom_find_values (const ChieuRules *rules,
                          int               seats,
                          ChieuCuocValues  *values)
{
  static const uint8_t place[CHIEU_N_CUOC] = {
    [CHIEU_CUOC_THONG] = CHIEU_TO_TOM_POINTS_THONG,
    [CHIEU_CUOC_KINH_TU_CO] = CHIEU_TO_TOM_POINTS_KINH_TU_CO,
    [CHIEU_CUOC_CHI_NAY] = CHIEU_TO_TOM_POINTS_CHI_NAY,
    [CHIEU_CUOC_BACH_DINH] = CHIEU_TO_TOM_POINTS_BACH_DINH,
    [CHIEU_CUOC_KINH_CO] = CHIEU_TO_TOM_POINTS_KINH_CO,
    [CHIEU_CUOC_THAP_HONG] = CHIEU_TO_TOM_POINTS_THAP_HONG,
    [CHIEU_CUOC_TOM] = CHIEU_TO_TOM_POINTS_TOM,
    [CHIEU_CUOC_LEO] = CHIEU_TO_TOM_POINTS_LEO,
    [CHIEU_CUOC_SUONG] = CHIEU_TO_TOM_POINTS_SUONG,
  };

  for (int i = 0; i < CHIEU_N_CUOC; i++)
    values->points[i] = rules->value[place[i]];
  values->chi_nay_leo = rules->value[CHIEU_TO_TOM_CHI_NAY_LEO];
  values->each = rules->value[CHIEU_TO_TOM_TOM_LEO_DOI] == CHIEU_TO_TOM_TOM_LEO_DOI_MOI_PHU;
  values->more = rules->value[CHIEU_TO_TOM_POINTS_MORE];
  values->reds = (uint8_t) rules->value[chieu_is_bi_tu (seats) ? CHIEU_TO_TOM_HONG_4 : CHIEU_TO_TOM_HONG_5];
}

bool
chieu_to_tom_may_repeat (const ChieuRules *rules,
                         int               cuoc)
{
  return rules->value[CHIEU_TO_TOM_TOM_LEO_DOI] == CHIEU_TO_TOM_TOM_LEO_DOI_MOI_PHU
         && (cuoc == CHIEU_CUOC_TOM || cuoc == CHIEU_CUOC_LEO);
}

int
chieu_to_tom_list_callable (const ChieuRules *rules,
                            int               seats,
                            uint8_t           cuoc[CHIEU_N_CUOC],
                            uint64_t         *repeated)
{
  int n = 0;

  *repeated = 0;
  for (int i = 0; i < CHIEU_N_CUOC; i++)
    {
      if (i == CHIEU_CUOC_THONG && !chieu_has_thong (seats))
        continue;
      if (chieu_to_tom_may_repeat (rules, i))
        *repeated |= CHIEU_BIT64 (i);
      cuoc[n++] = (uint8_t) i;
    }
  return n;
}

void
chieu_cuoc_values_init (ChieuCuocValues *values,
                        int              seats)
{
  ChieuRules rules;

  chieu_rules_init (&rules, &chieu_to_tom);
  chieu_to_tom_find_values (&rules, seats, values);
}
