import type { Membership } from '@vigie/domain/modules/training/rules/membership';
import { raw, type Sql, sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';

/** Curricula that have a requirement, or posts that have a curriculum, as people call them. */
export async function listHolders(
  reader: Reader,
  companyId: number,
  table: 'curriculums' | 'posts',
  id: string,
): Promise<string[]> {
  const rows = await reader.query<{
    id: string;
  }>(sql`select h.id from ${raw(table)} h
    where h.company_id = ${companyId} and h.status = 'active' and exists (select from jsonb_array_elements(h.members) m
      where m ->> 'id' = ${id} and m ->> 'until' is null) order by h.number limit 20`);
  return rows.map((row) => row.id);
}

/** Those of these numbers that are active. */
export async function listActive(
  reader: Reader,
  companyId: number,
  table: 'training_requirements' | 'curriculums',
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await reader.query<{ id: string }>(
    table === 'curriculums'
      ? sql`select id from curriculums where company_id = ${companyId} and status = 'active' and id = any (${ids}::text[])`
      : sql`select id from training_requirements where company_id = ${companyId} and status = 'active'
          and id = any (${ids}::text[])`,
  );
  return new Set(rows.map(({ id }) => id));
}

export interface StoredRequirement {
  readonly id: string;
  readonly title: string;
  readonly type: 'read' | 'quiz' | 'practice' | 'external';
  readonly status: 'active' | 'retired';
  readonly procedureId: string | null;
  readonly dueDays: number;
  readonly refreshOnReturn: boolean;
}

export function listRequirements(
  reader: Reader,
  companyId: number,
  ids: readonly string[] | null,
): Promise<StoredRequirement[]> {
  return reader.query(sql`select id, title, type, status, procedure_id as "procedureId", due_days as "dueDays",
      refresh_on_return as "refreshOnReturn"
    from training_requirements where company_id = ${companyId} and (${ids}::text[] is null or id = any (${ids}::text[]))
    order by number`);
}

export function listRequirementsOfProcedure(
  reader: Reader,
  companyId: number,
  procedureId: string,
): Promise<{ id: string; title: string }[]> {
  return reader.query(sql`select id, title from training_requirements
    where company_id = ${companyId} and procedure_id = ${procedureId} and status = 'active' order by number`);
}

export interface StoredMembers {
  readonly id: string;
  readonly title: string;
  readonly members: readonly Membership[];
}

export const listCurricula = (reader: Reader, companyId: number): Promise<StoredMembers[]> =>
  reader.query(sql`select id, title, members from curriculums where company_id = ${companyId} order by number`);
export const listPosts = (reader: Reader, companyId: number): Promise<StoredMembers[]> =>
  reader.query(sql`select id, title, members from posts where company_id = ${companyId} order by number`);

export interface StoredAbsence {
  readonly personId: number;
  readonly firstDay: string;
  readonly lastDay: string | null;
}

export function listAbsences(
  reader: Reader,
  companyId: number,
  people: readonly number[] | null,
): Promise<StoredAbsence[]> {
  return reader.query(sql`select person_id as "personId", first_day as "firstDay", last_day as "lastDay" from absences
    where company_id = ${companyId} and status = 'active'
      and (${people}::int[] is null or person_id = any (${people}::int[])) order by first_day, number`);
}

export interface StoredTraining {
  readonly id: string;
  readonly status: 'assigned' | 'to_assess' | 'failed' | 'completed' | 'waived' | 'cancelled';
  readonly userId: number;
  readonly requirementId: string;
  readonly versionId: string | null;
  readonly sinceVersionId: string | null;
  readonly cause: 'joined' | 'post' | 'version' | 'expired' | 'return' | 'hand';
  readonly assignedOn: string;
  readonly dueDate: string;
  readonly awayDays: number;
  readonly createdAt: Date;
  readonly completedAt: Date | null;
  readonly expiresOn: string | null;
  readonly endedAt: Date | null;
}

/** Whoever asks: what depends on training does not depend on who may read it. */
export function listKnownTrainings(
  reader: Reader,
  people: readonly number[] | null,
  requirements: readonly string[] | null,
): Promise<StoredTraining[]> {
  return reader.query(sql`select t.id, t.status, t.user_id as "userId", t.requirement_id as "requirementId",
      t.version_id as "versionId", t.since_version_id as "sinceVersionId", t.cause, t.assigned_on as "assignedOn",
      t.due_date as "dueDate", t.away_days as "awayDays", t.created_at as "createdAt", t.completed_at as "completedAt",
      t.expires_on as "expiresOn", t.ended_at as "endedAt"
    from known_trainings(${people}::int[], ${requirements}::text[]) t order by t.number`);
}

export interface StoredVersion {
  readonly id: string;
  readonly procedureId: string;
  readonly versionNumber: number;
  readonly impact: '' | 'none' | 'changed' | 'whole';
  readonly approvedAt: Date;
  readonly approvals: readonly { readonly id: number; readonly at: string }[];
  readonly textHash: string;
  readonly pdfHash: string | null;
}

export const listKnownVersions = (reader: Reader, procedures: readonly string[]): Promise<StoredVersion[]> =>
  reader.query(sql`select v.id, v.procedure_id as "procedureId", v.version_number as "versionNumber", v.impact,
      v.approved_at as "approvedAt", v.approvals, v.text_hash as "textHash", v.pdf_hash as "pdfHash"
    from known_versions(${procedures}::text[]) v order by v.procedure_id, v.version_number`);

export interface StoredEpoch {
  readonly procedureId: string;
  readonly from: Date;
  readonly versionId: string | null;
}

export const listKnownEpochs = (reader: Reader, procedures: readonly string[]): Promise<StoredEpoch[]> =>
  reader.query(sql`select e.procedure_id as "procedureId", e.begins_at as "from", e.version_id as "versionId"
    from known_epochs(${procedures}::text[]) e order by e.procedure_id, e.begins_at`);

export interface StoredFacts {
  readonly personId: number;
  readonly requirementId: string;
  readonly starts: readonly string[];
  readonly states: readonly number[];
}

export async function saveFacts(tx: Tx, facts: readonly StoredFacts[]): Promise<void> {
  if (facts.length === 0) return;
  const rows = facts.map(({ personId, requirementId, starts, states }) => ({
    person_id: personId,
    requirement_id: requirementId,
    starts,
    states,
  }));
  await tx.query(sql`select save_training_facts(${JSON.stringify(rows)}::jsonb)`);
}

/** Of each person the requirements in which they are in some state at an instant, and that state. */
export function listStates(
  reader: Reader,
  companyId: number,
  people: readonly number[] | null,
  at: string,
): Promise<{ personId: number; requirements: number[]; states: number[] }[]> {
  return reader.query(sql`select s.person_id as "personId", array_agg(s.number) as requirements, array_agg(s.state) as states
    from (select f.person_id, r.number, f.states[width_bucket(${at}::timestamptz, f.starts)] as state
      from training_facts f join training_requirements r on r.company_id = f.company_id and r.id = f.requirement_id
      where f.company_id = ${companyId} and cardinality(f.starts) > 0
        and (${people}::int[] is null or f.person_id = any (${people}::int[]))) as s
    where s.state > 0 group by s.person_id`);
}

export function listNumberedRequirements(
  reader: Reader,
  companyId: number,
): Promise<{ number: number; id: string; title: string; type: StoredRequirement['type'] }[]> {
  return reader.query(sql`select number, id, title, type from training_requirements where company_id = ${companyId}
    order by number`);
}

/** One reconciliation of a company at a time, however many servers there are. */
export async function lockTraining(tx: Tx, companyId: number): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtext('training'), ${companyId})`);
}

/** Conditions of the lists, on a row called `e`. */
export const requirementFilters = { procedure: (id: unknown) => sql`e.procedure_id = ${id as string}` };

export const absenceFilters = {
  on: (day: unknown) =>
    sql`(e.first_day <= ${day as string}::date and (e.last_day is null or e.last_day >= ${day as string}::date))`,
  personId: (id: unknown) => sql`e.person_id = ${id as number}`,
};

/** What follows from other rows, of a row of requirements called `e`: the code as far as its reader may see it. */
export const derivedOfRequirement = {
  code: `(select p.code from procedures p where p.company_id = e.company_id and p.id = e.procedure_id)`,
};

const ofRequirement = (column: string) =>
  `(select r.${column} from training_requirements r where r.company_id = e.company_id and r.id = e.requirement_id)`;

export const derivedOfTraining = {
  type: ofRequirement('type'),
  trainers: ofRequirement('trainers'),
  templateId: ofRequirement('template_id'),
  passPercent: ofRequirement('pass_percent'),
  attempts: ofRequirement('attempts'),
  validityMonths: ofRequirement('validity_months'),
};

const today = sql`(now() at time zone 'UTC')::date`;
const isOpen = sql`e.status in ('assigned', 'to_assess', 'failed')`;
const dueConditions = {
  late: sql`e.due_date < ${today}`,
  week: sql`e.due_date between ${today} and ${today} + 7`,
  later: sql`e.due_date > ${today} + 7`,
};

export const trainingFilters = {
  type: (values: unknown) => sql`exists (select from training_requirements r where r.company_id = e.company_id
    and r.id = e.requirement_id and r.type = any (${values as readonly string[]}::text[]))`,
  due: (values: unknown): Sql => {
    const wanted = values as readonly (keyof typeof dueConditions)[];
    return sql`(${isOpen} and (${wanted.map((one) => dueConditions[one]).reduce((all, one) => sql`${all} or ${one}`)}))`;
  },
  awaits: () => sql`(e.status in ('to_assess', 'failed') and e.user_id <> current_reader() and exists (
    select from training_requirements r where r.company_id = e.company_id and r.id = e.requirement_id
      and current_reader() = any (r.trainer_ids)))`,
  personId: (id: unknown) => sql`e.user_id = ${id as number}`,
  requirement: (id: unknown) => sql`e.requirement_id = ${id as string}`,
};

/** A page of trainings: those of a person in their order, or those of these numbers. */
export const ofPerson = (userId: number | null): Sql => sql`and e.user_id = ${userId} order by e.number`;
export const withIds = (ids: readonly string[]): Sql => sql`and e.id = any (${ids}::text[])`;
