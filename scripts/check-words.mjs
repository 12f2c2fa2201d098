import { readFileSync } from 'node:fs';
import path from 'node:path';

/** docs/writing.md keeps the word for what the system sends to people, so that it stays searchable. */
const ofNotifications = /\/notifications\/|[^/]*(?:notice|notification)[^/]*$/;

const tokens = [
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*/,
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/,
  /`(?:\\[\s\S]|[^`\\])*`/,
  // A slash behind one of these begins a regular expression, which may hold quotes.
  /(?<=(?:[(,=:[!&|?{};]|=>)\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\//,
];
const token = new RegExp(tokens.map(({ source }) => source).join('|'), 'g');

/** Names with an underscore are columns and events, which stored data rely on. */
const inName = /(?<![\w$])told(?![a-z_])|Told(?![a-z_])/g;
const spreadLiteral = /\.\.\.\s*(?:\{|\[\s*['"\d])/g;

export function complaintsAboutWords(house, sources) {
  return sources.flatMap((file) => {
    const text = readFileSync(path.join(house, file), 'utf8');
    const complain = (index, reason) => ({ file, line: text.slice(0, index).split('\n').length, reason });
    const blank = (found) => found.replace(/[^\n]/g, ' ');
    const code = text.replace(token, (found) => (/^['"]/.test(found) ? `'${blank(found.slice(1))}` : blank(found)));
    const spreads = [...code.matchAll(spreadLiteral)].filter((found) => isWholeEntry(code, found));
    return [
      ...spreads.map(({ index }) => complain(index, 'spreads a literal: write its entries where they are spread')),
      ...(ofNotifications.test(file) ? [] : wordIn(file, text, code).map((index) => complain(index, wordReason))),
    ];
  });
}

const wordReason = 'says told outside notifications: a trail records, a page shows, a log reports (docs/writing.md)';

function wordIn(file, text, code) {
  const comments = [...text.matchAll(token)].filter(([found]) => /^\/[/*]/.test(found));
  return [
    ...(/(?:^|[-/])told(?:[-.]|$)/.test(file) ? [0] : []),
    ...comments.flatMap(({ 0: found, index }) => [...found.matchAll(/\btold\b/gi)].map((word) => index + word.index)),
    ...[...code.matchAll(inName)].map(({ index }) => index),
  ];
}

/** Not the beginning of a longer expression, as in `...['a', 'b'].map(nameOf)`. */
function isWholeEntry(code, { 0: found, index }) {
  const start = index + found.search(/[[{]/);
  let depth = 0;
  for (let place = start; place < code.length; place += 1) {
    if ('[{('.includes(code[place])) depth += 1;
    if (']})'.includes(code[place])) depth -= 1;
    if (depth === 0) return !/^\s*(?:\.|\?\.|\[|\()/.test(code.slice(place + 1));
  }
  return true;
}
