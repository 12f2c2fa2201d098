import type { CaseStep, CaseStepContent } from '@vigie/domain/modules/cases/record';
import type { StepMark } from '@vigie/domain/modules/cases/step-workflow';
import { type StepContent, type StepName, steps } from '@vigie/domain/modules/cases/steps/steps';
import { planOnce, sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';
import type { NewState } from '../../platform/transition';

interface StepRow {
  step: StepName;
  content: StepContent;
  mark: StepMark;
  empty_because: string;
  changed_by: string | null;
  changed_by_id: number | null;
  changed_at: Date | null;
  ready_by: string | null;
  ready_by_id: number | null;
  ready_at: Date | null;
  reviewed_by: string | null;
  reviewed_by_id: number | null;
  reviewed_at: Date | null;
  version: number;
}

const columns = sql`step, content, mark, empty_because, changed_by, changed_by_id, changed_at, ready_by, ready_by_id, ready_at,
  reviewed_by, reviewed_by_id, reviewed_at, version`;

export async function listSteps(reader: Reader, companyId: number, caseId: string): Promise<CaseStepContent[]> {
  const rows = await reader.query<StepRow>(sql`select ${columns} from case_steps
    where company_id = ${companyId} and case_id = ${caseId}`);
  return rows.map(toStep);
}

/** The written steps of several cases, by case. */
export async function listStepsOf(
  reader: Reader,
  companyId: number,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, CaseStepContent[]>> {
  const rows = await reader.query<StepRow & { case_id: string }>(sql`select case_id, ${columns} from case_steps
    where company_id = ${companyId} and case_id = any (${caseIds}::text[])`);
  const written = new Map(caseIds.map((id) => [id, [] as CaseStepContent[]]));
  for (const row of rows) written.get(row.case_id)?.push(toStep(row));
  return written;
}

/** How far the steps of several cases have come, by case. */
export async function listMarksOf(
  reader: Reader,
  companyId: number,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly name: StepName; readonly mark: StepMark }[]>> {
  const rows = await reader.query<{ case_id: string; name: StepName; mark: StepMark }>(
    planOnce(sql`select case_id, step as name, mark from case_steps
      where company_id = ${companyId} and case_id = any (${caseIds}::text[])`),
  );
  const marks = new Map(caseIds.map((id) => [id, [] as { name: StepName; mark: StepMark }[]]));
  for (const { case_id, ...mark } of rows) marks.get(case_id)?.push(mark);
  return marks;
}

/** The case itself is locked first: two who write the same step wait for one another there. */
export async function findStep(
  reader: Reader,
  companyId: number,
  caseId: string,
  name: StepName,
): Promise<CaseStepContent> {
  const row = await reader.find<StepRow>(sql`select ${columns} from case_steps
    where company_id = ${companyId} and case_id = ${caseId} and step = ${name}`);
  return row ? toStep(row) : unwritten(name);
}

export function unwritten(name: StepName): CaseStepContent {
  const unmarked = { ready: null, reviewed: null, changed: null };
  return { name, mark: 'open', ...unmarked, emptyBecause: '', version: 0, content: { ...steps[name].empty } };
}

export async function saveStep(
  tx: Tx,
  caseId: string,
  step: CaseStepContent,
  mark: NewState<StepMark>,
): Promise<CaseStepContent> {
  const { companyId } = tx.context.actor;
  const { changed, ready, reviewed } = step;
  const row =
    await tx.get<StepRow>(sql`insert into case_steps (company_id, case_id, step, content, mark, empty_because, changed_by,
      changed_by_id, changed_at, ready_by, ready_by_id, ready_at, reviewed_by, reviewed_by_id, reviewed_at, version)
    values (${companyId}, ${caseId}, ${step.name}, ${JSON.stringify(step.content)}::jsonb, ${mark}, ${step.emptyBecause},
      ${changed?.who ?? null}, ${changed?.id ?? null}, ${changed?.at ?? null},
      ${ready?.who ?? null}, ${ready?.id ?? null}, ${ready?.at ?? null},
      ${reviewed?.who ?? null}, ${reviewed?.id ?? null}, ${reviewed?.at ?? null}, 1)
    on conflict (company_id, case_id, step) do update set content = excluded.content, mark = excluded.mark,
      empty_because = excluded.empty_because,
      changed_by = excluded.changed_by, changed_by_id = excluded.changed_by_id, changed_at = excluded.changed_at,
      ready_by = excluded.ready_by, ready_by_id = excluded.ready_by_id, ready_at = excluded.ready_at,
      reviewed_by = excluded.reviewed_by, reviewed_by_id = excluded.reviewed_by_id, reviewed_at = excluded.reviewed_at,
      content_version = case_steps.content_version + ((case_steps.content, case_steps.empty_because)
        is distinct from (excluded.content, excluded.empty_because))::integer,
      version = case_steps.version + 1
    returning ${columns}`);
  return toStep(row);
}

export function withoutContent({ content: _content, ...step }: CaseStepContent): CaseStep {
  return step;
}

function toStep(row: StepRow): CaseStepContent {
  const by = (id: number | null, who: string | null, at: Date | null) =>
    who && at ? { id, who, at: at.toISOString() } : null;
  return {
    name: row.step,
    mark: row.mark,
    emptyBecause: row.empty_because,
    changed: by(row.changed_by_id, row.changed_by, row.changed_at),
    ready: by(row.ready_by_id, row.ready_by, row.ready_at),
    reviewed: by(row.reviewed_by_id, row.reviewed_by, row.reviewed_at),
    version: row.version,
    // A field that was added since the step was written is empty in it.
    content: { ...steps[row.step].empty, ...row.content },
  };
}
