import { mCategories } from '@vigie/domain/modules/cases/public';
import fc from 'fast-check';
import type { TestDatabase } from '../../../platform/testing/test-database';
import { type Known, number, type PlainAction, type PlainCase } from './recount';

const dayMs = 86_400_000;
const dayOf = (days: number) => new Date(days * dayMs).toISOString().slice(0, 10);
export const plus = (day: string, days: number): string => dayOf(number(day) + days);

export interface RandomWorld {
  readonly asked: {
    readonly from: string;
    readonly to: string;
    readonly bucket?: 'day' | 'week' | 'month' | undefined;
    readonly site?: string | undefined;
    readonly kind?: string | undefined;
    readonly team?: number | undefined;
    readonly knownOn?: string | undefined;
  };
  readonly cases: readonly Known<PlainCase>[][];
  readonly actions: readonly Known<PlainAction>[][];
}

const sites = ['Lyon', 'Tours', ''];
const kinds = ['nonConformity', 'hse', 'improvement'];

/** Some of these, and mostly those: a day too many or too few shows on the edges. */
function daysAround(edges: readonly string[], first: string, last: string): fc.Arbitrary<string> {
  const near = edges.flatMap((day) => [plus(day, -1), day, plus(day, 1)]).filter((day) => day >= first && day <= last);
  const anywhere = fc.integer({ min: number(first), max: number(last) }).map(dayOf);
  return near.length === 0
    ? anywhere
    : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...near) }, { weight: 1, arbitrary: anywhere });
}

/** One of these, but not before another day. */
const notBefore = (day: string, other: string): string => (other < day ? day : other);

function caseAround(edges: readonly string[], first: string, today: string): fc.Arbitrary<Omit<PlainCase, 'id'>> {
  const day = daysAround(edges, first, today);
  const count = fc.constantFrom(0, 0, 1, 2);
  return fc
    .record({
      reported: day,
      opened: day,
      submitted: day,
      approved: day,
      closed: day,
      judgedOn: fc.option(day),
      due: daysAround([...edges, today], first, plus(today, 20)),
      /** The last was closed elsewhere, and imported; others were imported open, and went on here. */
      life: fc.constantFrom(0, 1, 2, 3, 3, 'imported' as const),
      isImported: fc.constantFrom(false, false, false, true),
      hasDueOnApproval: fc.boolean(),
      kind: fc.constantFrom(...kinds),
      site: fc.constantFrom(...sites),
      department: fc.constantFrom('QC', 'Magasin', ''),
      product: fc.constantFrom(...'ABCDEFGHIJKLMNOP', ''),
      detection: fc.constantFrom('audit', 'gemba', ''),
      causes: fc.uniqueArray(fc.constantFrom(...mCategories), { maxLength: 3 }),
      owner: fc.constantFrom(1, 2, 3),
      team: fc.constantFrom(null, 1, 2),
      isVoid: fc.constantFrom(false, false, false, false, true),
      judged: count,
      failed: count,
      returned: count,
      reopened: count,
      extended: count,
      recurs: fc.constantFrom(null, true, false),
      cost: fc.option(fc.integer({ min: 0, max: 5000 })),
    })
    .map(({ life, hasDueOnApproval, ...one }) => {
      const opened = notBefore(one.reported, one.opened);
      const judgedOn = one.judgedOn === null ? null : notBefore(opened, one.judgedOn);
      const submitted = notBefore(opened, one.submitted);
      const approved = notBefore(submitted, one.approved);
      const closed = notBefore(approved, one.closed);
      if (life === 'imported') {
        const ended = { submitted: null, approved: null, closed: notBefore(opened, one.closed), isImported: true };
        return { ...one, opened, judgedOn, ...ended };
      }
      return {
        ...one,
        opened,
        judgedOn,
        submitted: life > 0 ? submitted : null,
        approved: life > 1 ? approved : null,
        closed: life > 2 ? closed : null,
        due: hasDueOnApproval ? approved : one.due,
      };
    });
}

function actionAround(edges: readonly string[], first: string, today: string): fc.Arbitrary<Omit<PlainAction, 'id'>> {
  const day = daysAround(edges, first, today);
  return fc
    .record({
      caseId: fc.option(fc.integer({ min: 1, max: 20 })),
      created: day,
      ended: fc.option(day),
      due: fc.option(daysAround([...edges, today], first, plus(today, 20))),
      responsible: fc.constantFrom(null, 1, 2),
      team: fc.constantFrom(null, 1, 2),
    })
    .map(({ caseId, ended, ...one }) => ({
      ...one,
      caseId: caseId === null ? null : caseIdOf(caseId),
      ended: ended === null ? null : notBefore(one.created, ended),
    }));
}

const caseIdOf = (place: number) => `NC_${String(place).padStart(4, '0')}`;

/** What was known when: many states begin at midnight, or a millisecond before. */
function states<Facts>(
  facts: fc.Arbitrary<Facts>,
  days: fc.Arbitrary<string>,
  namedDays: (facts: Facts) => readonly (string | null)[],
): fc.Arbitrary<Known<Facts>[]> {
  const moment = fc
    .tuple(days, fc.constantFrom(0, 0, -1, 43_200_000))
    .map(([day, more]) => new Date(number(day) * dayMs + more));
  // The future is unknown: a state begins no earlier than the last day that it names.
  const state = fc.record({ from: moment, facts }).map(({ from, facts: known }) => {
    const last = Math.max(...namedDays(known).map((day) => (day === null ? 0 : number(day) * dayMs)));
    return { from: new Date(Math.max(from.getTime(), last)), facts: known };
  });
  const isSame = (one: Known<Facts>, other: Known<Facts>) => one.from.getTime() === other.from.getTime();
  return fc
    .uniqueArray(state, { minLength: 1, maxLength: 3, comparator: isSame })
    .map((list) => list.sort((one, other) => one.from.getTime() - other.from.getTime()));
}

export function randomWorld(today: string): fc.Arbitrary<RandomWorld> {
  const question = fc.record({
    from: fc.integer({ min: -400, max: -5 }).map((days) => plus(today, days)),
    length: fc.constantFrom(0, 1, 6, 29, 30, 92, 200, 405),
    bucket: fc.constantFrom(undefined, undefined, 'day' as const, 'week' as const, 'month' as const),
    site: fc.constantFrom(undefined, undefined, ...sites),
    kind: fc.constantFrom(undefined, undefined, ...kinds),
    team: fc.constantFrom(undefined, undefined, 1),
    known: fc.constantFrom(undefined, -1, 0, 1, 40),
  });
  return question.chain(({ length, known, ...asked }) => {
    const to = plus(asked.from, length);
    const wanted = known === undefined ? undefined : plus(to, known);
    const knownOn = wanted !== undefined && wanted > today ? today : wanted;
    const before = plus(asked.from, -length - 1);
    const edges = [asked.from, to, before, plus(asked.from, 30), plus(to, -30), plus(to, -180), today];
    const first = plus(before, -200);
    const ofDays = daysAround([...edges, ...(knownOn ? [knownOn] : [])], first, today);
    const ofCases = states(caseAround(edges, first, today) as fc.Arbitrary<PlainCase>, ofDays, (one) => [
      one.reported,
      one.opened,
      one.submitted,
      one.approved,
      one.closed,
      one.judgedOn,
    ]);
    const ofActions = states(
      actionAround(edges, first, today) as fc.Arbitrary<PlainAction>,
      ofDays,
      ({ created, ended }) => [created, ended],
    );
    return fc.record({
      asked: fc.constant({ ...asked, to, knownOn }),
      cases: fc
        .array(ofCases, { minLength: 0, maxLength: 30 })
        .map((all) => all.map((one, place) => named(one, caseIdOf(place + 1)))),
      actions: fc
        .array(ofActions, { maxLength: 12 })
        .map((all) => all.map((one, place) => named(one, `ACT_${place + 1}`))),
    });
  });
}

function named<Facts extends { id: string }>(list: readonly Known<Facts>[], id: string): Known<Facts>[] {
  return list.map(({ from, facts }) => ({ from, facts: { ...facts, id } }));
}

const bitsOf = (causes: readonly string[]) =>
  mCategories.reduce((bits, name, place) => (causes.includes(name) ? bits + 2 ** place : bits), 0);

const orNever = (day: string | null) => day ?? 'infinity';

function caseRow(one: PlainCase) {
  const status = one.closed ? 'closed' : one.approved ? 'approved' : one.submitted ? 'ready_for_qa' : 'in_progress';
  return {
    case_id: one.id,
    reported_day: one.reported,
    opened_day: one.opened,
    due_day: one.due,
    owner_id: one.owner,
    submitted_day: orNever(one.submitted),
    approved_day: orNever(one.approved),
    closed_day: orNever(one.closed),
    judged_day: orNever(one.judgedOn),
    reopened_day: 'infinity',
    team_id: one.team,
    cost: one.cost,
    causes: bitsOf(one.causes),
    returned: one.returned,
    reopened: one.reopened,
    extended: one.extended,
    judged: one.judged,
    ineffective: one.failed,
    is_recurrent: one.recurs,
    is_confidential: false,
    is_void: one.isVoid,
    status,
    kind: one.kind,
    criticality: 'Minor',
    site: one.site,
    department: one.department,
    product: one.product,
    detection: one.detection,
    is_imported: one.isImported,
  };
}

function actionRow(one: PlainAction) {
  return {
    action_id: one.id,
    case_id: one.caseId,
    created_day: one.created,
    due_day: orNever(one.due),
    ended_day: orNever(one.ended),
    responsible_id: one.responsible,
    team_id: one.team,
    extended: 0,
    is_confidential: false,
  };
}

/** Puts the facts of a company in place of those that are there. */
export async function storeFacts(database: TestDatabase, companyId: number, world: RandomWorld): Promise<void> {
  const rowsOf = <Facts>(lists: readonly Known<Facts>[][], rowOf: (facts: Facts) => object) =>
    lists.flatMap((list) =>
      list.map(({ from, facts }, place) => ({
        ...rowOf(facts),
        company_id: companyId,
        written: 0,
        known_from: from,
        known_to: list[place + 1]?.from ?? null,
      })),
    );
  const store = async (table: string, rows: readonly { known_to: Date | null }[]) => {
    const versions = table.replace('_facts', '_fact_versions');
    await database.owner(`delete from ${table} where company_id = $1`, [companyId]);
    await database.owner(`delete from ${versions} where company_id = $1`, [companyId]);
    const [past, now] = [rows.filter(({ known_to }) => known_to), rows.filter(({ known_to }) => !known_to)];
    const fill = (name: string, some: readonly object[], columns: string) =>
      database.owner(
        `insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, $1)`,
        [JSON.stringify(some)],
      );
    const { known_to, ...kept } = rows[0] ?? { known_to: null };
    const columns = Object.keys(kept).join(', ');
    if (past.length > 0) await fill(versions, past, `${columns}, known_to`);
    if (now.length > 0) await fill(table, now, columns);
  };
  await store('case_facts', rowsOf(world.cases, caseRow));
  await store('action_facts', rowsOf(world.actions, actionRow));
  // Of a day that no question reaches: counted nowhere, and written by a transaction that no remembered answer has seen.
  await database.owner(
    `insert into action_facts (company_id, action_id, created_day) values ($1, 'ACT_9999', '2999-01-01')`,
    [companyId],
  );
}
