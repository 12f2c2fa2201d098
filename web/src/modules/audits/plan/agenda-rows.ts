import type { AgendaRow } from '@vigie/domain/modules/audits/audits/audit';
import { agendaMessages as m } from '@vigie/domain/modules/audits/pages/plan-messages';
import type { Say } from '../../../platform/page/messages';

/** A row of the agenda as its form holds it. */
export interface EnteredRow extends Omit<AgendaRow, 'minutes'> {
  readonly minutes: string;
}

interface Days {
  readonly plannedFrom: string;
  readonly plannedUntil: string;
}

/** The next row begins where the last one ends, on its day. */
export function nextRow(rows: readonly EnteredRow[], { plannedFrom }: Days): EnteredRow {
  const last = rows.at(-1);
  const empty = { place: last?.place ?? '', topic: '', who: '', minutes: '60' };
  if (!last) return { ...empty, day: plannedFrom, hour: '09:00' };
  return { ...empty, day: last.day, hour: hourAfter(last.hour, Number.parseInt(last.minutes, 10)) };
}

function hourAfter(hour: string, minutes: number): string {
  const [hours = 0, rest = 0] = hour.split(':').map(Number);
  const end = hours * 60 + rest + minutes;
  if (!Number.isFinite(end) || end >= 24 * 60) return hour;
  return `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`;
}

export function rowsOf(agenda: readonly AgendaRow[]): readonly EnteredRow[] {
  return agenda.map((row) => ({ ...row, minutes: String(row.minutes) }));
}

/** In the order of the days. */
export function agendaOf(rows: readonly EnteredRow[]): AgendaRow[] {
  return rows
    .map(({ day, hour, minutes, place, topic, who }) => ({
      day,
      hour: hour.trim(),
      minutes: Number.parseInt(minutes, 10),
      place: place.trim(),
      topic: topic.trim(),
      who: who.trim(),
    }))
    .toSorted((one, other) => `${one.day} ${one.hour}`.localeCompare(`${other.day} ${other.hour}`));
}

type RowProblems = Partial<Record<keyof EnteredRow, string>>;

/** What is wrong with a row, beside its field. */
export function rowProblems({ day, hour, minutes, topic }: EnteredRow, days: Days, say: Say): RowProblems {
  const isOutside = !day || day < days.plannedFrom || day > days.plannedUntil;
  const lasts = /^\d{1,4}$/.test(minutes.trim()) ? Number(minutes) : 0;
  return {
    ...(isOutside && { day: say(m.dayOutside) }),
    ...(!/^([01]\d|2[0-3]):[0-5]\d$/.test(hour.trim()) && { hour: say(m.hourWrong) }),
    ...((lasts < 5 || lasts > 1440) && { minutes: say(m.minutesWrong) }),
    ...(!topic.trim() && { topic: say(m.topicMissing) }),
  };
}
