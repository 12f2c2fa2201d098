import { userAdministrationEndpoints } from '@vigie/domain/modules/accounts/user-administration-contract';
import { alertsEndpoints as alerts } from '@vigie/domain/modules/alerts/contract';
import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import { stepsOf } from '@vigie/domain/modules/cases/kinds';
import { caseKinds, kinds } from '@vigie/domain/modules/cases/public';
import { type FigurePart, type Overview, overviewEndpoints } from '@vigie/domain/modules/overview/contract';
import { inOrderOfUrgency } from '@vigie/domain/modules/overview/urgency';
import { waitingPages } from '@vigie/domain/modules/overview/waiting-pages';
import type { Scope } from '@vigie/domain/modules/overview/works';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listedKinds } from '../../platform/testing/listed-kinds';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { actionWork } from '../actions/testing/actions';
import { caseWork } from '../cases/testing/cases';
import { complete, ifMatch, reporting, userIdOf } from '../reports/testing/reports';

const today = new Date().toISOString().slice(0, 10);
const people = ['reporter', 'validator', 'lead', 'qa', 'designer', 'company.admin', 'other.admin'] as const;
const scopes: readonly Scope[] = ['me', 'team'];

let t: TestApp;
let work: Awaited<ReturnType<typeof caseWork>>;
let tasks: Awaited<ReturnType<typeof actionWork>>;
/** A confidential case that its lead writer alone reads, and one of whose team `designer` is. */
let secret: string;
let shared: string;
let submitted: string;

beforeAll(async () => {
  t = await createTestApp();
  work = await caseWork(t);
  tasks = await actionWork(t);
  await fill();
});
afterAll(() => t.close());

/** Work of every sort, for several people. */
async function fill(): Promise<void> {
  const doing = reporting(t);
  await doing.sent(work.as('reporter'), { ...complete, what: 'Une décision à prendre.' });
  await doing.sent(work.as('validator'), { ...complete, what: 'Le signalement du valideur.' });
  await doing.draft(work.as('reporter'), { ...complete, what: 'Un brouillon.' });
  secret = (await work.open('hse', 'Un dossier confidentiel.')).id;
  const restriction = { isConfidential: true, readerIds: [], readerRoles: [], reason: 'Données de santé' };
  const { version } = await work.get(secret);
  const restricted = await t.call(cases.restrictCase, {
    token: work.as('lead'),
    params: { id: secret },
    headers: ifMatch(version),
    body: restriction,
  });
  expect(restricted.status, restricted.text).toBe(200);
  shared = (await work.open('improvement', 'Un dossier à plusieurs.')).id;
  const userId = await userIdOf(t, 'designer');
  await t.call(cases.addCaseMember, {
    token: work.as('lead'),
    params: { id: shared },
    body: { userId, part: 'Essais' },
  });
  expect((await work.mark(shared, 'risk-analysis', 'markReady')).status).toBe(200);
  const whole = await work.open('itBug', 'Un dossier prêt.');
  await work.markAll(whole, 'markReady', 'lead');
  expect((await work.move(whole.id, 'submit', 'lead')).status).toBe(200);
  submitted = whole.id;
  const reviewed = await work.open('itBug', 'Un dossier revu.');
  await work.markAll(reviewed, 'markReady', 'lead');
  await work.move(reviewed.id, 'submit', 'lead');
  await work.markAll(reviewed, 'review', 'qa');
  await tasks.task({ title: 'À faire', dueDate: today });
  const ready = await tasks.task({ title: 'À revoir' });
  expect((await tasks.move(ready.id, 'ready', 'lead')).status).toBe(200);
  const approved = await tasks.task({ title: 'À terminer' });
  await tasks.move(approved.id, 'ready', 'lead');
  expect((await tasks.move(approved.id, 'review', 'validator')).status).toBe(200);
  await t.call(alerts.sendAlert, {
    token: work.as('qa'),
    body: { text: 'Arrêt de la ligne 4 à midi.', recipientIds: [await userIdOf(t, 'lead')] },
  });
}

async function read(who: string, scope: Scope = 'me'): Promise<Overview> {
  const { status, body, text } = await t.call(overviewEndpoints.getOverview, {
    token: work.as(who),
    query: { scope, today },
  });
  expect(status, text).toBe(200);
  return body;
}
const figure = ({ figures }: Overview, name: string) => figures.find((one) => one.work === name)?.parts ?? [];
const sum = (parts: readonly FigurePart[]) => parts.reduce((total, part) => total + part.total, 0);
const visit = (who: string) => t.call(overviewEndpoints.visitOverview, { token: work.as(who) });
/** As if the last look had been an hour ago. */
const anHourLater = () =>
  t.database.owner(`update overview_visits set last_at = last_at - interval '1 hour',
    before_at = before_at - interval '1 hour'`);

const listAt: Readonly<Record<string, string>> = {
  ...Object.fromEntries(listedKinds.map(({ kind }) => [kind.listAddress, `${kind.list?.path}?`])),
  '/apps/alertes': '/api/v1/alerts?',
  ...Object.fromEntries(kinds.map((kind) => [`/apps/${caseKinds[kind].route}`, `/api/v1/cases?kind=${kind}&`])),
};

/** What the list says that a figure leads to. */
async function listed(who: string, address: string): Promise<number> {
  const [page = '', query = ''] = address.split('?');
  const list = listAt[page];
  expect(list, address).toBeDefined();
  const answer = await t.request('GET', `${list}${query}`, { token: work.as(who) });
  expect(answer.status, `${address} ${answer.text}`).toBe(200);
  return (answer.body as { total: number }).total;
}

describe('every figure', () => {
  it.each(people.flatMap((who) => scopes.map((scope) => [who, scope] as const)))(
    'of %s, scope %s, equals the count of the list that it leads to',
    async (who, scope) => {
      const overview = await read(who, scope);
      const parts = [...overview.figures.flatMap((one) => one.parts), ...overview.followed.parts];
      expect(parts.length).toBeGreaterThan(0);
      for (const { address, total } of parts) expect([address, await listed(who, address)]).toEqual([address, total]);
      for (const { work: name, parts: counted } of overview.figures) {
        const shown = overview.items.filter((item) => item.work === name);
        expect(shown.length, name).toBe(Math.min(sum(counted), 8));
      }
    },
  );

  it.each(people)('of %s is part of what the side bar counts on its page', async (who) => {
    const { figures } = await read(who);
    const { status, body, text } = await t.call(overviewEndpoints.countWaiting, {
      token: work.as(who),
      query: { today },
    });
    expect(status, text).toBe(200);
    const inOrder = (pages: typeof body.pages) => pages.toSorted((a, b) => a.page.localeCompare(b.page));
    expect(inOrder(body.pages)).toEqual(inOrder(waitingPages(figures.flatMap(({ parts }) => parts))));
  });

  it('counts work of every sort for those whose it is', async () => {
    const [lead, validator, qa] = [await read('lead'), await read('validator'), await read('qa')];
    for (const name of ['writeCase', 'doAction', 'completeAction', 'readAlert'] as const) {
      expect(sum(figure(lead, name)), name).toBeGreaterThan(0);
    }
    expect(sum(figure(await read('reporter'), 'finishReport'))).toBeGreaterThan(0);
    expect(sum(figure(validator, 'decide'))).toBeGreaterThan(0);
    expect(sum(figure(validator, 'reviewAction'))).toBeGreaterThan(0);
    for (const name of ['reviewCase', 'reviewSteps'] as const) expect(sum(figure(qa, name)), name).toBeGreaterThan(0);
  });

  it('of QA counts a submitted case with all of its steps, until they are reviewed', async () => {
    const rowsOf = async () => (await read('qa')).items.filter(({ id }) => id === submitted);
    const [row, ...others] = await rowsOf();
    expect([row?.work, others]).toEqual(['reviewSteps', []]);
    expect(row?.case).toMatchObject({ notReady: [], notReviewed: stepsOf('itBug') });
    for (const step of stepsOf('itBug')) await work.mark(submitted, step, 'review', 'qa');
    expect((await rowsOf()).map((one) => one.work)).toEqual(['reviewCase']);
    for (const step of stepsOf('itBug')) await work.mark(submitted, step, 'unreview', 'qa');
  });

  it('of QA counts a case in progress with a ready step, until the step is reviewed', async () => {
    const ids = async () => (await read('qa')).items.filter((one) => one.work === 'reviewSteps').map(({ id }) => id);
    expect(await ids()).toContain(shared);
    await work.mark(shared, 'risk-analysis', 'review', 'qa');
    expect(await ids()).not.toContain(shared);
    await work.mark(shared, 'risk-analysis', 'unreview', 'qa');
    expect(await ids()).toContain(shared);
  });
});

describe('what waits', () => {
  it('is in order of urgency, and says what stands in the way of the next step', async () => {
    const { items } = await read('lead');
    for (const name of new Set(items.map((one) => one.work))) {
      const group = items.filter((one) => one.work === name);
      expect(group.map(({ id }) => id)).toEqual(inOrderOfUrgency(group, today).map(({ id }) => id));
    }
    const open = items.find(({ id }) => id === shared);
    expect(open?.case).toMatchObject({ status: 'in_progress', notReady: ['capaPlan'] });
    const reviewed = (await read('lead', 'team')).items.find((one) => one.work === 'reviewAction');
    expect(reviewed?.action).toMatchObject({ ownWork: 'carriedOut' });
  });

  it('leaves out own reports of a validator while four eyes are asked for', async () => {
    const { items } = await read('validator');
    const titles = items.filter((one) => one.work === 'decide').map(({ title }) => title);
    expect(titles).not.toContain('Le signalement du valideur.');
  });

  it('R19 shows a confidential case to its readers and counts it for nobody else', async () => {
    expect((await read('lead')).items.map(({ id }) => id)).toContain(secret);
    for (const who of people.filter((name) => name !== 'lead')) {
      for (const scope of scopes) expect(JSON.stringify(await read(who, scope)), who).not.toContain(secret);
    }
  });

  it('R20 is nothing of another company', async () => {
    for (const scope of scopes) {
      const { items, followed, changes } = await read('other.admin', scope);
      expect([...items, ...followed.items, ...changes.records].map(({ id }) => id)).not.toContain(shared);
    }
    expect((await t.call(overviewEndpoints.getOverview, {})).status).toBe(401);
  });
});

it('what a user follows are the open cases whose team they belong to', async () => {
  const { followed } = await read('designer');
  expect(followed.items.map(({ id }) => id)).toEqual(['NC_0001', shared]);
  expect(sum(followed.parts)).toBe(2);
  expect((await read('reporter')).followed.items).toEqual([]);
});

const changesFor = async (who: string, scope: Scope = 'me') => (await read(who, scope)).changes;

describe('what changed since the last visit', () => {
  it('counts no report that the reader may not read', async () => {
    await visit('reporter');
    await visit('company.admin');
    await anHourLater();
    const before = [(await changesFor('reporter', 'team')).total, (await changesFor('company.admin', 'team')).total];
    const sent = await reporting(t).draft(work.as('designer'), { ...complete, what: 'Un brouillon de plus.' });
    expect([(await changesFor('reporter', 'team')).total, (await changesFor('company.admin', 'team')).total]).toEqual(
      before,
    );
    await reporting(t).submit(work.as('designer'), sent);
    expect((await changesFor('reporter', 'team')).total).toBe(before[0]);
  });

  it('is nothing at the first, and then what others did to one’s own records', async () => {
    expect(await changesFor('designer')).toEqual({
      since: null,
      total: 0,
      isAtLeast: false,
      isMore: false,
      records: [],
    });
    expect((await visit('designer')).status).toBe(204);
    await work.mark(shared, 'risk-analysis', 'withdraw');
    // It is the same visit still.
    expect((await changesFor('designer')).since).toBeNull();
    await anHourLater();
    const [{ seen_at } = { seen_at: new Date(0) }] = await t.database.owner<{ seen_at: Date }>(
      `select last_at as seen_at from overview_visits v join users u using (company_id)
        where u.id = v.user_id and u.username = 'designer'`,
    );
    const changes = await changesFor('designer');
    expect(changes).toMatchObject({ since: seen_at.toISOString(), total: 1, isMore: false });
    expect(changes.records).toMatchObject([{ record: 'case', id: shared, total: 1, who: 'Julien Lefèvre' }]);
    expect(changes.records[0]?.event).not.toContain('case.');
  });

  it('stays as long as the visit lasts, and leaves out what one did oneself', async () => {
    await visit('designer');
    await work.mark(shared, 'risk-analysis', 'markReady');
    expect(await changesFor('designer')).toMatchObject({ total: 2, records: [{ id: shared, total: 2 }] });
    await visit('lead');
    await anHourLater();
    await work.mark(shared, 'risk-analysis', 'withdraw');
    expect((await changesFor('lead')).records.map(({ id }) => id)).not.toContain(shared);
  });

  it('is for a team what others did to its records, without what the reader may not see', async () => {
    await visit('company.admin');
    await anHourLater();
    await work.mark(shared, 'risk-analysis', 'markReady');
    await work.mark(secret, 'process', 'markReady');
    const { records } = await changesFor('company.admin', 'team');
    const [{ is_teammate } = { is_teammate: false }] = await t.database.owner<{ is_teammate: boolean }>(
      `select a.team_id is null or a.team_id = l.team_id as is_teammate from users a, users l
        where a.username = 'company.admin' and l.username = 'lead'`,
    );
    expect(records.map(({ id }) => id).includes(shared)).toBe(is_teammate);
    expect(records.map(({ id }) => id)).not.toContain(secret);
    expect((await changesFor('company.admin', 'team')).isAtLeast).toBe(false);
    await t.database.owner('update overview_visits set last_seq = last_seq - 3000, before_seq = before_seq - 3000');
    expect((await changesFor('company.admin', 'team')).isAtLeast).toBe(true);
  });
});

describe('what is to be set up', () => {
  const setUp = async (who: string) => {
    const { status, body } = await t.call(overviewEndpoints.getSetUp, { token: work.as(who) });
    return { status, open: status === 200 ? body.steps.flatMap(({ step, isDone }) => (isDone ? [] : [step])) : [] };
  };

  it('is derived from the data of the company, and gone when it is there', async () => {
    const before = await setUp('other.admin');
    expect(before.open).toContain('teams');
    const made = await t.call(userAdministrationEndpoints.createTeam, {
      token: work.as('other.admin'),
      body: { name: 'Première équipe' },
    });
    expect(made.status, made.text).toBe(201);
    expect(await setUp('other.admin')).toEqual({
      status: 200,
      open: before.open.filter((step) => step !== 'teams'),
    });
    expect((await setUp('company.admin')).open).not.toContain('people');
  });

  it('is for administrators alone', async () => {
    expect((await setUp('reporter')).status).toBe(403);
  });
});
