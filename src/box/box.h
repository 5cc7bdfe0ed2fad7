/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tasks of chieu-box; its first argument chooses one. It is a program of its own, small and without libraries, so that it
 * can wait beside a box at no cost and run within one.
 */
#pragma once

/* Exit status if a box cannot be made or entered, if its limits are not kept, or if the arguments are wrong. */
#define BOX_FAILED 125

/* In the guard: the end of a pipe whose other end the program that wants the box holds. It is how the guard sees that this program
 * has gone. */
#define BOX_LIFE_FD 3

/* This variable tells the process that begins in the box how many tasks it may have; it is taken away there. */
#define BOX_TASKS_VARIABLE "CHIEU_BOX_TASKS"

/* The size in bytes of the folder for temporary files, and so the most bytes of a file in the box. */
#define BOX_FILE_BYTES (4 << 20)

/**
 * box_guard:
 * @seconds: by the clock, after which the box ends whatever it does
 * @memory: bytes of address space of each process, 0 for no such limit
 * @command: the program that makes the box, with its arguments, ended by NULL
 *
 * Runs @command in a session of its own and sees to it that nothing of it is left: when it ends, when the other end of
 * BOX_LIFE_FD is closed, also because the process that holds it was killed, when this process is asked to end by SIGTERM, SIGINT or
 * SIGHUP, and when the time is over.
 *
 * Returns: the exit status of @command, or 128 + the signal that ended it; BOX_FAILED if it could not begin
 */
int box_guard (unsigned seconds, unsigned long long memory, char **command);

/* Within the box: closes all files but standard input, output and error, limits what begins there, and becomes @command (ended by
 * NULL). The limit of tasks is the one in BOX_TASKS_VARIABLE. Returns: BOX_FAILED, and only if any of this is impossible */
int box_enter (char **command);

/* Returns: 0 if the control group of this process really has the limits @memory (bytes) and @tasks that systemd was asked for, both
 * as the kernel writes them; else BOX_FAILED */
int box_check_scope (const char *memory, const char *tasks);
