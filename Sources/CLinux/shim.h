#ifndef VOCAB_CLINUX_SHIM_H
#define VOCAB_CLINUX_SHIM_H

// <stdio.h> shows this to GNU sources only, which Swift does not compile as.
int renameat2(int old_folder, const char *old_path, int new_folder, const char *new_path, unsigned int flags);

// Fail with EEXIST rather than replace what is at the new path.
#define VOCAB_RENAME_NOREPLACE 1u

#endif
