#ifndef VOCAB_CREADLINE_SHIM_H
#define VOCAB_CREADLINE_SHIM_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>
#include <readline/readline.h>
#include <readline/history.h>

/* Swift 6 does not touch C globals, so each one has a setter or getter here. Text that readline keeps is a literal here too. */

/* Reading takes what there is, or nothing: ^C may take away what was there a moment ago, and a read would wait for the next key. */
static inline void vocab_rl_prepare_terminal(int meta) {
    struct termios mode;
    rl_prep_terminal(meta);
    if (tcgetattr(STDIN_FILENO, &mode) != 0) return;
    mode.c_cc[VMIN] = 0;
    mode.c_cc[VTIME] = 0;
    tcsetattr(STDIN_FILENO, TCSANOW, &mode);
}
static inline void vocab_rl_prepare(rl_completion_func_t *complete, rl_hook_func_t *startup, rl_hook_func_t *shown, rl_getc_func_t *get) {
    rl_readline_name = "vocab";
    /* File names that hold these are put between double quotes, which take everything but themselves and a backslash as it is. */
    rl_filename_quote_characters = " \t'*?[";
    /* In quotes a tilde would be one; ~/.inputrc may say otherwise. */
    rl_variable_bind("expand-tilde", "on");
    rl_attempted_completion_function = complete;
    rl_startup_hook = startup;
    rl_pre_input_hook = shown;
    rl_getc_function = get;
    rl_prep_term_function = vocab_rl_prepare_terminal;
    /* The size of the window is told by `vocab_rl_resize`. */
    rl_catch_sigwinch = 0;
}
static inline int vocab_rl_nothing(int count, int key) {
    (void)count;
    (void)key;
    return 0;
}
/* Function keys that mean nothing type nothing, as the end of what they send would. */
static inline void vocab_rl_ignore_function_keys(void) {
    static const char *const ends[] = {"11~", "12~", "13~", "14~", "15~", "17~", "18~", "19~", "20~", "21~", "23~", "24~", "25~", "26~",
                                       "28~", "29~", "31~", "32~", "33~", "34~", "[A", "[B", "[C", "[D", "[E"};
    unsigned place;
    char sequence[8];
    for (place = 0; place < sizeof ends / sizeof *ends; place++) {
        snprintf(sequence, sizeof sequence, "\033[%s", ends[place]);
        rl_bind_keyseq_if_unbound_in_map(sequence, vocab_rl_nothing, emacs_standard_keymap);
        rl_bind_keyseq_if_unbound_in_map(sequence, vocab_rl_nothing, vi_insertion_keymap);
    }
}
/* Whether words are completed, apart and perhaps in quotes, or the whole line. */
static inline void vocab_rl_complete_words(int yes) {
    rl_completer_word_break_characters = yes ? " \t" : "";
    rl_completer_quote_characters = yes ? "\"'" : "";
}
/* What begins a paste where pastes are bracketed is a key that runs `take`, and no longer readline's own command. */
static inline void vocab_rl_take_pastes(rl_command_func_t *take) {
    rl_bind_keyseq_in_map("\033[200~", take, emacs_standard_keymap);
    rl_bind_keyseq_in_map("\033[200~", take, vi_insertion_keymap);
    rl_bind_keyseq_in_map("\033[200~", take, vi_movement_keymap);
}
/* Ends the line as Enter does. */
static inline int vocab_rl_end_line(void) { return rl_newline(1, '\n'); }
static inline void vocab_rl_use_standard_error(int yes) { rl_outstream = yes ? stderr : stdout; }
static inline void vocab_rl_write(const char *text) {
    fputs(text, rl_outstream);
    fflush(rl_outstream);
}
/* Whether the terminal is asked to mark pastes, which is known once ~/.inputrc was read. */
static inline int vocab_rl_marks_pastes(void) {
    const char *brackets;
    rl_initialize();
    brackets = rl_variable_value("enable-bracketed-paste");
    return brackets && strcmp(brackets, "on") == 0;
}
/* Where pastes are bracketed, readline 8.1 and later write a line break behind the end of the input: this takes it back. */
static inline void vocab_rl_go_back_to_prompt(void) {
    const char *brackets = rl_variable_value("enable-bracketed-paste");
    if (rl_readline_version >= 0x0801 && brackets && strcmp(brackets, "on") == 0) vocab_rl_write("\033[A");
}
/* Scrolling sideways, as in a window of one row, readline divides by a third of its columns: it must have three, and one more where it
   leaves the last one free. */
enum { vocab_rl_fewest_columns = 4 };
static inline void vocab_rl_set_size(int rows, int columns) {
    rl_set_screen_size(rows, columns < vocab_rl_fewest_columns ? vocab_rl_fewest_columns : columns);
}
/* The line is shown again as the window has another size. */
static inline void vocab_rl_resize(int rows, int columns) {
    if (columns >= vocab_rl_fewest_columns) {
        rl_resize_terminal();
    } else {
        vocab_rl_set_size(rows, columns);
        rl_forced_update_display();
    }
}
static inline void vocab_rl_stop_file_completion(void) { rl_attempted_completion_over = 1; }
/* What is completed is the name of a file, to be put between quotes where it needs them. */
static inline void vocab_rl_note_file_name(void) { rl_filename_completion_desired = 1; }
static inline const char *vocab_rl_line(void) { return rl_line_buffer; }
/* Whether the line is `text`, and the cursor behind it. */
static inline int vocab_rl_holds(const char *text) { return rl_point == rl_end && strcmp(rl_line_buffer, text) == 0; }
/* The line holds `text` and nothing else, which is shown as selected where `marked` and readline can (8.1 and later): the next key that
   is no letter of it ends that. */
static inline void vocab_rl_select(const char *text, int marked) {
    rl_replace_line(text, 1);
    rl_point = rl_end;
#if RL_READLINE_VERSION >= 0x0801
    if (marked) {
        rl_mark = 0;
        rl_activate_mark();
    }
#endif
    rl_redisplay();
}
/* Nothing is selected any more. */
static inline void vocab_rl_deselect(void) {
#if RL_READLINE_VERSION >= 0x0801
    rl_deactivate_mark();
#endif
}
/* Whether Esc is a key of its own: in vi's manner, and where it ends a search. */
static inline int vocab_rl_wants_escape(void) { return rl_editing_mode == 0 || RL_ISSTATE(RL_STATE_ISEARCH | RL_STATE_NSEARCH); }
static inline int vocab_rl_read_error(void) { return READERR; }

/* <wchar.h> hides wcwidth from the module map. */
extern int wcwidth(wchar_t character);

#endif
