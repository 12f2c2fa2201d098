import { type AgendaRow, agendaRow, auditBounds } from '../../audits/public';
import { type Cell, type Parsed, shownCell, understood, wrong } from './cell';
import { dayOf } from './days';
import { textOf } from './texts';

/** A row of an agenda; without a day it is on the first day of its audit. */
export type ReadAgendaRow = Omit<AgendaRow, 'day'> & { readonly day: string | null };

const usualMinutes = 60;
const longest = auditBounds.agenda * (auditBounds.topic + 2 * auditBounds.place + 40);

/** `12/03/2024 09:00 | Opening | Room 2 | Ana Riou | 30`: each on its line, or between semicolons; what stands behind the topic may be missing. */
export function agendaOf(cell: Exclude<Cell, null>): Parsed<readonly ReadAgendaRow[]> {
  const text = textOf(longest)(cell);
  if (text.problem) return text;
  const lines = text.value.split(/[;\n]/).filter((line) => line.trim() !== '');
  if (lines.length > auditBounds.agenda) return wrong('tooMany', { max: auditBounds.agenda });
  const rows: ReadAgendaRow[] = [];
  for (const line of lines) {
    const row = rowOf(line);
    if (!row) return wrong('agendaRow', { value: shownCell(line) });
    rows.push(row);
  }
  return understood(rows);
}

function rowOf(line: string): ReadAgendaRow | null {
  const [when = '', topic = '', place = '', who = '', minutes = ''] = line.split('|').map((part) => part.trim());
  const [, dayText = '', hours = '', minute = ''] = /^(.*?)\s*(\d{1,2})[:h](\d{2})$/.exec(when) ?? [];
  const day = dayText === '' ? null : dayOf(dayText);
  if (day?.problem) return null;
  const row = {
    day: day?.value ?? null,
    hour: `${hours.padStart(2, '0')}:${minute}`,
    minutes: minutes === '' ? usualMinutes : Number(minutes.replace(/\s*min\.?$/, '')),
    place,
    topic,
    who,
  };
  // As the plan of an audit takes it; any day will do here.
  return agendaRow.safeParse({ ...row, day: row.day ?? '2000-01-01' }).success ? row : null;
}
