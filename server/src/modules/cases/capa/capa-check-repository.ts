import { asDoneBy } from '@vigie/domain/kernel/identity/own-work';
import { endedCaseStatuses } from '@vigie/domain/kernel/kinds';
import { type CapaCheck, checkDay } from '@vigie/domain/modules/cases/capa/capa-check';
import type { Kind } from '@vigie/domain/modules/cases/kinds';
import type { Measure } from '@vigie/domain/modules/cases/steps/capa-plan';
import type { ProductBatch } from '@vigie/domain/modules/cases/steps/impact';
import type { Causes } from '@vigie/domain/modules/cases/steps/root-cause';
import { type Sql, sql } from '../../../platform/database/statement';
import type { Reader, Tx } from '../../../platform/database/tx';
import { actionsByOrigin } from '../../actions/public';

interface CheckRow {
  capa_id: string;
  case_id: string;
  titre: string;
  criterion: string;
  measure: Measure | null;
  check_on: string | null;
  draft: CapaCheck['draft'];
  verdict: CapaCheck['verdict'];
  version: number;
  action_id: string;
  status: string;
  completed_on: string | null;
}

interface AskedCheck {
  readonly capaId: string;
  readonly caseId: string;
  readonly titre: string;
  readonly criterion: string;
  readonly checkOn: string | null;
  readonly measure: Measure | null;
}

/** What the reviewed plan asks for; a verdict that was signed stays with what it was about. */
export async function askCheck(tx: Tx, asked: AskedCheck): Promise<void> {
  const rule = asked.measure && JSON.stringify(asked.measure);
  await tx.query(sql`insert into capa_checks (company_id, capa_id, case_id, titre, criterion, measure, check_on)
    values (${tx.context.actor.companyId}, ${asked.capaId}, ${asked.caseId}, ${asked.titre}, ${asked.criterion.trim()},
      ${rule}::jsonb, ${asked.checkOn})
    on conflict (company_id, capa_id) do update set titre = excluded.titre, criterion = excluded.criterion,
      measure = excluded.measure, check_on = excluded.check_on, version = capa_checks.version + 1,
      draft = case when capa_checks.measure is not distinct from excluded.measure then capa_checks.draft end
    where capa_checks.verdict is null and (capa_checks.titre, capa_checks.criterion, capa_checks.measure,
      capa_checks.check_on) is distinct from (excluded.titre, excluded.criterion, excluded.measure, excluded.check_on)`);
}

const maxPerCase = 300;

/** Those that were asked for: without a criterion there is nothing to check. */
export async function listChecks(reader: Reader, companyId: number, caseId: string): Promise<CapaCheck[]> {
  const rows = await reader.query<CheckRow>(selectChecks(companyId, sql`k.case_id = ${caseId}`, maxPerCase));
  return rows.map(toCheck);
}

export type CheckOfCase = CapaCheck & { readonly caseId: string };

export async function listChecksOf(
  reader: Reader,
  companyId: number,
  caseIds: readonly string[],
): Promise<CheckOfCase[]> {
  const condition = sql`k.case_id = any (${caseIds}::text[])`;
  const rows = await reader.query<CheckRow>(selectChecks(companyId, condition, maxPerCase * caseIds.length));
  return rows.map((row) => ({ ...toCheck(row), caseId: row.case_id }));
}

export async function findChecks(
  reader: Reader,
  companyId: number,
  capaIds: readonly string[],
): Promise<CheckOfCase[]> {
  const condition = sql`k.capa_id = any (${capaIds}::text[])`;
  const rows = await reader.query<CheckRow>(selectChecks(companyId, condition, capaIds.length));
  return rows.map((row) => ({ ...toCheck(row), caseId: row.case_id }));
}

/** Measurable, completed, not judged, and the day has come. */
export async function listDueChecks(
  reader: Reader,
  companyId: number,
  today: string,
  most: number,
): Promise<CheckOfCase[]> {
  const due = sql`k.measure is not null and k.draft is null and k.verdict is null and a.status = 'completed'
    and not exists (select from cases c where c.company_id = k.company_id and c.id = k.case_id
      and c.status = any (${endedCaseStatuses}::text[]))
    and a.completed_on + (k.measure ->> 'days')::integer <= ${today}::date`;
  const rows = await reader.query<CheckRow>(selectChecks(companyId, due, most));
  return rows.map((row) => ({ ...toCheck(row), caseId: row.case_id }));
}

function selectChecks(companyId: number, condition: Sql, most: number): Sql {
  return sql`select k.capa_id, k.case_id, k.titre, k.criterion, k.measure, k.check_on, k.draft, k.verdict, k.version,
      a.id as action_id, a.status, a.completed_on
    from capa_checks k join ${actionsByOrigin} a on a.company_id = k.company_id and a.origin = k.capa_id
    where k.company_id = ${companyId} and k.criterion <> '' and ${condition}
    order by length(k.capa_id), k.capa_id limit ${most}`;
}

export async function saveCheck(
  tx: Tx,
  { capaId, draft, verdict }: Pick<CapaCheck, 'capaId' | 'draft' | 'verdict'>,
): Promise<void> {
  await tx.query(sql`update capa_checks set draft = ${draft && JSON.stringify(draft)}::jsonb,
      verdict = ${verdict && JSON.stringify(verdict)}::jsonb, version = version + 1
    where company_id = ${tx.context.actor.companyId} and capa_id = ${capaId}`);
}

export async function saveCheckDay(tx: Tx, capaId: string, checkOn: string): Promise<void> {
  await tx.query(sql`update capa_checks set check_on = ${checkOn}, version = version + 1
    where company_id = ${tx.context.actor.companyId} and capa_id = ${capaId}`);
}

export interface CaseOfPeriod {
  readonly id: string;
  readonly kind: Kind;
  readonly day: string;
  readonly products: Pick<ProductBatch, 'batches'> | null;
  readonly causes: Causes | null;
}

interface Period {
  readonly after: string;
  readonly until: string;
  /** The last row of the previous page. */
  readonly behind: Pick<CaseOfPeriod, 'day' | 'id'> | null;
}

/** Some of the cases that were detected in a period, the oldest first; a case that was voided does not count. */
export function listCasesOf(
  reader: Reader,
  companyId: number,
  { after, until, behind }: Period,
  most: number,
): Promise<CaseOfPeriod[]> {
  const { day, id } = behind ?? { day: after, id: '\u{10FFFF}' };
  return reader.query<CaseOfPeriod>(sql`select c.id, c.kind, c.detection_date as day, p.content as products,
      r.content as causes
    from cases c
    left join case_steps p on p.company_id = c.company_id and p.case_id = c.id and p.step = 'productBatch'
    left join case_steps r on r.company_id = c.company_id and r.case_id = c.id and r.step = 'rootCause'
    where c.company_id = ${companyId} and (c.detection_date, c.id) > (${day}::date, ${id})
      and c.detection_date <= ${until}::date and c.status <> 'void'
    order by c.detection_date, c.id limit ${most}`);
}

function toCheck(row: CheckRow): CapaCheck {
  const { criterion, measure, draft, verdict, version, status, titre } = row;
  return {
    capaId: row.capa_id,
    titre,
    criterion,
    measure,
    draft,
    version,
    status,
    verdict: verdict && { ...verdict, recorded: asDoneBy(verdict.recorded) },
    actionId: row.action_id,
    completedOn: row.completed_on,
    checkOn: checkDay({ measure, checkOn: row.check_on }, row.completed_on),
  };
}
