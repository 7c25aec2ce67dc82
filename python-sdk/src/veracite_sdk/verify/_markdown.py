"""Markdown (CommonMark, and the tables of GitHub) as the text of its blocks, as a page shows it.

The same as `markdown-blocks.ts` and `markdown-inline.ts`, which say why.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field
from typing import Any

from ._format import packaged

_MAX_DEPTH = 32
_MAX_LABEL = 1_000


def markdown_blocks(markdown: str) -> list[str]:
    reader = _Blocks()
    for line in re.split(r"\r\n|\n|\r", markdown):
        reader.add(_without_tabs(line))
    reader.close_leaf()
    texts = (text if is_raw else _Inline(text, reader.definitions).read() for text, is_raw in reader.blocks)
    return [text for text in texts if text]


def visible_text(shown: str) -> str:
    """One spelling of visible text: composed characters, and one blank for any run of blanks."""
    return _BLANKS.sub(" ", unicodedata.normalize("NFC", shown)).strip(" ")


@dataclass
class _Blocks:
    blocks: list[tuple[str, bool]] = field(default_factory=list)
    definitions: set[str] = field(default_factory=set)
    #: A quote (None), or the column in which the content of a list's item begins.
    _containers: list[int | None] = field(default_factory=list)
    _leaf: str = ""
    _lines: list[str] = field(default_factory=list)
    _fence: str = ""

    def add(self, line: str) -> None:
        rest, matched = line, 0
        for container in self._containers:
            inner = _into_container(rest, container)
            if inner is None:
                break
            rest, matched = inner, matched + 1
        if self._leaf == "fence" and matched == len(self._containers):
            self._add_to_fence(rest)
            return
        text = self._open_blocks(rest, matched)
        if text is not None:
            self._add_text(text)

    def _open_blocks(self, rest: str, matched: int) -> str | None:
        """Goes into new quotes and items; None where the line was a block of its own."""

        def close() -> None:
            self.close_leaf()
            del self._containers[matched:]

        while not _is_blank(rest):
            is_whole = matched == len(self._containers)
            indent = _indent_of(rest)
            text = rest[indent:]
            if indent >= 4:
                if self._leaf == "paragraph":
                    return rest
                if self._leaf != "code" or not is_whole:
                    close()
                self._leaf = "code"
                self.blocks.append((text, True))
                return None
            hashes = re.match(r"(#{1,6})(?: |\Z)", text)
            fence = re.match(r"`{3,}(?=[^`]*\Z)|~{3,}", text)
            is_paragraph = self._leaf == "paragraph" and is_whole
            if text.startswith(">"):
                close()
                self._containers.append(None)
                matched = len(self._containers)
                rest = text[2:] if text.startswith("> ") else text[1:]
            elif hashes:
                close()
                self.blocks.append((_without_hashes(text[len(hashes[1]) :]), False))
                return None
            elif fence:
                close()
                self._leaf, self._fence = "fence", fence[0]
                return None
            elif is_paragraph and re.fullmatch(r"(?:=+|-+) *", text):
                self.close_leaf()
                return None
            elif _BREAK.fullmatch(text):
                close()
                return None
            else:
                width = _item_width(text, is_paragraph)
                if width is None or len(self._containers) >= _MAX_DEPTH:
                    if self._leaf != "paragraph":
                        close()
                    return rest
                close()
                self._containers.append(indent + width)
                matched = len(self._containers)
                rest = text[width:]
        if matched != len(self._containers):
            close()
        return rest

    def _add_text(self, rest: str) -> None:
        if _is_blank(rest):
            if self._leaf == "paragraph":
                self.close_leaf()
            return
        if self._leaf != "paragraph":
            self.close_leaf()
            self._leaf = "paragraph"
        self._lines.append(rest.strip(" \t"))

    def _add_to_fence(self, rest: str) -> None:
        text = rest.strip(" \t")
        is_long = _indent_of(rest) < 4 and len(text) >= len(self._fence)
        if is_long and text == self._fence[0] * len(text):
            self._leaf = ""
        else:
            self.blocks.append((rest, True))

    def close_leaf(self) -> None:
        if self._leaf == "paragraph":
            first = 0
            for line in self._lines:
                match = _DEFINITION.fullmatch(line)
                if match is None:
                    break
                self.definitions.add(_label_of(match[1]))
                first += 1
            self._close_paragraph(self._lines[first:])
        self._leaf, self._lines = "", []

    def _close_paragraph(self, lines: list[str]) -> None:
        """Text, and the table that may begin in it."""
        rule = -1
        for i, line in enumerate(lines[1:], start=1):
            is_rule = "|" in line and _TABLE_RULE.fullmatch(line)
            if is_rule and len(_cells_of(line)) == len(_cells_of(lines[i - 1])):
                rule = i
                break
        end = len(lines) if rule < 0 else rule - 1
        if end > 0:
            self.blocks.append(("\n".join(lines[:end]), False))
        if rule < 0:
            return
        columns = len(_cells_of(lines[rule]))
        for i, line in enumerate(lines):
            if i >= end and i != rule:
                self.blocks += [(cell, False) for cell in _cells_of(line)[:columns]]


def _into_container(line: str, container: int | None) -> str | None:
    indent = _indent_of(line)
    if container is None:
        if indent > 3 or line[indent : indent + 1] != ">":
            return None
        return line[indent + 2 :] if line[indent + 1 : indent + 2] == " " else line[indent + 1 :]
    if _is_blank(line):
        return ""
    return line[container:] if indent >= container else None


def _item_width(text: str, is_paragraph: bool) -> int | None:
    match = re.match(r"(?:([-+*])|([0-9]{1,9})[.)])(?: |\Z)", text)
    if match is None:
        return None
    marker = 1 if match[1] else len(match[2]) + 1
    rest = text[marker:]
    if is_paragraph and (_is_blank(rest) or (match[2] is not None and match[2] != "1")):
        return None
    blanks = _indent_of(rest)
    return marker + 1 if _is_blank(rest) or blanks > 4 else marker + blanks


def _cells_of(line: str) -> list[str]:
    cells, cell = list[str](), ""
    for piece in re.findall(r"\\\||\||[^\\|]+|\\", line[1:] if line.startswith("|") else line):
        if piece == "|":
            cells.append(cell.strip(" \t"))
            cell = ""
        else:
            cell += "|" if piece == "\\|" else piece
    if cell.strip(" \t"):
        cells.append(cell.strip(" \t"))
    return cells


def _without_hashes(text: str) -> str:
    line = text.strip(" \t")
    kept = line.rstrip("#")
    return kept.strip(" \t") if not kept or kept.endswith(" ") else line


def _without_tabs(line: str) -> str:
    blanks = line[: len(line) - len(line.lstrip(" \t"))]
    if "\t" not in blanks:
        return line
    columns = 0
    for blank in blanks:
        columns += 4 - columns % 4 if blank == "\t" else 1
    return " " * columns + line[len(blanks) :]


def _label_of(label: str) -> str:
    return re.sub(r"[ \t\n]+", " ", re.sub("[A-Z]", lambda letter: letter[0].lower(), label))


def _indent_of(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def _is_blank(line: str) -> bool:
    return not line.strip(" \t")


@dataclass
class _Delimiters:
    at: int
    mark: str
    left: int
    length: int
    can_open: bool
    can_close: bool


@dataclass
class _Bracket:
    at: int
    start: int
    is_image: bool
    below: int


class _Inline:
    """The text of a paragraph, heading or cell, in linear time."""

    def __init__(self, source: str, definitions: set[str]) -> None:
        self._source, self._definitions, self._at = source, definitions, 0
        self._pieces: list[str] = []
        self._delimiters: list[_Delimiters] = []
        self._brackets: list[_Bracket] = []
        #: Brackets below this one would put a link into a link.
        self._closed_below = 0
        #: Where the runs of backticks of each length begin, last first.
        self._ticks: dict[int, list[int]] = {}
        for run in reversed(list(re.finditer("`+", source))):
            self._ticks.setdefault(len(run[0]), []).append(run.start())

    def read(self) -> str:
        while self._at < len(self._source):
            self._read_next()
        self._pair(0)
        return "".join(self._pieces)

    def _read_next(self) -> None:
        plain = self._match(_PLAIN)
        if plain is not None:
            self._pieces.append(plain)
            return
        character = self._source[self._at]
        if character == "\\":
            following = self._source[self._at + 1 : self._at + 2]
            if following and following in _ESCAPED:
                self._at += 1
            self._literal(1)
        elif character == "`":
            self._code()
        elif character == "[" or self._source.startswith("![", self._at):
            length = 1 if character == "[" else 2
            self._brackets.append(
                _Bracket(len(self._pieces), self._at + length, length == 2, len(self._delimiters))
            )
            self._literal(length)
        elif character == "]":
            self._close()
        elif character in "*_~":
            self._run(character)
        elif character == "<" and (found := self._match(_ANGLE)) is not None:
            is_break = found[1:3].lower() == "br" and ":" not in found
            self._pieces.append("\n" if is_break else found[1:-1])
        elif character == "&" and (found := self._match(_ENTITY)) is not None:
            name = found[1:-1]
            self._pieces.append(_character_of(name[1:]) if name[0] == "#" else _ENTITIES.get(name, found))
        else:
            self._literal(1)

    def _match(self, pattern: re.Pattern[str]) -> str | None:
        match = pattern.match(self._source, self._at)
        if match is None:
            return None
        self._at = match.end()
        return match[0]

    def _literal(self, length: int) -> None:
        self._pieces.append(self._source[self._at : self._at + length])
        self._at += length

    def _code(self) -> None:
        run = self._match(_TICKS) or ""
        later = self._ticks.get(len(run), [])
        while later and later[-1] < self._at:
            later.pop()
        if not later:
            self._pieces.append(run)
            return
        content = self._source[self._at : later[-1]].replace("\n", " ")
        is_padded = content.startswith(" ") and content.endswith(" ") and content.strip(" ")
        self._pieces.append(content[1:-1] if is_padded else content)
        self._at = later[-1] + len(run)

    def _run(self, mark: str) -> None:
        start = self._at
        while self._source[self._at : self._at + 1] == mark:
            self._at += 1
        before = self._source[start - 1] if start > 0 else " "
        after = self._source[self._at] if self._at < len(self._source) else " "
        blank_before, blank_after = bool(_BLANKS.match(before)), bool(_BLANKS.match(after))
        sign_before, sign_after = (unicodedata.category(one)[0] in "PS" for one in (before, after))
        is_left = not blank_after and (not sign_after or blank_before or sign_before)
        is_right = not blank_before and (not sign_before or blank_after or sign_after)
        can_open = is_left and (mark != "_" or not is_right or sign_before)
        can_close = is_right and (mark != "_" or not is_left or sign_after)
        length = self._at - start
        self._delimiters.append(_Delimiters(len(self._pieces), mark, length, length, can_open, can_close))
        self._pieces.append(mark * length)

    def _close(self) -> None:
        bracket = self._brackets.pop() if self._brackets else None
        is_open = bracket is not None and (bracket.is_image or len(self._brackets) >= self._closed_below)
        self._closed_below = min(self._closed_below, len(self._brackets))
        is_short = bracket is not None and self._at - bracket.start < _MAX_LABEL
        label = self._source[bracket.start : self._at] if bracket is not None and is_short else ""
        self._at += 1
        if bracket is None or not is_open or not self._target(label):
            self._pieces.append("]")
            return
        self._pair(bracket.below)
        self._pieces[bracket.at] = ""
        if bracket.is_image:
            del self._pieces[bracket.at :]
        else:
            self._closed_below = len(self._brackets)

    def _target(self, label: str) -> bool:
        """Goes behind the address of a link, in parentheses or by reference."""
        if self._match(_TARGET) is not None:
            return True
        if not self._definitions:
            return False
        start = self._at
        reference = self._match(_REFERENCE)
        named = label if reference in (None, "[]") else str(reference)[1:-1]
        if _label_of(named) in self._definitions:
            return True
        self._at = start
        return _label_of(label) in self._definitions

    def _pair(self, below: int) -> None:
        """Emphasis: takes away the delimiters that belong together."""
        delimiters = self._delimiters[below:]
        del self._delimiters[below:]
        openers: list[_Delimiters] = []
        lowest: dict[tuple[str, bool, int], int] = {}
        for closer in delimiters:
            key = (closer.mark, closer.can_open, closer.length % 3)
            while closer.can_close and closer.left > 0:
                found = len(openers) - 1
                while found >= lowest.get(key, 0) and not _is_pair(openers[found], closer):
                    found -= 1
                if found < lowest.get(key, 0):
                    lowest[key] = len(openers)
                    break
                opener = openers[found]
                del openers[found + 1 :]
                lowest = {name: min(place, found) for name, place in lowest.items()}
                used = 2 if opener.left > 1 and closer.left > 1 else 1
                for one in (opener, closer):
                    one.left -= used
                    self._pieces[one.at] = one.mark * one.left
                if opener.left == 0:
                    openers.pop()
            if closer.can_open and closer.left > 0:
                openers.append(closer)


def _is_pair(opener: _Delimiters, closer: _Delimiters) -> bool:
    if opener.mark != closer.mark:
        return False
    if closer.mark == "~":
        return opener.length == 2 and closer.length == 2
    is_mixed = opener.can_close or closer.can_open
    is_three = (opener.length + closer.length) % 3 == 0
    return not (is_mixed and is_three and (opener.length % 3 != 0 or closer.length % 3 != 0))


def _character_of(number: str) -> str:
    code = int(number[1:], 16) if number[0] in "xX" else int(number)
    return chr(code) if 0 < code <= 0x10FFFF and not 0xD800 <= code <= 0xDFFF else "\ufffd"


_DATA: dict[str, Any] = packaged("_screen.json")["markdown"]
_ENTITIES: dict[str, str] = _DATA["entities"]
_BLANKS = re.compile(_DATA["blanks"])
_BREAK = re.compile(r"(?:\* *){3,}|(?:- *){3,}|(?:_ *){3,}")
_TABLE_RULE = re.compile(r"\|? *:?-+:? *(?:\| *:?-+:? *)*\|?")
_DEFINITION = re.compile(r"""\[([^^\[\]][^\[\]]{0,200})\]: *[^ ]+(?: +(?:"[^"]*"|'[^']*'|\([^()]*\)))?""")
_PLAIN = re.compile(r"[^\\`*_~\[\]!<&]+")
_TICKS = re.compile("`+")
_REFERENCE = re.compile(r"\[[^\[\]]{0,999}\]")
_ANGLE = re.compile(r"<(?:[Bb][Rr] ?/?|[A-Za-z][A-Za-z0-9+.-]{1,31}:[^ \t\n<>]*)>")
_ENTITY = re.compile(r"&(?:#[xX][0-9a-fA-F]{1,6}|#[0-9]{1,7}|[A-Za-z][A-Za-z0-9]{1,31});")
_TARGET = re.compile(
    r"\([ \t\n]{0,99}(?:<[^<>\n]{0,2000}>"
    r"|(?:[^ \t\n()<\\]|\\[^\n]|\((?:[^ \t\n()\\]|\\[^\n]){0,999}\)){0,2000})"
    r"""(?:[ \t\n]{1,99}(?:"(?:[^"\\]|\\[^\n]){0,999}"|'(?:[^'\\]|\\[^\n]){0,999}'"""
    r"|\((?:[^()\\]|\\[^\n]){0,999}\)))?[ \t\n]{0,99}\)"
)
_ESCAPED = "\n!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"
