import { formatDay } from '@vigie/domain/kernel/day';
import type { Message, MessageValues } from '@vigie/domain/kernel/message';
import { paperMessages as m } from '@vigie/domain/messages/dossier';

/** Pieces of a page, as pdfmake's plain data. */
export type Node = Readonly<Record<string, unknown>>;
export type Speak = (message: Message, values?: MessageValues) => string;

export const faint = '#5b6670';

export function pairs(rows: readonly (readonly [string, string])[]): Node[] {
  if (rows.length === 0) return [{ text: '–' }];
  const body = rows.map(([label, value]) => [{ text: label, color: faint }, { text: value || '–' }]);
  return [{ table: { headerRows: 0, widths: [130, '*'], body }, layout: 'lightHorizontalLines' }];
}

export function section(title: string, nodes: readonly Node[]): Node[] {
  return [{ text: title, style: 'h2' }, ...nodes];
}

/** Columns as wide as what is in them, and the last takes what is left, where no widths are given. */
export function list(rows: readonly (readonly string[])[], speak: Speak, given?: readonly (number | string)[]): Node[] {
  const [first] = rows;
  if (!first) return [{ text: speak(m.none), color: faint }];
  const widths = given ?? first.map((_, place) => (place === first.length - 1 ? '*' : 'auto'));
  return [
    {
      table: { headerRows: 0, widths, body: rows.map((row) => row.map((text) => ({ text }))) },
      layout: 'lightHorizontalLines',
    },
  ];
}

export function formatValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  return Array.isArray(value)
    ? value.map((row) => (typeof row === 'object' ? Object.values(row as object).join(' · ') : String(row))).join('\n')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
}

export function shown(moment: string): string {
  return `${formatDay(moment.slice(0, 10))} ${moment.slice(11, 16)}`;
}
