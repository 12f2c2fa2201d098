import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { coverageBounds, type coverageEndpoints } from '@vigie/domain/modules/audits/coverage/contract';
import { coverageOf } from '@vigie/domain/modules/audits/coverage/coverage';
import type { Context } from '../../../platform/context';
import type { Platform } from '../../../platform/platform';
import { findParameters } from '../../parameters/public';
import { listInForce } from '../programmes/programme-repository';
import { listCovered, listCoveredStandards, listGrades } from './coverage-repository';

type Answer = OutputOf<(typeof coverageEndpoints)['getAuditCoverage']>;

const mostStandards = 100;

export function getCoverage({ database }: Platform, context: Context, wanted: string | undefined): Promise<Answer> {
  const { companyId } = context.actor;
  return database.read(context, async (reader) => {
    const planned = (await listInForce(reader, companyId)).flatMap(({ lines }) => lines);
    const named = planned.flatMap(({ standards }) => standards.map(({ standard }) => standard));
    const audited = await listCoveredStandards(reader, companyId, mostStandards);
    const standards = [...new Set([...named, ...audited])].sort((one, other) => one.localeCompare(other, 'fr'));
    const standard = wanted && standards.includes(wanted) ? wanted : (standards[0] ?? null);
    if (standard === null) return { standards, standard, processes: [], clauses: [], cells: [], isCut: false };
    const covered = await listCovered(reader, companyId, standard, coverageBounds.cells + 1);
    const ids = [...new Set(covered.map(({ auditId }) => auditId))];
    const graded = await listGrades(reader, companyId, standard, ids);
    const { findingGrades } = await findParameters(reader, companyId);
    const grades = findingGrades.map(({ key }) => key);
    const whole = coverageOf({ standard, covered, graded, planned, grades });
    return { standards, standard, ...cut(whole), isCut: isTooLarge(whole) || covered.length > coverageBounds.cells };
  });
}

type Whole = ReturnType<typeof coverageOf>;

const isTooLarge = ({ processes, clauses }: Whole) =>
  processes.length > coverageBounds.processes || clauses.length > coverageBounds.clauses;

/** As much as a page can show. */
function cut({ processes, clauses, cells }: Whole) {
  const [some, few] = [processes.slice(0, coverageBounds.processes), clauses.slice(0, coverageBounds.clauses)];
  const [shown, columns] = [new Set(some), new Set(few)];
  const within = cells.filter(({ process, clause }) => shown.has(process) && columns.has(clause));
  return { processes: some, clauses: few, cells: within.slice(0, coverageBounds.cells) };
}
