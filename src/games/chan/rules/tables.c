/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The switches with the values of the cước, the reasons and what they lead to (help/C/chan-house-rules.page, chan-faults.page).
 */
#include "contract.h"

static const char *const no_yes[] = { "no", "yes", NULL };
static const char *const cai_next[] = { "boc-cai", "winner", NULL };
static const char *const dia_u[] = { "cua-chi", "first-card", NULL };
static const char *const khong_chan[] = { "no", "thap-thanh", "tam-do-leo", NULL };
static const char *const value_rules[] = { "diem-dich", "sum", NULL };
static const char *const thap_thanh[] = { "dich", "diem", NULL };
static const char *const bach_thu_chi[] = { "chi-chi", "chi", NULL };
static const char *const sau_chiu[] = { "tra-cua", "het-luot", NULL };
static const char *const xuong[] = { "khong-cuoc", "bay-chan", NULL };
static const char *const ga[] = { "none", "wide", "narrow", NULL };

#define WORDS(ID, STANDARD, LIST, MAX) { (ID), (STANDARD), 0, (MAX), (LIST) }
/* Points; 100 at most, so that those of a whole hand fit ChieuResult.points even if each loser is báo and pays for all. */
#define NUMBER(ID, STANDARD, MIN) { (ID), (STANDARD), (MIN), 100, NULL }
#define VALUE(CUOC, ID, POINTS, MORE) \
  [CHIEU_CHAN_DIEM + CHIEU_CHAN_CUOC_##CUOC] = NUMBER ("diem-" ID, POINTS, 1), \
  [CHIEU_CHAN_DICH + CHIEU_CHAN_CUOC_##CUOC] = NUMBER ("dich-" ID, MORE, 0)

const ChieuSwitch chieu_chan_switches[CHIEU_CHAN_N_SWITCHES] = {
  [CHIEU_CHAN_CAI_NEXT] = WORDS ("cai-next", CHIEU_CHAN_CAI_NEXT_BOC_CAI, cai_next, CHIEU_CHAN_CAI_NEXT_WINNER),
  [CHIEU_CHAN_DIA_U_RULE] = WORDS ("dia-u", CHIEU_CHAN_DIA_U_CUA_CHI, dia_u, CHIEU_CHAN_DIA_U_FIRST_CARD),
  [CHIEU_CHAN_U_XUONG_RULE] = WORDS ("u-xuong", 1, no_yes, 1),
  [CHIEU_CHAN_KHONG_CHAN] = WORDS ("khong-chan", CHIEU_CHAN_KHONG_CHAN_NO, khong_chan, CHIEU_CHAN_KHONG_CHAN_TAM_DO_LEO),
  [CHIEU_CHAN_VALUES] = WORDS ("values", CHIEU_CHAN_VALUES_DIEM_DICH, value_rules, CHIEU_CHAN_VALUES_SUM),
  [CHIEU_CHAN_THAP_THANH_RULE] = WORDS ("thap-thanh-kem", CHIEU_CHAN_THAP_THANH_DICH, thap_thanh, CHIEU_CHAN_THAP_THANH_DIEM),
  [CHIEU_CHAN_GA] = WORDS ("ga", CHIEU_CHAN_GA_NONE, ga, CHIEU_CHAN_GA_NARROW),
  [CHIEU_CHAN_GA_POINTS] = NUMBER ("ga-points", 5, 0),
  [CHIEU_CHAN_GA_BACH_THU_CHI] = WORDS ("ga-bach-thu-chi", 1, no_yes, 1),
  [CHIEU_CHAN_U_DANH] = WORDS ("u-danh", 0, no_yes, 1),
  [CHIEU_CHAN_BACH_THU_CHI_RULE] = WORDS ("bach-thu-chi", CHIEU_CHAN_BACH_THU_CHI_ON_CHI_CHI, bach_thu_chi,
                                          CHIEU_CHAN_BACH_THU_CHI_AS_CHI),
  [CHIEU_CHAN_GIU_CHAN] = WORDS ("giu-chan", 0, no_yes, 1),
  [CHIEU_CHAN_PHAI_AN_CHAN] = WORDS ("phai-an-chan", 0, no_yes, 1),
  [CHIEU_CHAN_PHAI_CHIU] = WORDS ("phai-chiu", 0, no_yes, 1),
  [CHIEU_CHAN_SAU_CHIU] = WORDS ("sau-chiu", CHIEU_CHAN_SAU_CHIU_TRA_CUA, sau_chiu, CHIEU_CHAN_SAU_CHIU_HET_LUOT),
  [CHIEU_CHAN_CAI_BOC] = WORDS ("cai-boc", 0, no_yes, 1),
  [CHIEU_CHAN_XUONG_RULE] = WORDS ("xuong", CHIEU_CHAN_XUONG_KHONG_CUOC, xuong, CHIEU_CHAN_XUONG_BAY_CHAN),
  VALUE (THONG, "thong", 3, 1),
  VALUE (CHI, "chi", 3, 1),
  VALUE (THIEN_U, "thien-u", 3, 1),
  VALUE (DIA_U, "dia-u", 3, 1),
  VALUE (CHIU_U, "chiu-u", 4, 1),
  VALUE (U_BON, "u-bon", 4, 1),
  VALUE (PHA_THIEN, "pha-thien", 12, 9),
  VALUE (BACH_THU, "bach-thu", 4, 1),
  VALUE (BACH_THU_CHI, "bach-thu-chi", 6, 3),
  VALUE (HOA_ROI, "hoa-roi-cua-phat", 20, 17),
  VALUE (TIEU_DONG, "tieu-dong-hai-hoa", 20, 17),
  VALUE (CA_LOI, "ca-loi-san-dinh", 20, 17),
  VALUE (CA_NHAY, "ca-nhay-dau-thuyen", 20, 17),
  VALUE (NGU_ONG, "ngu-ong-bat-ca", 30, 0),
  VALUE (NHA_LAU, "nha-lau-xe-hoi", 30, 0),
  VALUE (BACH_DINH, "bach-dinh", 7, 4),
  VALUE (TAM_DO, "tam-do", 8, 5),
  VALUE (THAP_THANH, "thap-thanh", 12, 9),
  VALUE (KINH_TU_CHI, "kinh-tu-chi", 12, 9),
  VALUE (TOM, "tom", 4, 1),
  VALUE (LEO, "leo", 5, 2),
  VALUE (CHIU, "chiu", 3, 1),
  VALUE (THIEN_KHAI, "thien-khai", 3, 1),
  VALUE (BON, "bon", 3, 1),
  VALUE (XUONG, "xuong", 2, 0),
};

const char *const chieu_chan_reasons[CHIEU_CHAN_N_REASONS + 1] = {
  [CHIEU_CHAN_OK] = "",
  [CHIEU_CHAN_NOT_ASKED] = "not-asked",
  [CHIEU_CHAN_NOT_NOW] = "not-now",
  [CHIEU_CHAN_NO_CARD] = "no-card",
  [CHIEU_CHAN_NO_SET] = "no-set",
  [CHIEU_CHAN_NOT_YOUR_TURN] = "not-your-turn",
  [CHIEU_CHAN_OWN_CARD] = "own-card",
  [CHIEU_CHAN_NOTHING_LEFT] = "nothing-left",
  [CHIEU_CHAN_IS_BAO] = "bao",
  [CHIEU_CHAN_XUONG_FORM] = "xuong-form",
  [CHIEU_CHAN_BO_U] = "bo-u",
  [CHIEU_CHAN_TRAI_VI] = "trai-vi",
  [CHIEU_CHAN_TREO_TRANH] = "treo-tranh",
  [CHIEU_CHAN_CHIU_AN_THUONG] = "chiu-an-thuong",
  [CHIEU_CHAN_AN_CHON_CA] = "an-chon-ca",
  [CHIEU_CHAN_CHUYEN_CHO] = "chuyen-cho",
  [CHIEU_CHAN_CAU_CA] = "cau-ca",
  [CHIEU_CHAN_BO_CHAN_AN_CHAN] = "bo-chan-an-chan",
  [CHIEU_CHAN_BO_CHAN_AN_CA] = "bo-chan-an-ca",
  [CHIEU_CHAN_BO_CA_AN_CA] = "bo-ca-an-ca",
  [CHIEU_CHAN_BO_CHAN_DANH_CHAN] = "bo-chan-danh-chan",
  [CHIEU_CHAN_DANH_CA_AN_CA] = "danh-ca-an-ca",
  [CHIEU_CHAN_XE_CA_AN_CA] = "xe-ca-an-ca",
  [CHIEU_CHAN_DANH_ROI_AN_LAI] = "danh-roi-an-lai",
  [CHIEU_CHAN_DANH_DOI_CHAN] = "danh-doi-chan",
  [CHIEU_CHAN_AN_ROI_DANH] = "an-roi-danh",
  [CHIEU_CHAN_AN_CA_AN_CHAN] = "an-ca-an-chan",
  [CHIEU_CHAN_AN_CA_DANH_CA] = "an-ca-danh-ca",
  [CHIEU_CHAN_AN_CA_DANH_HANG] = "an-ca-danh-hang",
  [CHIEU_CHAN_U_LAO] = "u-lao",
  [CHIEU_CHAN_U_QUAN_DANH] = "u-quan-danh",
  [CHIEU_CHAN_U_CHI] = "u-chi",
  [CHIEU_CHAN_U_XUONG] = "u-xuong",
  [CHIEU_CHAN_XUONG_SAI] = "xuong-sai",
  [CHIEU_CHAN_QUEN_BACH_THU] = "quen-bach-thu",
  [CHIEU_CHAN_XE_CHAN] = "xe-chan",
  [CHIEU_CHAN_BO_CHAN] = "bo-chan",
  [CHIEU_CHAN_BO_CHIU] = "bo-chiu",
};

ChieuChanFaultKind
chieu_chan_fault_kind (int reason)
{
  /* ChieuChanReason is grouped by consequences: each limit is the first reason of the next group. */
  if (reason < CHIEU_CHAN_BO_U || reason >= CHIEU_CHAN_N_REASONS)
    return CHIEU_CHAN_KIND_NONE;
  if (reason < CHIEU_CHAN_AN_CHON_CA)
    return CHIEU_CHAN_KIND_UNPAID;
  if (reason < CHIEU_CHAN_BO_CHAN_AN_CHAN)
    return CHIEU_CHAN_KIND_HIDDEN;
  if (reason < CHIEU_CHAN_U_LAO)
    return CHIEU_CHAN_KIND_OPEN;
  if (reason < CHIEU_CHAN_XUONG_SAI)
    return CHIEU_CHAN_KIND_U_LAO;
  return reason < CHIEU_CHAN_XE_CHAN ? CHIEU_CHAN_KIND_CALL : CHIEU_CHAN_KIND_LOST;
}

void
chieu_chan_find_values (const ChieuRules *rules,
                        ChieuChanValues  *values)
{
  for (int i = 0; i < CHIEU_CHAN_N_CUOC; i++)
    {
      values->diem[i] = rules->value[CHIEU_CHAN_DIEM + i];
      values->dich[i] = rules->value[CHIEU_CHAN_DICH + i];
    }
  values->sum = rules->value[CHIEU_CHAN_VALUES] == CHIEU_CHAN_VALUES_SUM;
  values->thap_thanh_diem = rules->value[CHIEU_CHAN_THAP_THANH_RULE] == CHIEU_CHAN_THAP_THANH_DIEM;
  /* If a hand without chắn may be laid down, phá thiên is not worth its own value but that of thập thành, or of tám đỏ lèo. */
  if (rules->value[CHIEU_CHAN_KHONG_CHAN] == CHIEU_CHAN_KHONG_CHAN_THAP_THANH)
    {
      values->diem[CHIEU_CHAN_CUOC_PHA_THIEN] = values->diem[CHIEU_CHAN_CUOC_THAP_THANH];
      values->dich[CHIEU_CHAN_CUOC_PHA_THIEN] = values->dich[CHIEU_CHAN_CUOC_THAP_THANH];
    }
  else if (rules->value[CHIEU_CHAN_KHONG_CHAN] == CHIEU_CHAN_KHONG_CHAN_TAM_DO_LEO)
    {
      static const uint8_t call[] = { CHIEU_CHAN_CUOC_TAM_DO, CHIEU_CHAN_CUOC_LEO };

      values->diem[CHIEU_CHAN_CUOC_PHA_THIEN] = (int16_t) chieu_chan_sum_call (values, call, sizeof call);
      values->dich[CHIEU_CHAN_CUOC_PHA_THIEN] = (int16_t) (values->dich[CHIEU_CHAN_CUOC_TAM_DO] + values->dich[CHIEU_CHAN_CUOC_LEO]);
    }
}
