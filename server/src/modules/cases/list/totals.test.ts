import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import { reportsEndpoints as reports } from '@vigie/domain/modules/reports/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { contextOf } from '../../accounts/public';
import { filterFor } from '../../records/public';
import { complete, ifMatch, reporting, userIdOf } from '../../reports/testing/reports';
import { caseWork } from '../testing/cases';
import { servedCases } from './list';
import { type CaseFilter, caseEntries } from './repository';

let t: TestApp;
let work: Awaited<ReturnType<typeof caseWork>>;
let doing: ReturnType<typeof reporting>;
beforeAll(async () => {
  t = await createTestApp();
  work = await caseWork(t);
  doing = reporting(t);
});
afterAll(() => t.close());

const caseColumns = `company_id, kind, owner_id, is_case, status, coalesce(criticality, '') as criticality,
  coalesce(origin, '') as origin`;
const overallCaseColumns = caseColumns.replace('owner_id, ', '');
const actionColumns = 'company_id, status, priority, origin_kind';
const reportColumns = `company_id, case when is_sent then 0 else author_id end as author_id, status,
  coalesce(category, '') as category, severity`;

const peopleColumns = 'company_id, author_id, coalesce(appraiser_id, 0) as appraiser_id, status, is_sent';

/** What is kept and what is there, each row as text, wherever the two differ. */
async function wrongTotals(): Promise<unknown[]> {
  const differing = (kept: string, counted: string) => `select coalesce(k, c)::text as cell from
    (select to_jsonb(t) as k from ${kept} t where total > 0) as kept full join
    (select to_jsonb(t) as c from (${counted}) as t) as counted on k = c where k is null or c is null`;
  const counted = (table: string, columns: string, where: string) =>
    `select *, count(*) as total from (select ${columns} from ${table} ${where}) as rows group by ${columns
      .replace(/(case when|coalesce).*? as /gs, '')
      .replace(/\s+/g, ' ')}`;
  return [
    ...(await t.database.owner(differing('case_totals', counted('case_entries', caseColumns, 'where is_shown')))),
    ...(await t.database.owner(
      differing('case_overall_totals', counted('case_entries', overallCaseColumns, 'where is_shown')),
    )),
    ...(await t.database.owner(differing('action_overall_totals', counted('action_entries', actionColumns, '')))),
    ...(await t.database.owner(differing('report_totals', counted('reports', reportColumns, '')))),
    ...(await t.database.owner(differing('report_people_totals', counted('reports', peopleColumns, '')))),
  ];
}

const change = async (id: string, body: object) => {
  const { version } = await work.get(id);
  const answer = await t.call(cases.changeCase, {
    token: work.as('qa'),
    params: { id },
    headers: ifMatch(version),
    body: { reason: 'Essai', ...body },
  });
  expect(answer.status, answer.text).toBe(200);
};

describe('the totals of the lists', () => {
  it('are exact after the demo records were made', async () => {
    expect(await wrongTotals()).toEqual([]);
  });

  it('stay exact through the whole life of a case', async () => {
    const exact = async (what: string) => expect(await wrongTotals(), what).toEqual([]);
    const record = await work.open('improvement', 'Un essai de totaux');
    await exact('opened');
    await change(record.id, { ownerId: await userIdOf(t, 'designer') });
    await exact('another owner');
    await change(record.id, { ownerId: await userIdOf(t, 'lead'), criticality: 'Critical', dueDate: '2027-01-31' });
    await exact('another criticality');
    await work.markAll(record, 'markReady', 'lead');
    for (const [action, who] of [
      ['submit', 'lead'],
      ['return', 'qa'],
      ['submit', 'lead'],
    ] as const) {
      expect((await work.move(record.id, action, who, { reason: 'Essai' })).status, action).toBe(200);
      await exact(action);
    }
    await work.markAll(record, 'review', 'qa');
    for (const action of ['approve', 'reopen', 'void'] as const) {
      expect((await work.move(record.id, action, 'qa', { reason: 'Essai' })).status, action).toBe(200);
      await exact(action);
    }
  });

  it('stay exact when a report is drafted, given up, sent, changed and decided', async () => {
    const [author, validator] = [work.as('reporter'), work.as('validator')];
    const draft = await doing.draft(author, { ...complete, what: 'Brouillon' });
    expect(await wrongTotals()).toEqual([]);
    await t.call(reports.discardReport, { token: author, params: { id: draft.id }, headers: ifMatch(draft.version) });
    expect(await wrongTotals()).toEqual([]);
    const sent = await doing.sent(author);
    await doing.change(author, sent, { category: 'hse' }, 'Erreur');
    expect(await wrongTotals()).toEqual([]);
    const made = { decision: 'reject' as const, comment: 'Sans suite' };
    const answer = await doing.decide(validator, await doing.get(author, sent.id), made, { username: 'validator' });
    expect(answer.status, answer.text).toBe(200);
    expect(await wrongTotals()).toEqual([]);
  });

  it('stay exact when a person is renamed', async () => {
    await t.database.owner(`update users set last_name = 'Lefort' where username = 'lead'`);
    expect(await wrongTotals()).toEqual([]);
  });

  it('stay exact, and nobody waits in a circle, when many change the same ones at the same moment', async () => {
    const opened = [];
    for (let n = 0; n < 6; n += 1) opened.push(await work.open('hse', `Au même moment ${n}`));
    for (const levels of [
      ['Critical', 'Minor'],
      ['Minor', 'Critical'],
      ['Critical', 'Minor'],
    ]) {
      await Promise.all(opened.map(({ id }, n) => change(id, { criticality: levels[n % 2] })));
      expect(await wrongTotals()).toEqual([]);
    }
  });
});

const parsed = (query: object) => cases.getCaseBoard.query?.parse(query) as never;

describe.each(['qa', 'validator', 'lead', 'reporter'])('what %s is shown', (name) => {
  it.each<Record<string, string>>([
    { assigned: 'everyone' },
    { assigned: 'team' },
    { assigned: 'me' },
    { assigned: 'everyone', status: 'draft' },
    { assigned: 'team', status: 'waiting_approval' },
    { assigned: 'everyone', status: 'rejected', category: 'hse' },
    { assigned: 'team', category: 'nonConformity', severity: 'medium' },
  ])('of the inbox %j', async (query) => {
    const total = async (more: Record<string, string> = {}) =>
      (await t.call(reports.listReports, { token: work.as(name), query: { ...query, ...more } })).body.total;
    // A filter by days counts the reports themselves.
    expect(await total()).toBe(await total({ from: '2000-01-01' }));
  });

  it.each<Record<string, string>>([
    { kind: 'hse', assigned: 'everyone' },
    { kind: 'nonConformity', assigned: 'team' },
    { kind: 'nonConformity', assigned: 'me', status: 'waiting_approval' },
    { kind: 'hse', assigned: 'everyone', criticality: 'Critical', status: 'in_progress' },
    { kind: 'hse', assigned: 'team', origin: 'audit' },
  ])('of the cases %j', async (query) => {
    const { body } = await t.call(cases.listCases, { token: work.as(name), query });
    const context = await contextOf(t.app.platform, name);
    const found = await t.app.platform.database.read(context, async (reader) => {
      const filter = await filterFor<CaseFilter>(reader, context, parsed(query), servedCases);
      return caseEntries.ids(reader, filter, { sort: 'id', direction: 'asc' }, 1_000);
    });
    expect(body.total).toBe(found.length);
    const board = await t.call(cases.getCaseBoard, { token: work.as(name), query });
    expect(board.body.columns.reduce((sum, column) => sum + column.total, 0)).toBe(found.length);
  });
});

describe('a page is the same from whichever end it is read', () => {
  const pages = async (query: Record<string, string>) => {
    const page = async (n: number) => {
      const token = work.as('qa');
      const asked = { kind: 'itBug', assigned: 'everyone', ...query, page: n };
      return (await t.call(cases.listCases, { token, query: asked })).body;
    };
    const first = await page(1);
    const all = [first];
    for (let n = 2; n <= first.pageCount; n += 1) all.push(await page(n));
    expect((await page(first.pageCount + 1)).items).toEqual([]);
    return { total: first.total, ids: all.map(({ items }) => items.map(({ id }) => id)) };
  };

  beforeAll(async () => {
    await t.database.owner(`insert into case_entries (company_id, id, kind, number, is_case, status, summary, criticality,
        owner_id, owner_name, origin, due_date, version)
      select company_id, 'BUG_9' || n, 'itBug', 9000 + n, true, (array['in_progress', 'closed'])[1 + n % 2], 'x',
        (array['Critical', 'Major', 'Minor'])[1 + n % 3], id, 'Q A', (array['audit', null])[1 + n % 2],
        date '2026-01-01' + n % 5, 1
      from users, generate_series(1, 67) n where username = 'qa'`);
  });

  it.each(['id', 'status', 'criticality', 'owner', 'origin', 'dueDate', 'urgency'])('by %s', async (sort) => {
    const up = await pages({ sort, direction: 'asc' });
    const down = await pages({ sort, direction: 'desc' });
    expect(up.ids.flat()).toHaveLength(up.total);
    expect(new Set(up.ids.flat()).size).toBe(up.total);
    expect(down.ids.flat()).toEqual(up.ids.flat().reverse());
    expect(up.ids.slice(0, -1).every((page) => page.length === 15)).toBe(true);
  });

  it('narrowed down', async () => {
    const { total, ids } = await pages({ criticality: 'Critical,Major', sort: 'dueDate', direction: 'asc' });
    expect(ids.flat()).toHaveLength(total);
    const rows = await t.database.owner<{ id: string }>(`select e.id from case_entries e join users u
      on u.company_id = e.company_id and u.username = 'qa' where kind = 'itBug' and is_shown
      and criticality in ('Critical', 'Major') order by due_date, number`);
    expect(ids.flat()).toEqual(rows.map(({ id }) => id));
  });
});
