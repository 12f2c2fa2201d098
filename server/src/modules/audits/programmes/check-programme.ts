import { addDays } from '@vigie/domain/kernel/day';
import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { dependenciesOf, independencePeriod } from '@vigie/domain/modules/audits/independence/independence';
import type { programmesEndpoints } from '@vigie/domain/modules/audits/programmes/contract';
import { type ProgrammeLine, programmeBounds } from '@vigie/domain/modules/audits/programmes/line';
import { lastDay, occurrencesOf } from '@vigie/domain/modules/audits/programmes/occurrences';
import type { Context } from '../../../platform/context';
import type { Platform } from '../../../platform/platform';
import { findParameters } from '../../parameters/public';
import { findCandidates } from '../independence/team';
import { today } from './make-audits';
import { programmeTable } from './programme-table';
import { getRevision } from './programmes';

const { days: longest } = programmeBounds;

type Checked = OutputOf<(typeof programmesEndpoints)['checkAuditProgramme']>;

/** Leads who would be refused when the next audit of their line is confirmed. */
export function checkProgramme({ database }: Platform, context: Context, id: string): Promise<Checked> {
  return database.read(context, async (reader) => {
    const programme = await programmeTable.read(reader, context, id);
    const { lines } = await getRevision(reader, programme, programme.revision);
    const internal = lines.filter(({ type, leadId }) => type === 'internal' && leadId !== null);
    const { independenceMonths } = await findParameters(reader, programme.companyId);
    const leads = [...new Set(internal.flatMap(({ leadId }) => leadId ?? []))];
    const period = independencePeriod(
      { from: programme.validFrom, until: addDays(programme.validUntil, longest) },
      independenceMonths,
    );
    const candidates = await findCandidates(reader, programme.companyId, leads, period);
    const items = internal.flatMap((line) => {
      const days = nextDays(line, programme.validUntil);
      const candidate = candidates.find(({ userId }) => userId === line.leadId);
      const place = { site: line.site, departments: line.departments, ...days };
      const dependencies = [...dependenciesOf(place, candidate ? [candidate] : [], independenceMonths)];
      return dependencies.length > 0 ? [{ lineId: line.id, ...days, dependencies }] : [];
    });
    return { items };
  });
}

/** Of its next audit from today on, or else of its last. */
function nextDays(line: ProgrammeLine, until: string): { from: string; until: string } {
  const all = occurrencesOf(line, until, until);
  const next = all.find(({ from }) => from >= today()) ?? all.at(-1);
  return next ?? { from: line.firstDay, until: lastDay(line, line.firstDay) };
}
