/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The modes of files and folders that the program makes: nobody else should read who played what. */
#define CHIEU_FILE_MODE 0600
#define CHIEU_FOLDER_MODE 0700
