import { reportsEndpoints as reports } from '@vigie/domain/modules/reports/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { complete, reporting } from './testing/reports';

let t: TestApp;
let doing: ReturnType<typeof reporting>;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  t = await createTestApp();
  doing = reporting(t);
  for (const name of [
    'reporter',
    'validator',
    'qa',
    'lead',
    'designer',
    'company.admin',
    'other.reporter',
    'other.admin',
  ]) {
    tokens[name] = await t.signIn(name);
  }
});
afterAll(() => t.close());

async function list(name: string, query: Record<string, string | number> = {}) {
  const { status, body } = await t.call(reports.listReports, {
    token: tokens[name],
    query: { assigned: 'everyone', ...query },
  });
  expect(status).toBe(200);
  return body;
}
const ids = async (name: string, query: Record<string, string | number> = {}) =>
  (await list(name, query)).items.map(({ id }) => id);

describe('R19 R20 the inbox shows', () => {
  it('a reporter their own, drafts included', async () => {
    const me = await t.call(reports.listReports, { token: tokens.reporter, query: { assigned: 'everyone' } });
    const authors = new Set(me.body.items.map(({ authorId }) => authorId));
    expect(authors.size).toBe(1);
    expect(me.body.items.map(({ status }) => status)).toContain('draft');
  });

  it.each(['validator', 'qa', 'company.admin'])('%s everything that was sent', async (name) => {
    const { items, total } = await list(name);
    expect(total).toBe(10);
    expect(items.every(({ status }) => status !== 'draft')).toBe(true);
  });

  it('another company nothing of this one', async () => {
    expect((await list('other.admin')).items.map(({ summary }) => summary)).toEqual([
      'Bocaux mal sertis sur la ligne 1',
    ]);
    expect((await list('other.admin', { search: 'fuite' })).total).toBe(0);
  });

  it('what was given up to nobody, unless its author asks', async () => {
    const { id, version } = await doing.draft(tokens.designer as string);
    const headers = { 'if-match': `"${version}"` };
    await t.call(reports.discardReport, { token: tokens.designer, params: { id }, headers });
    expect(await ids('designer')).not.toContain(id);
    expect(await ids('designer', { status: 'discarded' })).toEqual([id]);
    expect(await ids('validator', { status: 'discarded' })).toEqual([]);
  });
});

describe('the inbox finds', () => {
  it.each([
    ['by id', 'IN_00002', ['IN_00002']],
    ['by its digits', '00002', ['IN_00002']],
    ['by words, their beginnings, accents and capitals forgiven', 'TEMPERATURE cham', ['IN_00008']],
    ['by person', 'lefevre', ['IN_00007', 'IN_00002']],
    ['by all words together', 'ligne chambre', []],
    ['nothing by hostile text', `'; drop table reports; --`, []],
  ])('%s', async (_, search, found) => expect(await ids('validator', { search })).toEqual(found));

  it('what was changed by its new words and not its old ones', async () => {
    const report = await doing.sent(tokens.reporter as string, { ...complete, what: 'Zanzibar en panne' });
    expect(await ids('validator', { search: 'zanzibar' })).toEqual([report.id]);
    await doing.change(tokens.reporter as string, report, { what: 'Honolulu en panne' }, 'Erreur');
    expect(await ids('validator', { search: 'zanzibar' })).toEqual([]);
    expect(await ids('validator', { search: 'honolulu' })).toEqual([report.id]);
  });

  it('own drafts, and none of another user', async () => {
    expect(await ids('reporter', { search: 'bruit anormal' })).toEqual(['IN_00010']);
    expect(await ids('validator', { search: 'bruit anormal' })).toEqual([]);
  });
});

describe('the inbox narrows down', () => {
  it.each([
    [{ status: 'waiting_approval', category: 'hse' }, ['IN_00009']],
    [{ severity: 'high', status: 'approved' }, ['IN_00001']],
    [{ detector: 'inès' }, ['IN_00009', 'IN_00003']],
    [{ category: 'itBug', status: 'rejected' }, ['IN_00005']],
    [{ to: '2020-01-01' }, []],
    [{ status: 'rejected,approved', category: 'itBug,nonConformity' }, ['IN_00005', 'IN_00001']],
  ])('%j', async (query, found) => {
    const own = [
      'IN_00001',
      'IN_00002',
      'IN_00003',
      'IN_00004',
      'IN_00005',
      'IN_00006',
      'IN_00007',
      'IN_00008',
      'IN_00009',
    ];
    expect((await ids('validator', query)).filter((id) => own.includes(id))).toEqual(found);
  });

  it('by whose they are: mine, my team’s, everyone’s', async () => {
    const mine = await list('qa', { assigned: 'me' });
    expect(mine.total).toBe(0);
    const team = await list('qa', { assigned: 'team' });
    expect(new Set(team.items.map(({ detector }) => detector))).toEqual(new Set(['Inès Da Costa']));
    const waiting = await list('validator', { assigned: 'me', status: 'waiting_approval' });
    expect(waiting.total).toBe((await list('validator', { status: 'waiting_approval' })).total);
  });

  it.each(['?status=nothing', '?page=0', '?sort=secret', '?from=yesterday', '?page=1e99'])(
    '%s is refused',
    async (query) => {
      const answer = await t.request('GET', `/api/v1/reports${query}`, { token: tokens.validator });
      expect(answer.status).toBe(422);
    },
  );
});

describe('the inbox leaves the house', () => {
  const rowsOf = async (name: string, query: Record<string, string>) => {
    const token = tokens[name];
    const answer = await t.call(reports.exportReports, { token, query: { assigned: 'everyone', ...query } });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/inbox-\d{4}-\d\d-\d\d\.xlsx/);
    const [event] = await t.database.owner<{ actor_username: string; changes: { field: string; to: unknown }[] }>(
      `select actor_username, changes from audit_events where action = 'list.exported' and record_id = 'report'
        order by at desc limit 1`,
    );
    expect(event?.actor_username).toBe(name);
    return event?.changes.find(({ field }) => field === 'rows')?.to;
  };

  it('R01 R09 with what it is narrowed to, and the trail says who took it', async () => {
    expect(await rowsOf('validator', { status: 'approved,rejected' })).toBe(
      (await list('validator', { status: 'approved,rejected' })).total,
    );
    expect(await rowsOf('validator', { ids: 'IN_00001,IN_00005' })).toBe(2);
  });

  it('R19 R20 never with what the person may not read, whatever they name', async () => {
    expect(await rowsOf('validator', { ids: 'IN_00010' })).toBe(0);
    expect(await rowsOf('reporter', { ids: 'IN_00010' })).toBe(1);
    expect(await rowsOf('other.admin', { ids: 'IN_00002,IN_00005,IN_00010' })).toBe(0);
  });
});

describe('the inbox is ordered', () => {
  it.each([
    ['id', 'id'],
    ['status', 'status'],
    ['detector', 'detector'],
    ['appraiser', 'appraiser'],
    ['date', 'createdAt'],
  ] as const)('by %s, both ways', async (sort, field) => {
    const column = async (direction: string) =>
      (await list('validator', { sort, direction })).items.map((entry) => entry[field] ?? '￿');
    const up = await column('asc');
    const collator = new Intl.Collator(field === 'detector' || field === 'appraiser' ? 'fr' : 'en');
    const byCode = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
    const compare = field === 'detector' || field === 'appraiser' ? collator.compare : byCode;
    expect(up).toEqual([...up].sort(compare));
    expect(await column('desc')).toEqual([...up].reverse());
  });

  it('15 to a page, each report once', async () => {
    for (let n = 0; n < 25; n++)
      await doing.sent(tokens.reporter as string, { ...complete, what: `Série paginée ${n}` });
    const pages = await Promise.all([1, 2, 3].map((page) => list('validator', { search: 'paginee', page })));
    expect(pages.map(({ items }) => items.length)).toEqual([15, 10, 0]);
    expect(pages[0]).toMatchObject({ total: 25, pageCount: 2 });
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(25);
  });
});

describe('the queue of a validator', () => {
  const queue = async (name: string, at?: string) =>
    (await t.call(reports.getQueue, { token: tokens[name], query: at ? { at } : {} })).body;

  it('begins with the oldest, goes on and comes round', async () => {
    const waiting = await ids('validator', { status: 'waiting_approval', sort: 'id', direction: 'asc' });
    const first = await queue('validator');
    expect(first.next).toBe(waiting[0]);
    expect(await queue('validator', waiting[0])).toMatchObject({ previous: null, next: waiting[1] });
    expect((await queue('validator', waiting[1])).previous).toBe(waiting[0]);
    const all = (await list('validator', { status: 'waiting_approval', sort: 'id', direction: 'desc' })).items;
    expect((await queue('validator', all[0]?.id)).next).toBe(waiting[0]);
    expect(first.waiting).toBe((await list('validator', { status: 'waiting_approval' })).total);
  });

  it('leaves out what the validator wrote', async () => {
    const before = await queue('validator');
    const own = await doing.sent(tokens.validator as string);
    expect((await queue('validator')).waiting).toBe(before.waiting);
    expect((await queue('validator', own.id)).next).not.toBe(own.id);
  });

  it('is no other user’s', async () => {
    expect(await queue('reporter')).toEqual({ waiting: 0, previous: null, next: null });
    expect((await queue('qa')).next).toBeNull();
    expect((await queue('other.admin')).waiting).toBe(1);
  });
});
