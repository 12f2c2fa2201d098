import { type SpokenStyle, say } from '@vigie/domain/kernel/message';
import type { Signature } from '@vigie/domain/kernel/trail/signature';
import { paperMessages } from '@vigie/domain/messages/dossier';
import { signatureMessages } from '@vigie/domain/messages/signature';
import { copySortMessages, copyPaperMessages as m } from '@vigie/domain/modules/procedures/copies/messages';
import type { CopySort } from '@vigie/domain/modules/procedures/copies/workflow';
import type { Block } from '@vigie/domain/modules/procedures/text/blocks';
import { versionStatusMessages } from '@vigie/domain/modules/procedures/versions/messages';
import { faint, type Node, type Speak, section, shown } from '../../../platform/documents/nodes';
import type { VersionRecord } from './versions';

/** The copy that is printed, with the address that its code leads to. */
export interface PrintedCopy {
  readonly label: string;
  readonly sort: CopySort;
  readonly validUntil: string | null;
  readonly checkedAt: string;
}

interface Printed {
  readonly version: VersionRecord;
  readonly blocks: readonly Block[];
  readonly signatures: readonly Signature[];
  readonly copy: PrintedCopy | null;
}

/** Pictures of a text by their hash, as data addresses. */
export type Pictures = ReadonlyMap<string, string>;

/** A version on paper: what it is stands at its head, what it is no longer across each page. */
export function versionPaper(
  { version, blocks, signatures, copy }: Printed,
  textOf: (blocks: readonly Block[]) => readonly Node[],
  style: SpokenStyle,
): Node {
  const speak: Speak = (message, values) => say(style, message, values);
  const { code, title, versionNumber, textHash, pdfHash, status } = version;
  const isInForce = status === 'effective';
  return {
    pageSize: 'A4',
    pageMargins: [40, 40, 40, 50],
    info: { title: `${code} · ${title}`, creator: 'Vigie' },
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.2 },
    styles: {
      h1: { fontSize: 16, bold: true },
      h2: { fontSize: 12, bold: true, margin: [0, 14, 0, 4] },
      h3: { fontSize: 10, bold: true, margin: [0, 8, 0, 2] },
    },
    ...(isInForce
      ? {}
      : { watermark: { text: speak(watermarkOf(status)), color: '#b3261e', opacity: 0.15, bold: true } }),
    content: [
      {
        columns: [
          [
            { text: title, style: 'h1' },
            { text: `${code} · ${speak(m.version, { n: versionNumber })}`, bold: true },
            ...sinceOf(version, speak),
            ...(copy ? copyLines(copy, speak) : []),
          ],
          ...(copy ? [{ qr: copy.checkedAt, fit: 80, width: 90, alignment: 'right' }] : []),
        ],
      },
      ...textOf(blocks),
      ...section(speak(paperMessages.signatures), signedBy(signatures, speak)),
      { text: speak(m.hash, { hash: pdfHash ?? textHash }), color: faint, fontSize: 7, margin: [0, 8, 0, 0] },
    ],
  };
}

const watermarkOf = (status: VersionRecord['status']) =>
  status === 'superseded' || status === 'retired' ? m.obsolete : versionStatusMessages[status];

function sinceOf({ effectiveFrom, effectiveUntil }: VersionRecord, speak: Speak): Node[] {
  if (effectiveFrom === null) return [];
  const since = speak(m.since, { when: shown(effectiveFrom) });
  return [{ text: effectiveUntil === null ? since : `${since} – ${shown(effectiveUntil)}`, color: faint }];
}

function copyLines({ label, sort, validUntil, checkedAt }: PrintedCopy, speak: Speak): Node[] {
  return [
    { text: speak(m.copy, { label, sort: speak(copySortMessages[sort]) }), margin: [0, 4, 0, 0] },
    ...(validUntil === null ? [] : [{ text: speak(m.until, { when: shown(validUntil) }), bold: true }]),
    { text: `${speak(m.check)} ${checkedAt}`, color: faint, fontSize: 8 },
  ];
}

function signedBy(signatures: readonly Signature[], speak: Speak): Node[] {
  if (signatures.length === 0) return [{ text: speak(paperMessages.none), color: faint }];
  return signatures.map(({ signerName: name, signerUsername: username, signedAt, meaning, method }) => ({
    text: speak(paperMessages.signature, {
      name,
      username,
      when: shown(signedAt),
      meaning,
      method: speak(signatureMessages.method[method]),
    }),
  }));
}
