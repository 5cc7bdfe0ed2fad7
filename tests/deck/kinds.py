# SPDX-License-Identifier: GPL-3.0-or-later
"""Which pictures there have to be, written down apart from the program that draws them."""
import os

FACES = [n + s for s in "vsn" for n in "123456789"] + ["cc", "tt", "oc"]
RED_FACES = {"8v", "9v", "8s", "9s", "cc", "tt", "oc"}
LUC_HO = [n + s for s in "xksq" for n in "123456789"] + ["lh", "vt"]
LUC_HO_RED = {"9x", "9k", "9s", "9q", "1x", "1q", "vt", "8x"}
BAT = [n + "x" for n in "2345678"] + ["bt"]
MAU_BINH = [r + s for s in "shdc" for r in "23456789TJQKA"]
# what the cards are called in quốc ngữ, on the decks that say so
NAMES = dict(zip(FACES + BAT, ("Nhất Vạn,Nhị Vạn,Tam Vạn,Tứ Vạn,Ngũ Vạn,Lục Vạn,Thất Vạn,Bát Vạn,Cửu Vạn,"
                               "Nhất Sách,Nhị Sách,Tam Sách,Tứ Sách,Ngũ Sách,Lục Sách,Thất Sách,Bát Sách,Cửu Sách,"
                               "Nhất Văn,Nhị Văn,Tam Văn,Tứ Văn,Ngũ Văn,Lục Văn,Thất Văn,Bát Văn,Cửu Văn,Chi Chi,Thang Thang,Ông Cụ,"
                               "Nhị Thập,Tam Thập,Tứ Thập,Ngũ Thập,Lục Thập,Thất Thập,Bát Thập,Bách Tử").split(",")))
MATS = ["coi", "hoa", "cai", "dau", "dem"]
BACKS = ["back", "back-red", "back-orange", "back-black"]
# pictures of one kind: their folder, their names, the view box of each, the most bytes one may have
KINDS = [
    ("to-tom", FACES + BACKS, "0 0 250 1000", 110 * 1000),
    ("to-tom-contrast", FACES + ["back"], "0 0 250 1000", 60 * 1000),
    ("luc-ho", LUC_HO + ["back"], "0 0 250 1000", 45 * 1000),
    ("luc-ho-contrast", LUC_HO + ["back"], "0 0 250 1000", 15 * 1000),
    ("bat", BAT, "0 0 250 1000", 110 * 1000),
    ("bat-contrast", BAT, "0 0 250 1000", 60 * 1000),
    ("mau-binh", MAU_BINH + BACKS, "0 0 250 350", 75 * 1000),
    ("mau-binh-contrast", MAU_BINH + ["back"], "0 0 250 350", 55 * 1000),
    ("portraits", ["%02d%s" % (n, mood) for n in range(1, 13) for mood in ("", "-thinking", "-pleased", "-beaten")], "0 0 200 200", 30 * 1000),
    ("mats", MATS, "0 0 240 240", 40 * 1000),
    ("mats", [m + "-border" for m in MATS], "0 0 720 720", 40 * 1000),
    ("things", ["dish"], "0 0 400 400", 40 * 1000),
    ("things", ["cup"], "0 0 200 170", 20 * 1000),
    ("things", ["lantern", "lantern-lit"], "0 0 200 250", 20 * 1000),
]
FILES = ["%s/%s.svg" % (folder, n) for folder, names, _, _ in KINDS for n in names]
ICONS = ["data/icons/hicolor/%s/apps/io.github.chieubai.ChieuBai%s.svg" % kind for kind in (("scalable", ""), ("symbolic", "-symbolic"))]
