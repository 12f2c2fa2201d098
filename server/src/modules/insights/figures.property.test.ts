import { mCategories } from '@vigie/domain/modules/cases/public';
import { insightsEndpoints } from '@vigie/domain/modules/insights/contract';
import type { Insights } from '@vigie/domain/modules/insights/figures';
import { figureKeys, leadPhases } from '@vigie/domain/modules/insights/indicators';
import { bucketsOf } from '@vigie/domain/modules/insights/periods';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { plus, type RandomWorld, randomWorld, storeFacts } from './testing/random-facts';
import { lastKnown, matches, number, type PlainCase, Recount } from './testing/recount';

let t: TestApp;
let token: string;
let companyId: number;
const today = new Date().toISOString().slice(0, 10);
beforeAll(async () => {
  t = await createTestApp();
  token = await t.signIn('qa');
  const [row] = await t.database.owner<{ company_id: number }>(`select company_id from users where username = 'qa'`);
  companyId = row?.company_id ?? 0;
});
afterAll(() => t.close());

type Words = Record<string, string | number>;
const said = (asked: object): Words =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as Words;

function plainWorld({ asked, cases, actions }: RandomWorld) {
  const isThere = <T>(one: T | null): one is T => one !== null;
  const everyCase = cases.map((list) => lastKnown(list, asked.knownOn)).filter(isThere);
  const counted = everyCase.filter((one) => matches(one, asked));
  const { team, ...place } = asked;
  const ofPlace = new Set(everyCase.filter((one) => matches(one, place)).map(({ id }) => id));
  const isNarrow = asked.site !== undefined || asked.kind !== undefined;
  const tasks = actions
    .map((list) => lastKnown(list, asked.knownOn))
    .filter(isThere)
    .filter((one) => team === undefined || one.team === team)
    .filter((one) => !isNarrow || (one.caseId !== null && ofPlace.has(one.caseId)));
  const last = asked.knownOn ?? today;
  return (from: string, to: string) => new Recount(counted, tasks, from, to, to < last ? to : last);
}

const length = ({ from, to }: { from: string; to: string }) => number(to) - number(from) + 1;

function expectFigures(answer: Insights, world: RandomWorld): void {
  const { from, to } = world.asked;
  const plain = plainWorld(world);
  const now = plain(from, to);
  const before = plain(plus(from, -length(world.asked)), plus(from, -1));
  for (const { key, list, listAll, before: was, imported, ...figure } of answer.figures) {
    expect({ key, ...figure, before: was }).toEqual({ key, ...now.figure(key), before: before.figure(key) });
    expect({ key, imported }).toEqual({ key, imported: now.imported(key) });
  }
  for (const { phase, list, before: was, imported, ...lead } of answer.leadTimes) {
    expect({ phase, ...lead, before: was }).toEqual({ phase, ...now.lead(phase), before: before.lead(phase) });
    expect({ phase, imported }).toEqual({ phase, imported: now.imported(phase) });
  }
  expect(answer.ages.map(({ count }) => count)).toEqual(now.ages());
  expect(answer.ages.map((one) => one.before)).toEqual(before.ages());
  for (const { key, points } of answer.series) {
    expect(points.map((point) => [point.from, point.to])).toEqual(
      bucketsOf(world.asked, answer.period.bucket).map((span) => [span.from, span.to]),
    );
    for (const point of points) {
      const counted = plain(point.from, point.to);
      const lead = key === 'leadWhole' ? counted.lead(key) : null;
      const expected = lead ? { value: lead.median, numerator: lead.count, denominator: null } : counted.figure(key);
      const isToCome = point.from > answer.asOf;
      expect({ key, ...point }).toEqual({
        key,
        from: point.from,
        to: point.to,
        ...(isToCome ? { ...expected, value: null } : expected),
      });
    }
  }
  expectParetos(answer, now, before);
  expectWorkload(answer, now);
}

const valuesOf: Record<string, (one: PlainCase) => readonly string[]> = {
  kind: ({ kind }) => [kind],
  product: ({ product }) => [product],
  department: ({ department }) => [department],
  detection: ({ detection }) => [detection],
  cause: ({ causes }) => causes,
};

function expectParetos(answer: Insights, now: Recount, before: Recount): void {
  for (const { by, bars, others, total } of answer.paretos) {
    const read = valuesOf[by] as (one: PlainCase) => readonly string[];
    const was = before.values(read);
    const all = [...now.values(read)]
      .sort(([one, n], [other, m]) => m - n || (one < other ? -1 : 1))
      .map(([part, count]) => ({ part, count, before: was.get(part) ?? 0 }));
    expect(bars.map(({ list, ...bar }) => bar)).toEqual(all.slice(0, 12));
    const rest = all.slice(12);
    const left = { values: rest.length, count: rest.reduce((sum, { count }) => sum + count, 0) };
    expect(others).toEqual(rest.length === 0 ? null : left);
    expect(total).toBe(now.casesOf('opened').some.filter((one) => read(one).length > 0).length);
  }
}

function expectWorkload(answer: Insights, now: Recount): void {
  const loads = [1, 2, 3].map((person) => ({
    userId: person,
    cases: now.casesOf('backlog').some.filter(({ owner }) => owner === person).length,
    overdueCases: now.casesOf('overdue').some.filter(({ owner }) => owner === person).length,
    actions: now.actionsOf('openActions').some.filter(({ responsible }) => responsible === person).length,
    overdueActions: now.actionsOf('overdueActions').some.filter(({ responsible }) => responsible === person).length,
  }));
  const shown = answer.workload.map(({ list, listOfActions, name, ...load }) => load);
  const busy = loads
    .filter((one) => one.cases + one.actions > 0)
    .sort((one, other) => other.cases + other.actions - one.cases - one.actions || one.userId - other.userId);
  expect(shown).toEqual(busy);
}

/** What the lists said last of each. */
const marks = new Map<string, boolean>();

/** Every page of the list that an address of the answer leads to. */
async function idsAt(address: string): Promise<string[]> {
  const query = Object.fromEntries(new URL(address, 'http://vigie').searchParams);
  const ids: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { body, status, text } = await t.call(insightsEndpoints.listCasesOfFigure, {
      token,
      query: { ...query, page },
    });
    expect(status, text).toBe(200);
    for (const { id, isImported } of body.items) {
      ids.push(id);
      marks.set(id, isImported);
    }
    pages = body.pageCount;
    expect(body.total).toBeGreaterThanOrEqual(ids.length);
  }
  return ids.sort();
}

function expectMarks(listed: readonly { readonly id: string; readonly isImported?: boolean }[]): void {
  for (const { id, isImported = false } of listed) expect([id, marks.get(id)]).toEqual([id, isImported]);
}

async function expectLists(answer: Insights, world: RandomWorld, seed: number): Promise<void> {
  const { from, to } = world.asked;
  const now = plainWorld(world)(from, to);
  const keys = [...figureKeys, ...leadPhases];
  const idsOf = (all: readonly { id: string }[] | null) => (all ?? []).map(({ id }) => id).sort();
  for (const key of [keys[seed % keys.length], keys[(seed * 7 + 3) % keys.length]]) {
    if (key === undefined) continue;
    const plain = key.endsWith('Actions') ? now.actionsOf(key) : now.casesOf(key);
    const figure = answer.figures.find((one) => one.key === key) ?? answer.leadTimes.find((one) => one.phase === key);
    expect([key, await idsAt(figure?.list ?? '')]).toEqual([key, idsOf(plain.some)]);
    expectMarks(plain.some);
    const all = figure && 'listAll' in figure ? figure.listAll : null;
    if (all) expect([key, await idsAt(all)]).toEqual([key, idsOf(plain.all)]);
  }
  const age = answer.ages[seed % answer.ages.length];
  expect(await idsAt(age?.list ?? '')).toHaveLength(age?.count ?? -1);
  const { bars } = answer.paretos[seed % answer.paretos.length] ?? { bars: [] };
  const bar = bars[seed % Math.max(1, bars.length)];
  if (bar) expect(await idsAt(bar.list)).toHaveLength(bar.count);
  const [load] = answer.workload;
  if (load) expect(await idsAt(load.list)).toHaveLength(load.cases);
  if (load) expect(await idsAt(load.listOfActions)).toHaveLength(load.actions);
}

describe('the figures of the KPI page', () => {
  it('R43 are those of a recount case by case, say how many are imported, and each is as long as its list', async () => {
    let seed = 0;
    await fc.assert(
      fc.asyncProperty(randomWorld(today), async (world) => {
        await storeFacts(t.database, companyId, world);
        const { body, status, text } = await t.call(insightsEndpoints.getInsights, { token, query: said(world.asked) });
        expect(status, text).toBe(200);
        expectFigures(body, world);
        seed += 1;
        await expectLists(body, world, seed);
      }),
      { numRuns: 50 },
    );
  }, 60_000);

  it('know the causes by the places of the list of categories', async () => {
    const content = Object.fromEntries(
      mCategories.map((mCategory, place) => [`cause-${place}`, { isRootCause: place % 2 === 0, mCategory }]),
    );
    const [row] = await t.database.owner<{ bits: number }>('select bits_of_causes($1) as bits', [
      JSON.stringify(content),
    ]);
    expect(row?.bits).toBe(0b01010101);
  });
});
