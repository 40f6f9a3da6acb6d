#ifndef VOCAB_CREADLINE_SHIM_H
#define VOCAB_CREADLINE_SHIM_H

#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>
#include <readline/readline.h>
#include <readline/history.h>

/* Swift 6 does not touch C globals, so each one has a setter or getter here. */

static inline void vocab_rl_set_name(const char *name) { rl_readline_name = name; }
static inline void vocab_rl_use_standard_error(int yes) { rl_outstream = yes ? stderr : stdout; }
static inline void vocab_rl_set_startup_hook(rl_hook_func_t *hook) { rl_startup_hook = hook; }
static inline void vocab_rl_set_completion(rl_completion_func_t *function) { rl_attempted_completion_function = function; }
static inline void vocab_rl_set_word_breaks(const char *characters) {
    rl_completer_word_break_characters = (char *)characters;
    rl_completer_quote_characters = "\"'";
}
static inline void vocab_rl_stop_file_completion(void) { rl_attempted_completion_over = 1; }
static inline const char *vocab_rl_line(void) { return rl_line_buffer; }
static inline void vocab_rl_set_done(void) { rl_done = 1; }
static inline void vocab_rl_set_signal_hook(rl_hook_func_t *hook) { rl_signal_event_hook = hook; }

/* <wchar.h> hides wcwidth from the module map. */
extern int wcwidth(wchar_t character);

#endif
