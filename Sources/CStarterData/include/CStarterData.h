#ifndef VOCAB_STARTER_DATA_H
#define VOCAB_STARTER_DATA_H

#include <stddef.h>

/// What a starter bookcase is for, and its languages by name.
struct vocab_starter_details {
    const char *description;
    const char *term_language;
    const char *meaning_language;
};

/// A starter bookcase: its name, its details as Korean and English speakers read them, and its words as CSV in UTF-8.
struct vocab_starter {
    const char *name;
    struct vocab_starter_details korean;
    struct vocab_starter_details english;
    const unsigned char *bytes;
    size_t size;
};

/// How many starter bookcases there are.
size_t vocab_starter_count(void);

/// The starter bookcase at `index`, which must be below the count.
struct vocab_starter vocab_starter_at(size_t index);

/// A text in UTF-8.
struct vocab_text {
    const unsigned char *bytes;
    size_t size;
};

/// Groups of English words that may stand for one another: a group on each line, its words with commas between them.
struct vocab_text vocab_near_synonyms(void);

/// Common English words that stand in no group of near-synonyms, with commas and line ends between them.
struct vocab_text vocab_english_words(void);

/// What common English words mean, as points of which near ones stand for near meanings: see `EnglishMeanings`.
struct vocab_text vocab_english_meanings(void);

/// Groups of terms that are often taken for each other: a group on each line, its terms with commas between them.
struct vocab_text vocab_confusables(void);

/// The synonyms of rare English words, as `RareSynonyms` reads them.
struct vocab_text vocab_rare_synonyms(void);

/// Words by how early a learner comes to know them: a band on each line, then its words with commas between them; see `WordBands`.
struct vocab_text vocab_word_bands(void);

#endif
