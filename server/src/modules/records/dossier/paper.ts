import { formatDay } from '@vigie/domain/kernel/day';
import { type SpokenStyle, say } from '@vigie/domain/kernel/message';
import type { RecordWords } from '@vigie/domain/kernel/records/record-kind';
import type { Json } from '@vigie/domain/kernel/trail/canonical-json';
import type { Signature } from '@vigie/domain/kernel/trail/signature';
import { paperMessages as m } from '@vigie/domain/messages/dossier';
import { fieldLabel, valueWords } from '@vigie/domain/messages/record-words';
import { signatureMessages } from '@vigie/domain/messages/signature';
import type { Attachment } from '@vigie/domain/modules/attachments/public';
import { faint, formatValue, list, type Node, type Speak, section, shown } from '../../../platform/documents/nodes';
import type { Made, Seal } from './plan';

interface Paper extends Pick<Made, 'madeAt' | 'madeBy'> {
  readonly title: string;
  readonly words: RecordWords;
  readonly seal: Seal;
  /** What is known at a glance. */
  readonly overview: (speak: Speak) => readonly Node[];
  readonly sections: (speak: Speak) => readonly Node[];
}

/** A record on paper: whether it was changed since it was first entered stands at its head (Annex 11, 8.2). */
export function recordPaper({ title, overview, sections, ...paper }: Paper, style: SpokenStyle): Node {
  const speak: Speak = (message, values) => say(style, message, values);
  return {
    pageSize: 'A4',
    pageMargins: [40, 40, 40, 50],
    info: { title, creator: 'Vigie' },
    defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.15 },
    styles: { h1: { fontSize: 15, bold: true }, h2: { fontSize: 11, bold: true, margin: [0, 14, 0, 4] } },
    content: [
      { text: title, style: 'h1' },
      ...head(paper, speak),
      ...section(speak(m.overview), overview(speak)),
      ...sections(speak),
    ],
  };
}

function head({ madeAt, madeBy, words, seal }: Omit<Paper, 'title' | 'overview' | 'sections'>, speak: Speak): Node[] {
  const { hash, rewritten } = seal;
  const fields = [...new Set(rewritten.map((field) => fieldLabel(words, field, speak)))].join(', ');
  const changed = rewritten.length > 0 ? speak(m.changed, { n: rewritten.length, fields }) : speak(m.unchanged);
  return [
    { text: `${speak(m.madeAt, { when: shown(madeAt), who: madeBy })}. ${speak(m.times)}`, color: faint },
    { text: speak(m.hash, { hash }), color: faint, fontSize: 7 },
    { text: changed, bold: rewritten.length > 0, margin: [0, 6, 0, 0] },
  ];
}

/** Under the names that the history gives them; what was not said is left out. */
export function saidRows(
  words: RecordWords,
  fields: Readonly<Record<string, Json>>,
  speak: Speak,
): (readonly [string, string])[] {
  const said = Object.entries(fields).filter(
    ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return said.map(([field, value]) => [fieldLabel(words, field, speak), spokenValue(words, field, value, speak)]);
}

/** Codes in words and days as the page has them; the font of the paper has no boxes. */
export function spokenValue(words: RecordWords, field: string, value: unknown, speak: Speak): string {
  if (typeof value === 'boolean') return speak(value ? m.yes : m.no);
  if (typeof value !== 'string') return formatValue(value).replaceAll('☑', '[x]').replaceAll('☐', '[ ]');
  const known = valueWords(words, field);
  const word = known && Object.hasOwn(known, value) ? known[value] : undefined;
  if (word) return speak(word);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDay(value) : value;
}

export function fileSection(files: readonly Attachment[], speak: Speak): Node[] {
  const lines = files.map(({ name, size, sha256, uploadedBy, uploadedAt }) => [
    name,
    `${size} B`,
    `${uploadedBy}, ${shown(uploadedAt)}`,
    sha256,
  ]);
  return section(speak(m.files), list(lines, speak));
}

export interface PrintedSignature extends Signature {
  readonly isValid: boolean;
  /** The record that it stands under. */
  readonly on: string;
}

export function signatureSection(signatures: readonly PrintedSignature[], speak: Speak): Node[] {
  const lines = signatures.map(
    ({ signerName, signerUsername, signedAt, meaning, method, contentHash, isValid, on }) => [
      on,
      speak(m.signature, {
        name: signerName,
        username: signerUsername,
        when: shown(signedAt),
        meaning,
        method: speak(signatureMessages.method[method]),
      }),
      `${speak(isValid ? m.valid : m.void)}\n${contentHash}`,
    ],
  );
  return section(speak(m.signatures), list(lines, speak));
}
