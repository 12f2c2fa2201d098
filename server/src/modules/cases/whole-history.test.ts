import { createHash } from 'node:crypto';
import type { FieldChange, RecordedEvent } from '@vigie/domain/kernel/trail/audit-event';
import { canonicalJson } from '@vigie/domain/kernel/trail/canonical-json';
import { actionsEndpoints as actions } from '@vigie/domain/modules/actions/contract';
import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import { emptyProductBatch } from '@vigie/domain/modules/cases/steps/impact';
import { caseWords } from '@vigie/domain/modules/cases/words';
import { reportsEndpoints as reports } from '@vigie/domain/modules/reports/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemContext } from '../../platform/context';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import type { Piece } from '../records/dossier/pieces';
import { dossierTail } from '../records/dossier/tail';
import { userIdOf } from '../reports/testing/reports';
import { capaFor, caseWork, rootOf } from './testing/cases';

let t: TestApp;
let work: Awaited<ReturnType<typeof caseWork>>;
beforeAll(async () => {
  t = await createTestApp();
  work = await caseWork(t);
});
afterAll(() => t.close());

const many = 620;

/** As if it had been saved again and again for months. */
async function happens(record: string, recordId: string, times: number, changes: (n: number) => FieldChange[]) {
  const [row] = await t.database.owner<{ company_id: number }>(`select company_id from users where username = 'lead'`);
  await t.app.platform.database.transaction(systemContext(row?.company_id ?? -1), async (tx) => {
    for (let n = 1; n <= times; n += 1) {
      tx.audit({ action: `${record}.changed`, record, recordId, changes: changes(n) });
    }
  });
}
const dueDates = (n: number) => [{ field: 'dueDate', from: `v${n - 1}`, to: `v${n}` }];

describe('R04 R09 the whole history of', () => {
  const pagesOf = async (
    read: (before?: number) => Promise<{ items: RecordedEvent[]; next: number | null; total: number }>,
  ) => {
    const all: RecordedEvent[] = [];
    for (let page = await read(); ; page = await read(page.next ?? undefined)) {
      all.push(...page.items);
      if (page.next === null) return { all, total: page.total };
      expect(page.items.length).toBeLessThanOrEqual(200);
    }
  };
  const query = (before?: number) => ({ limit: 200, ...(before && { before }) });

  it.each([
    ['a case', 'case', cases.getCaseHistory],
    ['a report', 'report', reports.getReportHistory],
    ['an action', 'action', actions.getActionHistory],
  ])('%s is read page by page, newest first', async (_, record, endpoint) => {
    const opened = await work.open('nonConformity', 'Une histoire longue.');
    const created = { title: 'Étalonner', assignTo: opened.owner.id, approver: null };
    const action = await t.call(actions.createAction, { token: work.as('lead'), body: created });
    const id = { case: opened.id, report: opened.reportId, action: action.body.id }[record] as string;
    await happens(record, id, many, dueDates);
    const token = work.as('qa');
    const read = async (before?: number) =>
      (await t.call(endpoint as typeof cases.getCaseHistory, { token, params: { id }, query: query(before) })).body;
    const { all, total } = await pagesOf(read);
    expect(all.length).toBe(total);
    expect(total).toBeGreaterThan(many);
    expect(all.map(({ seq }) => seq)).toEqual([...new Set(all.map(({ seq }) => seq))].sort((a, b) => b - a));
    expect(all.at(-1)?.action).toMatch(/\.(opened|created)$/);
    expect(all.filter(({ action: done }) => done === `${record}.changed`)).toHaveLength(many);
  });

  it('R27 a case comes in pages of a bounded size', async () => {
    const { id } = await work.open();
    const get = (wanted: Record<string, string>) =>
      t.call(cases.getCaseHistory, { token: work.as('lead'), params: { id }, query: wanted });
    const wrong: Record<string, string>[] = [{ limit: '201' }, { limit: '0' }, { before: '0' }, { before: 'x' }];
    for (const wanted of wrong) expect((await get(wanted)).status).toBe(422);
  });
});

it('the history says what is new to the reader and since their signature, however far back that is', async () => {
  const record = await work.open('itBug');
  await work.markAll(record, 'markReady', 'lead');
  await work.move(record.id, 'submit', 'lead');
  await work.markAll(record, 'review', 'qa');
  await work.move(record.id, 'approve', 'qa');
  const token = work.as('qa');
  const params = { id: record.id };
  const history = () => t.call(cases.getCaseHistory, { token, params }).then(({ body }) => body);
  const before = await history();
  const signedWith = before.items.find(({ action }) => action === 'case.approved')?.seq ?? 0;
  expect(before.signed).toEqual({ seq: signedWith, newer: 0 });
  await t.call(cases.recordCaseViewed, { token, params, body: { upTo: signedWith } });
  await happens('case', record.id, many, dueDates);
  const after = await history();
  expect(after).toMatchObject({ seenUpTo: signedWith, unseen: many, signed: { seq: signedWith, newer: many } });
  expect(after.seenAt).toBe(before.items.find(({ seq }) => seq === signedWith)?.at);

  const stood = await t.call(cases.getCaseAsItStood, { token, params, query: { seq: signedWith } });
  expect(stood.body.values).toMatchObject({ status: 'approved', dueDate: record.dueDate });
  expect(stood.body.since).toEqual([{ field: 'dueDate', from: record.dueDate, to: `v${many}` }]);
});

describe('R37 the dossier', () => {
  it('has every event, with one hash of all of it', async () => {
    const { id } = await work.open();
    const first = { ...emptyProductBatch, justification: 'Premier mot' };
    await work.write(id, 'productBatch', 0, first);
    await work.write(id, 'productBatch', 1, { ...first, justification: 'Second mot' });
    await happens('case', id, many, () => [{ field: 'note', from: null, to: 'Relu' }]);
    const token = work.as('qa');
    const data = (await t.call(cases.getCaseDossierData, { token, params: { id } })).body as unknown as Record<
      string,
      unknown
    > & { history: RecordedEvent[]; hash: string };
    const { hash, madeAt, madeBy, ...content } = data;
    const { total } = (await t.call(cases.getCaseHistory, { token, params: { id } })).body;
    expect(data.history).toHaveLength(total);
    expect(data.history[0]?.action).toBe('case.opened');
    expect(data.rewritten).toEqual(['productBatch.justification']);
    expect(madeAt && madeBy).toBeTruthy();
    expect(hash).toBe(
      createHash('sha256')
        .update(canonicalJson(content as never))
        .digest('hex'),
    );
    const pdf = await t.request('GET', `/api/v1/cases/${id}/dossier`, { token });
    expect(pdf.status).toBe(200);
    expect(pdf.text.startsWith('%PDF-')).toBe(true);
  });

  it('tells the saves of one sitting as one, with what came of them', async () => {
    const { id } = await work.open();
    const said = (justification: string, decision: string) => ({ ...emptyProductBatch, justification, decision });
    await work.write(id, 'productBatch', 0, said('Un', 'Bloquer'));
    await work.write(id, 'productBatch', 1, said('Un lot', ''));
    await work.write(id, 'productBatch', 2, said('Un lot bloqué', ''));
    const { items } = (await t.call(cases.getCaseHistory, { token: work.as('lead'), params: { id } })).body;
    expect(items.map(({ action }) => action)).toEqual([...Array(3).fill('case.step_changed'), 'case.opened']);
    const history: Piece = { part: 'history', items: [...items].reverse() };
    const seal: Piece = { part: 'seal', seal: { rewritten: ['x'], hash: 'abc' } };
    const seals: unknown[] = [];
    const nodes = [];
    async function* pieces() {
      yield* [history, seal];
    }
    for await (const some of dossierTail(pieces(), caseWords, 'mixed-en', (last) => seals.push(last)))
      nodes.push(...some);
    expect(seals).toEqual([{ rewritten: ['x'], hash: 'abc' }]);
    const [, , , table] = nodes as { table?: { body: { text: string }[][] } }[];
    expect(table?.table?.body).toHaveLength(2);
    const [, , cell] = table?.table?.body[1] ?? [];
    expect(cell?.text).toContain('3 saves');
    expect(cell?.text).toContain('– becomes Un lot bloqué (changed 3 times)');
    expect(cell?.text).toContain('unchanged in the end, – (changed 2 times)');
  });
});

const upload = (id: string, query: Record<string, string> = {}) => work.attach(id, query);

it('R03 a file comes onto a submitted case, and goes, only with a reason', async () => {
  const record = await work.open('itBug');
  expect((await upload(record.id)).status).toBe(201);
  await work.markAll(record, 'markReady', 'lead');
  await work.move(record.id, 'submit', 'lead');
  const silent = await upload(record.id);
  expect(silent.status).toBe(422);
  expect(silent.problem.detail).toMatchObject([{ loc: ['query', 'reason'] }]);
  expect((await upload(record.id, { reason: '  ' })).status).toBe(422);
  expect((await work.get(record.id)).attachments).toHaveLength(1);
  const { body } = await upload(record.id, { reason: 'Relevé reçu du fournisseur' });
  const remove = (reason?: string) =>
    t.call(cases.detachFromCase, {
      token: work.as('lead'),
      params: { id: record.id, attachmentId: body.attachment.id },
      body: { reason },
    });
  expect((await remove()).status).toBe(422);
  expect((await remove('Mauvais lot')).status).toBe(200);
  const { items } = (await t.call(cases.getCaseHistory, { token: work.as('lead'), params: { id: record.id } })).body;
  expect(items.slice(0, 2)).toMatchObject([
    { action: 'case.file_removed', reason: 'Mauvais lot' },
    { action: 'case.file_attached', reason: 'Relevé reçu du fournisseur' },
  ]);
});

describe('R30 comments', () => {
  const say = (id: string, text = 'Encore un mot') =>
    t.call(cases.commentOnCase, { token: work.as('lead'), params: { id }, body: { text } });

  it('on a case end when it is closed or void, and go on when it is reopened', async () => {
    const record = await work.open('itBug');
    await work.markAll(record, 'markReady', 'lead');
    await work.move(record.id, 'submit', 'lead');
    await work.markAll(record, 'review', 'qa');
    await work.move(record.id, 'approve', 'qa');
    expect((await say(record.id)).status).toBe(201);
    expect((await work.move(record.id, 'close', 'qa')).body.status).toBe('closed');
    const closed = await say(record.id);
    expect(closed.status).toBe(409);
    expect(closed.problem.detail).toContain('clos');
    await work.move(record.id, 'reopen', 'qa', { reason: 'Complément' });
    expect((await say(record.id)).status).toBe(201);
    await work.move(record.id, 'void', 'qa', { reason: 'Doublon' });
    expect((await say(record.id)).status).toBe(409);
    const { body } = await t.call(cases.listCaseComments, { token: work.as('qa'), params: { id: record.id } });
    expect(body.items).toHaveLength(2);
  });

  it('on the actions of a case end with it', async () => {
    const { id } = await work.open('equipmentFailure');
    await work.write(id, 'rootCause', 0, { 'cause-000001': rootOf('Joint usé') });
    await work.write(id, 'capaPlan', 0, { 'capa-000001': capaFor('cause-000001', await userIdOf(t, 'designer')) });
    await work.mark(id, 'capaPlan', 'markReady');
    await work.mark(id, 'capaPlan', 'review', 'qa');
    await work.finishActions(id, 'designer');
    const [action] = (await work.get(id)).actions;
    expect(action?.status).toBe('completed');
    const comment = () =>
      t.call(actions.commentOnAction, {
        token: work.as('lead'),
        params: { id: action?.id ?? '' },
        body: { text: 'Fait.' },
      });
    expect((await comment()).status).toBe(201);
    await work.move(id, 'void', 'qa', { reason: 'Doublon' });
    const refused = await comment();
    expect(refused.status).toBe(409);
    expect(refused.problem.detail).toContain('actions');
  });
});

it('R37 a long talk is read whole, a part at a time', async () => {
  const { id } = await work.open();
  const token = work.as('lead');
  for (let n = 1; n <= 130; n += 1) {
    await t.call(cases.commentOnCase, { token, params: { id }, body: { text: `Mot ${n}` } });
  }
  const part = async (query: Record<string, number> = {}) =>
    (await t.call(cases.listCaseComments, { token, params: { id }, query })).body;
  const latest = await part();
  expect([latest.items[0]?.text, latest.items.at(-1)?.text]).toEqual(['Mot 31', 'Mot 130']);
  const earlier = await part({ before: latest.next ?? 0 });
  expect([earlier.items[0]?.text, earlier.items.at(-1)?.text, earlier.next]).toEqual(['Mot 1', 'Mot 30', null]);
  const dossier = await t.call(cases.getCaseDossierData, { token, params: { id } });
  expect(dossier.text.match(/"text":"Mot \d+"/g)).toHaveLength(130);
});
