import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import { emptyRecurrence } from '@vigie/domain/modules/cases/steps/assessments';
import { insightsEndpoints as endpoints } from '@vigie/domain/modules/insights/contract';
import type { Insights } from '@vigie/domain/modules/insights/figures';
import type { IndicatorKey } from '@vigie/domain/modules/insights/indicators';
import { addDays } from '@vigie/domain/modules/insights/periods';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { caseWork, rootOf } from '../cases/testing/cases';
import { ifMatch } from '../reports/testing/reports';

let t: TestApp;
let work: Awaited<ReturnType<typeof caseWork>>;
const today = new Date().toISOString().slice(0, 10);
const yesterday = addDays(today, -1);
beforeAll(async () => {
  t = await createTestApp();
  work = await caseWork(t);
}, 60_000);
afterAll(() => t.close());

const thisMonth = { from: addDays(today, -30), to: today };

async function figures(who: string, query: Record<string, string> = thisMonth): Promise<Insights> {
  const { status, body, text } = await t.call(endpoints.getInsights, { token: work.as(who), query });
  expect(status, text).toBe(200);
  return body;
}
const figureOf = ({ figures: all }: Insights, key: IndicatorKey) => {
  const { value, numerator, denominator } = all.find((one) => one.key === key) ?? {};
  return { value, numerator, denominator };
};
const factsOf = async (id: string) =>
  (await t.database.owner('select * from case_facts where case_id = $1', [id]))[0] as Record<string, unknown>;

async function change(id: string, who: string, body: object, version?: number) {
  const known = version ?? (await work.get(id)).version;
  const options = { token: work.as(who), params: { id }, headers: ifMatch(known) };
  return t.call(cases.changeCase, { ...options, body: { reason: 'Vérifié avec la comptabilité', ...body } });
}

/** What was known until now was known ten days ago: all that is done after this is done since. */
async function letTenDaysPass(): Promise<void> {
  const days = [
    'reported_day',
    'opened_day',
    'submitted_day',
    'approved_day',
    'closed_day',
    'judged_day',
    'reopened_day',
  ];
  const moved = days.map((name) => `${name} = case when ${name} < 'infinity' then ${name} - 10 else ${name} end`);
  const times = `known_from = known_from - interval '10 days'`;
  await t.database.owner('alter table case_facts disable trigger versioned');
  await t.database.owner(`update case_facts set ${times}, ${moved.join(', ')}`);
  await t.database.owner(
    `update case_fact_versions set ${times}, known_to = known_to - interval '10 days', ${moved.join(', ')}`,
  );
  await t.database.owner('update case_facts set written = pg_current_xact_id()::text::bigint');
  await t.database.owner('alter table case_facts enable trigger versioned');
}

describe('facts of cases', () => {
  it('follow what people do, state by state, in one row for each transaction that changes them', async () => {
    const record = await work.open();
    const { id } = record;
    await work.write(id, 'recurrence', 0, { ...emptyRecurrence, isRecurrent: { answer: 'Yes', text: 'Comme en mai' } });
    await work.write(id, 'rootCause', 0, { 'cause-abcdef': rootOf('Joint usé', { mCategory: 'Material' }) });
    await work.write(id, 'rootCause', 1, { 'cause-abcdef': rootOf('Joint très usé', { mCategory: 'Material' }) });
    await change(id, 'qa', { dueDate: addDays(record.dueDate, 5) });
    await change(id, 'qa', { dueDate: addDays(record.dueDate, 2) });
    await work.markAll(record, 'markReady', 'lead');
    expect((await work.move(id, 'submit', 'lead')).status).toBe(200);
    await work.move(id, 'return', 'qa', { reason: 'Précisez la cause' });
    await work.move(id, 'submit', 'lead');
    await work.markAll(record, 'review', 'qa');
    expect((await work.move(id, 'approve', 'qa')).status).toBe(200);
    const approved = { status: 'approved', submitted_day: today, approved_day: today, closed_day: 'infinity' };
    const counted = { returned: 1, reopened: 0, extended: 1, causes: 1 << 6, is_recurrent: true, is_void: false };
    const days = await t.database.owner<Record<string, unknown>>(
      `select submitted_day::text, approved_day::text, closed_day::text, opened_day::text, due_day::text from case_facts
        where case_id = $1`,
      [id],
    );
    const { status, submitted_day, approved_day, closed_day } = {
      ...(await factsOf(id)),
      ...days[0],
    } as typeof approved;
    expect({ status, submitted_day, approved_day, closed_day }).toEqual(approved);
    expect(await factsOf(id)).toMatchObject(counted);
    expect(days[0]).toMatchObject({ opened_day: today, due_day: addDays(record.dueDate, 2) });
    const states = await t.database.owner<{ status: string; isNext: boolean }>(
      `select status, known_to = lead(known_from, 1, (select known_from from case_facts where case_id = $1))
          over (order by known_to) as "isNext"
        from case_fact_versions where case_id = $1 order by known_to`,
      [id],
    );
    // Opened, recurrence, cause, two due dates, submitted, returned, submitted: words of a cause are no fact.
    expect(states).toHaveLength(8);
    expect(states.every(({ isNext }) => isNext)).toBe(true);
    await work.move(id, 'reopen', 'qa', { reason: 'Une autre cuve fuit' });
    expect(await factsOf(id)).toMatchObject({ reopened: 1, status: 'in_progress' });
    const [back] = await t.database.owner('select approved_day::text from case_facts where case_id = $1', [id]);
    expect(back).toEqual({ approved_day: 'infinity' });
  }, 60_000);

  it('R07 R12 hold a cost that QA or the lead writer has entered, with a reason, at the version that they saw', async () => {
    const { id, version } = await work.open();
    expect((await change(id, 'reporter', { cost: 10 })).status).toBe(403);
    expect((await change(id, 'lead', { cost: -1 })).status).toBe(422);
    expect((await change(id, 'lead', { cost: 1200 }, version)).body.cost).toBe(1200);
    expect((await change(id, 'qa', { cost: 1300 }, version)).status).toBe(412);
    expect(figureOf(await figures('designer'), 'cost')).toEqual({ value: 1200, numerator: 1200, denominator: 1 });
    expect((await change(id, 'qa', { cost: null })).body.cost).toBeNull();
    expect(figureOf(await figures('designer'), 'cost')).toEqual({ value: null, numerator: 0, denominator: 0 });
    const { body } = await t.call(cases.getCaseHistory, { token: work.as('qa'), params: { id } });
    expect(body.items[1]?.changes).toEqual([{ field: 'cost', from: null, to: 1200 }]);
  });
});

describe('the figures', () => {
  it('say no data of a period without cases, and nothing of another company', async () => {
    const empty = await figures('qa', { from: '2001-01-01', to: '2001-01-31' });
    for (const { key, value, denominator } of empty.figures) {
      if (denominator !== null) expect([key, value, denominator]).toEqual([key, null, 0]);
      else expect([key, value]).toEqual([key, 0]);
    }
    expect(empty.leadTimes.every(({ median, p90, count }) => median === null && p90 === null && count === 0)).toBe(
      true,
    );
    expect(empty.paretos.every(({ bars, total }) => bars.length === 0 && total === 0)).toBe(true);
    expect(figureOf(await figures('qa'), 'opened').value).toBeGreaterThan(0);
    expect(figureOf(await figures('other.admin'), 'opened').value).toBe(0);
  });

  it('refuse what makes no sense', async () => {
    const ask = (query: Record<string, string>) => t.call(endpoints.getInsights, { token: work.as('qa'), query });
    expect((await ask({ from: '2026-02-01', to: '2026-01-31' })).status).toBe(422);
    expect((await ask({ from: '2000-01-01', to: '2026-01-31' })).status).toBe(422);
    expect((await ask({ ...thisMonth, knownOn: addDays(today, 1) })).status).toBe(422);
    const list = { token: work.as('qa'), query: { ...thisMonth, figure: 'opened', by: 'age', part: '0-30' } };
    expect((await t.call(endpoints.listCasesOfFigure, list)).status).toBe(422);
  });

  it('R20 count a confidential case for its readers alone, and list it for no one else', async () => {
    const { id, version } = await work.open('nonConformity', 'Un vestiaire a été ouvert.');
    const before = figureOf(await figures('designer'), 'opened').numerator ?? 0;
    expect(figureOf(await figures('lead'), 'opened').numerator).toBe(before);
    const body = { isConfidential: true, readerIds: [], readerRoles: ['qa'], reason: 'Une personne est nommée' };
    const options = { token: work.as('lead'), params: { id }, headers: ifMatch(version), body };
    expect((await t.call(cases.restrictCase, options)).status).toBe(200);
    // First the user who no longer sees the case, nor that anything has changed.
    expect(figureOf(await figures('designer'), 'opened').numerator).toBe(before - 1);
    const counts = await Promise.all(['lead', 'qa', 'designer', 'reporter'].map((who) => figures(who)));
    expect(counts.map((one) => figureOf(one, 'opened').numerator)).toEqual([before, before, before - 1, before - 1]);
    const listed = async (who: string) => {
      const query = { ...thisMonth, figure: 'opened', page: 1 };
      const { body: list } = await t.call(endpoints.listCasesOfFigure, { token: work.as(who), query });
      return [list.total, list.items.some((item) => item.id === id)];
    };
    expect([await listed('qa'), await listed('designer')]).toEqual([
      [before, true],
      [before - 1, false],
    ]);
  });

  it('of a past day are those that were shown then, and the difference to today is itemised', async () => {
    const [kept, voided] = [await work.open(), await work.open('hse')];
    await letTenDaysPass();
    const period = { from: addDays(today, -40), to: yesterday };
    const figuresThen = await figures('qa', period);
    const late = await work.open();
    await change(kept.id, 'qa', { cost: 700 });
    await work.move(voided.id, 'void', 'qa', { reason: 'Saisi deux fois' });
    expect(await figures('qa', period)).not.toEqual(figuresThen);
    const asKnown = await figures('qa', { ...period, knownOn: yesterday });
    const withoutAddresses = (text: string) => text.replaceAll(`&knownOn=${yesterday}`, '');
    expect(JSON.parse(withoutAddresses(JSON.stringify({ ...asKnown, knownOn: null })))).toEqual(figuresThen);

    const difference = async (figure: IndicatorKey, query: object = period) => {
      const asked = { ...query, figure, knownOn: yesterday };
      const { body, status, text } = await t.call(endpoints.getInsightDifference, {
        token: work.as('qa'),
        query: asked,
      });
      expect(status, text).toBe(200);
      return body;
    };
    const opened = await difference('opened');
    expect(opened).toMatchObject({ total: 1, asKnown: { value: figureOf(figuresThen, 'opened').value } });
    expect(opened.items).toMatchObject([{ id: voided.id, change: 'left', wasKnown: true }]);
    expect(opened.items[0]?.fields).toEqual([{ field: 'status', from: 'in_progress', to: 'void' }]);
    const cost = await difference('cost');
    expect(cost).toMatchObject({ now: { value: 700 }, items: [{ id: kept.id, change: 'entered', wasKnown: true }] });
    expect(cost.items[0]?.fields).toEqual([{ field: 'cost', from: null, to: '700' }]);
    const untilToday = await difference('opened', thisMonth);
    expect(untilToday.items.find(({ id }) => id === late.id)).toMatchObject({ change: 'entered', wasKnown: false });
  }, 60_000);

  it('R37 leave the house as a spreadsheet and as a PDF, each recorded in the trail', async () => {
    const answer = async (path: string) => {
      const url = `/api/v1/insights/${path}?from=${thisMonth.from}&to=${thisMonth.to}`;
      return t.app.http.inject({ url, headers: { authorization: `Bearer ${work.as('qa')}` } });
    };
    const [sheet, paper] = [await answer('export'), await answer('report')];
    expect([sheet.statusCode, sheet.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
    expect([paper.statusCode, paper.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    const events = await t.database.owner(
      `select from audit_events where action = 'list.exported' and record_id = 'insights'`,
    );
    expect(events).toHaveLength(2);
  });

  it('are narrowed down to sites and teams that there are', async () => {
    const { body } = await t.call(endpoints.listInsightChoices, { token: work.as('qa') });
    expect(body.teams.length).toBeGreaterThan(0);
    const [team] = body.teams;
    expect((await figures('qa', { ...thisMonth, team: String(team?.id) })).figures).toHaveLength(13);
  });
});
