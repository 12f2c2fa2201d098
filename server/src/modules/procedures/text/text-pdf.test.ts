import { type Message, type MessageValues, say } from '@vigie/domain/kernel/message';
import type { Block } from '@vigie/domain/modules/procedures/text/blocks';
import { compare } from '@vigie/domain/modules/procedures/text/compare';
import { expect, it } from 'vitest';
import { textOfPdf, withoutSpaces } from '../../../platform/testing/pdf-text';
import { type PaperHead, printRedline, printText } from './text-pdf';

const asker = { companyId: 1 };
const speak = (message: Message, values?: MessageValues) => say('en', message, values);
const head: PaperHead = {
  code: 'SOP-12',
  title: 'Cleaning of tank 4',
  facts: ['Version 3', 'Effective since 02/03/2026', 'Copy C07'],
  address: 'https://vigie.example.org/q/0123456789abcdef0123456789abcdef',
  watermark: null,
};
const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const file = 'a'.repeat(64);
const text: Block[] = [
  { id: idOf(1), kind: 'heading', level: 1, runs: [{ text: 'Cleaning' }] },
  { id: idOf(2), kind: 'step', runs: [{ text: 'Rinse ' }, { text: 'slowly', bold: true }] },
  { id: idOf(3), kind: 'warning', runs: [{ text: 'Hot water', link: 'https://example.org' }] },
  {
    id: idOf(4),
    kind: 'list',
    items: [
      { depth: 0, ordered: true, runs: [{ text: 'Gloves' }] },
      { depth: 1, ordered: false, runs: [{ text: 'Nitrile' }] },
    ],
  },
  { id: idOf(5), kind: 'table', headed: true, rows: [[{ runs: [{ text: 'pH' }] }, { runs: [] }]] },
  { id: idOf(6), kind: 'image', file, alternative: 'A valve', caption: 'Valve 4' },
  { id: idOf(7), kind: 'image', file: 'b'.repeat(64), alternative: 'A pump', caption: '' },
  { id: idOf(8), kind: 'reference', record: 'PRC_0002', label: 'Drying' },
];

it('a text is printed with what a single sheet must say', async () => {
  const pdf = textOfPdf(await printText(asker, { ...head, watermark: 'Obsolete' }, text, { [file]: png }, speak));
  for (const words of [
    'SOP-12 · Cleaning of tank 4',
    'Version 3 · Effective since 02/03/2026 · Copy C07',
    '1 / 1',
    'Step 1',
    'Rinse slowly',
    'Warning Hot water',
    '1.Gloves',
    '•Nitrile',
    'pH',
    'Valve 4',
    'Image unavailable: A pump',
    'See PRC_0002 · Drying',
  ]) {
    expect(pdf).toContain(withoutSpaces(words));
  }
});

it('a redline is printed with what was added and what was removed, each named', async () => {
  const later = text
    .filter(({ id }) => id !== idOf(3))
    .map((block) => (block.kind === 'step' ? { ...block, runs: [{ text: 'Rinse twice' }] } : block));
  const added: Block = { id: idOf(9), kind: 'paragraph', runs: [{ text: 'Sign the logbook' }] };
  const pdf = textOfPdf(await printRedline(asker, head, compare(text, [...later, added]), {}, speak));
  for (const words of [
    '1 added, 1 changed, 1 removed, 0 moved',
    'Rinse slowly twice',
    'Hot water',
    'Sign the logbook',
  ]) {
    expect(pdf).toContain(withoutSpaces(words));
  }
});
