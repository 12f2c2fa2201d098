import { allAccountsEndpoints as accounts } from '@vigie/domain/modules/accounts/all-endpoints';
import { actionsEndpoints as actions } from '@vigie/domain/modules/actions/contract';
import { actionSorts } from '@vigie/domain/modules/actions/list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { actionWork } from './testing/actions';

let t: TestApp;
let work: Awaited<ReturnType<typeof actionWork>>;
const made = { late: '', soon: '', later: '', undated: '' };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  t = await createTestApp();
  work = await actionWork(t);
  const tasks: Record<keyof typeof made, object> = {
    late: { title: 'Zélande : remplacer', priority: 'high', dueDate: inDays(1) },
    soon: { title: 'Zélande : nettoyer', priority: 'medium', dueDate: inDays(3), approver: work.idOf('qa') },
    later: { title: 'Zélande : abattre', dueDate: inDays(30), assignTo: work.idOf('reporter') },
    undated: { title: 'Zélande : former', approver: null, assignTo: work.idOf('designer') },
  };
  for (const name of Object.keys(made) as (keyof typeof made)[]) made[name] = (await work.task(tasks[name])).id;
  await work.move(made.soon, 'ready', 'lead');
});
afterAll(() => t.close());

const list = async (who: string, query: Record<string, string | number> = {}) => {
  const answer = await t.call(actions.listActions, {
    token: work.as(who),
    query: { assigned: 'everyone', search: 'zelande', ...query },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};
const shown = async (who: string, query: Record<string, string | number> = {}) => {
  const names = new Map(Object.entries(made).map(([name, id]) => [id, name]));
  return (await list(who, query)).items.map(({ id }) => names.get(id) ?? id);
};

describe('the list of actions', () => {
  it('is everybody’s of the company, newest first, and no other’s', async () => {
    expect(await shown('reporter')).toEqual(['undated', 'later', 'soon', 'late']);
    expect(await shown('other.admin')).toEqual([]);
    expect((await list('other.admin', { search: '' })).total).toBe(0);
  });

  it.each([
    [{ status: 'ready_for_qa' }, ['soon']],
    [{ status: 'in_progress,ready_for_qa', priority: 'high,medium' }, ['soon', 'late']],
    [{ origin: 'capa' }, []],
    [{ origin: 'task', priority: 'low' }, ['undated', 'later']],
    [{ due: 'week' }, ['soon', 'late']],
    [{ due: 'later,undated' }, ['undated', 'later']],
    [{ due: 'overdue', today: inDays(2) }, ['late']],
    [{ dueFrom: inDays(2), dueTo: inDays(30) }, ['later', 'soon']],
    [{ search: 'zelande former' }, ['undated']],
    [{ search: 'introuvable' }, []],
  ])('narrowed down by %j', async (query, expected) => expect(await shown('qa', query)).toEqual(expected));

  it.each([
    ['id', ['late', 'soon', 'later', 'undated']],
    ['status', ['late', 'later', 'undated', 'soon']],
    ['summary', ['later', 'undated', 'soon', 'late']],
    ['priority', ['late', 'soon', 'later', 'undated']],
    ['responsible', ['undated', 'late', 'soon', 'later']],
    ['approver', ['soon', 'late', 'later', 'undated']],
    ['origin', ['late', 'soon', 'later', 'undated']],
    ['dueDate', ['late', 'soon', 'later', 'undated']],
  ])('is sorted by %s, and downwards the other way round', async (sort, expected) => {
    expect(await shown('qa', { sort, direction: 'asc' })).toEqual(expected);
    expect(await shown('qa', { sort, direction: 'desc' })).toEqual([...expected].reverse());
    expect(actionSorts).toContain(sort);
  });

  it('is the team’s, one’s own, or everyone’s', async () => {
    expect(await shown('lead', { assigned: 'me' })).toEqual(['soon', 'late']);
    expect(await shown('validator', { assigned: 'team' })).toEqual(['later']);
    expect((await list('validator', { assigned: 'me', search: '' })).total).toBe(0);
  });

  it('is found by the number, and by what it holds', async () => {
    expect(await shown('qa', { search: made.later })).toEqual(['later']);
    expect(await shown('qa', { search: 'zelande lefevre' })).toEqual(['soon', 'late']);
  });

  it('shows people under the names that they have now', async () => {
    const token = work.as('company.admin');
    const { items } = (await t.call(accounts.listUsers, { token, query: { search: 'designer' } })).body;
    const renamed = await t.call(accounts.updateUser, {
      token,
      params: { id: work.idOf('designer') },
      headers: { 'if-match': `"${items[0]?.version}"` },
      body: { lastName: 'Le Goff', reason: 'Mariage' },
    });
    expect(renamed.status, renamed.text).toBe(200);
    const [entry] = (await list('qa', { search: 'former' })).items;
    expect([entry?.responsible, (await work.get(made.undated)).responsible]).toEqual(['Inès Le Goff', 'Inès Le Goff']);
  });

  it('counts the same whether it adds up or looks', async () => {
    const all = await list('qa', { search: '' });
    const [row] = await t.database.owner<{ total: number }>(
      'select count(*)::int as total from actions where company_id = (select company_id from users where username = $1)',
      ['qa'],
    );
    expect(all.total).toBe(row?.total);
    const open = await list('qa', { search: '', status: 'in_progress' });
    const looked = await list('qa', { search: '', status: 'in_progress', dueFrom: '1900-01-01' });
    expect(open.total).toBeGreaterThanOrEqual(looked.total);
  });

  it('R27 refuses what it does not know', async () => {
    for (const query of [{ sort: 'colour' }, { status: 'lost' }, { dueFrom: 'soon' }, { page: 0 }]) {
      const { status } = await t.call(actions.listActions, { token: work.as('qa'), query: query as never });
      expect(status).toBe(422);
    }
  });
});

describe('the board of actions', () => {
  it('has a column for each status, with how many there are', async () => {
    const { body } = await t.call(actions.getActionBoard, {
      token: work.as('qa'),
      query: { assigned: 'everyone', search: 'zelande' },
    });
    expect(body.columns.map(({ status, total }) => [status, total])).toEqual([
      ['in_progress', 3],
      ['ready_for_qa', 1],
      ['approved', 0],
      ['completed', 0],
      ['cancelled', 0],
    ]);
    expect(body.columns[0]?.items.map(({ id }) => id)).toEqual([made.late, made.later, made.undated]);
  });
});

describe('several at once', () => {
  it('change each for itself, and who refuses says why', async () => {
    const one = await work.task({ title: 'Lot un' });
    const two = await work.task({ title: 'Lot deux' });
    await work.move(two.id, 'ready', 'lead');
    await work.move(two.id, 'review', 'qa');
    const body = { ids: [one.id, two.id, one.id, 'ACT_9999'], priority: 'high', dueDate: inDays(9), reason: 'Audit' };
    const answer = await t.call(actions.changeActions, { token: work.as('qa'), body });
    expect(answer.body.changed).toEqual([one.id]);
    expect(answer.body.refused.map(({ id }) => id)).toEqual([two.id, 'ACT_9999']);
    expect(await work.get(one.id)).toMatchObject({ priority: 'high', dueDate: inDays(9), version: 2 });
    const others = { ...body, priority: 'low' };
    const nothing = await t.call(actions.changeActions, { token: work.as('reporter'), body: others });
    expect(nothing.body.changed).toEqual([]);
    const noReason = await t.call(actions.changeActions, { token: work.as('qa'), body: { ...body, reason: ' ' } });
    expect(noReason.status).toBe(422);
  });

  it('leave as a spreadsheet', async () => {
    const answer = await t.call(actions.exportActions, {
      token: work.as('qa'),
      query: { assigned: 'everyone', search: 'zelande' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toContain('actions-');
    expect(answer.text.startsWith('PK')).toBe(true);
  });

  it('R01 R09 leave a trace in the trail when they leave the house', async () => {
    await t.call(actions.exportActions, { token: work.as('qa'), query: { assigned: 'everyone', status: 'completed' } });
    const [event] = await t.database.owner<{ actor_username: string; changes: { field: string; to: unknown }[] }>(
      `select actor_username, changes from audit_events where action = 'list.exported' and record_id = 'action'
        order by seq desc limit 1`,
    );
    expect(event?.actor_username).toBe('qa');
    const recorded = Object.fromEntries(event?.changes.map(({ field, to }) => [field, to]) ?? []);
    expect(recorded).toEqual({
      file: expect.stringMatching(/^actions-.*xlsx$/),
      rows: expect.any(Number),
      assigned: 'everyone',
      status: ['completed'],
    });
  });
});
