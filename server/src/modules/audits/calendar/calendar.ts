import { addDays, daysBetween } from '@vigie/domain/kernel/day';
import type { OutputOf, QueryOf } from '@vigie/domain/kernel/http/endpoint';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { auditChangeObjection, isBeforeStart } from '@vigie/domain/modules/audits/audits/workflow';
import {
  calendarBounds,
  type calendarEndpoints,
  type ExpectedAudit,
} from '@vigie/domain/modules/audits/calendar/contract';
import { calendarMessages as m } from '@vigie/domain/modules/audits/calendar/messages';
import { titleOfLine } from '@vigie/domain/modules/audits/programmes/line';
import { occurrenceKey, occurrencesOf } from '@vigie/domain/modules/audits/programmes/occurrences';
import type { Context } from '../../../platform/context';
import type { Reader } from '../../../platform/database/tx';
import type { Platform } from '../../../platform/platform';
import { findParameters } from '../../parameters/public';
import { today } from '../programmes/make-audits';
import { listInForce } from '../programmes/programme-repository';
import { listAuditsBetween, listMadeOccurrences } from './calendar-repository';

type Endpoint = (typeof calendarEndpoints)['getAuditCalendar'];
type Days = QueryOf<Endpoint>;

export function getCalendar({ database }: Platform, context: Context, days: Days): Promise<OutputOf<Endpoint>> {
  const { actor } = context;
  const { companyId } = actor;
  const length = daysBetween(days.from, days.until);
  if (length < 0 || length >= calendarBounds.days) {
    const values = { days: calendarBounds.days };
    throw new Refusal('invalid', { fields: [{ loc: ['query', 'until'], message: m.tooLong, values }] });
  }
  return database.read(context, async (reader) => {
    const { audits: most } = calendarBounds;
    const rows = await listAuditsBetween(reader, companyId, days, most + 1);
    const expected = await listExpected(reader, companyId, days);
    const audits = rows.slice(0, most).map(({ auditors, observers, ...audit }) => ({
      ...audit,
      canMove:
        isBeforeStart(audit.status) &&
        auditChangeObjection({ ...audit, companyId, auditors, observers }, actor) === null,
    }));
    return { audits, expected: expected.slice(0, most), isCut: rows.length > most || expected.length > most };
  });
}

/** What is made as audits only later: what is made by now is a row of its own, unless it is hidden from the reader. */
async function listExpected(reader: Reader, companyId: number, days: Days): Promise<ExpectedAudit[]> {
  const { auditLeadDays } = await findParameters(reader, companyId);
  const madeUntil = addDays(today(), auditLeadDays);
  if (days.until <= madeUntil) return [];
  const inForce = await listInForce(reader, companyId);
  const ids = inForce.map(({ programmeId }) => programmeId);
  const made = new Set((await listMadeOccurrences(reader, companyId, ids)).map(occurrenceKey));
  return inForce
    .flatMap(({ programmeId, lines, validUntil }) =>
      lines.flatMap((line) =>
        occurrencesOf(line, validUntil, days.until, addDays(days.from, -line.days))
          .filter(({ from, until }) => from > madeUntil && until >= days.from)
          .filter((occurrence) => !made.has(occurrenceKey(occurrence)))
          .map(({ from, until }) => ({
            programmeId,
            lineId: line.id,
            title: titleOfLine(line),
            type: line.type,
            site: line.site,
            plannedFrom: from,
            plannedUntil: until,
          })),
      ),
    )
    .sort((one, other) => one.plannedFrom.localeCompare(other.plannedFrom));
}
