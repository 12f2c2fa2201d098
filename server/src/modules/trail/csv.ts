import type { RecordedEvent } from '@vigie/domain/kernel/trail/audit-event';
import { canonicalJson, type Json } from '@vigie/domain/kernel/trail/canonical-json';

const header = [
  'seq',
  'at',
  'username',
  'name',
  'roles',
  'action',
  'record',
  'recordId',
  'field',
  'from',
  'to',
  'reason',
  'previousHash',
  'hash',
  'hashed',
];

/** Spreadsheets of French sites expect a byte order mark and semicolons. */
export const csvStart = `\uFEFF${header.join(';')}\r\n`;

/** With all that its hash is made of: `scripts/verify-trail.mjs` recomputes it from the file alone. */
export interface ExportedEvent extends RecordedEvent {
  readonly previousHash: string;
  /** Exactly the text that was hashed; empty for an event that the reader may not see. */
  readonly hashed: string;
}

/** One line for each changed field; an event without changes is one line. What was hashed stands on the first. */
export function csvLines(event: ExportedEvent): string {
  const changes = event.changes.length > 0 ? event.changes : [{ field: '', from: '', to: '' }];
  return changes
    .map(({ field, from, to }, place) =>
      [
        event.seq,
        event.at,
        event.actorUsername,
        event.actorName,
        event.actorRoles.join(' '),
        event.action,
        event.record,
        event.recordId,
        field,
        plain(from),
        plain(to),
        event.reason ?? '',
        event.previousHash,
        event.hash,
        place === 0 ? event.hashed : '',
      ]
        .map(cell)
        .join(';'),
    )
    .map((line) => `${line}\r\n`)
    .join('');
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : value === null ? '' : canonicalJson(value as Json);
}

/** A text that a spreadsheet would take for a formula gets an apostrophe. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
