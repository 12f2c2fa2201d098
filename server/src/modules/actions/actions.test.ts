import { actionsEndpoints as actions } from '@vigie/domain/modules/actions/contract';
import { attachmentsEndpoints as attachments } from '@vigie/domain/modules/attachments/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart, pdf } from '../../platform/testing/multipart';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { actionWork } from './testing/actions';

let t: TestApp;
let work: Awaited<ReturnType<typeof actionWork>>;
beforeAll(async () => {
  t = await createTestApp();
  work = await actionWork(t);
});
afterAll(() => t.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const upload = async (who: string, name = 'mode-operatoire.pdf') =>
  (await t.call(attachments.uploadAttachment, { token: work.as(who), ...multipart(name, pdf) })).body;

describe('a new task', () => {
  it('R01 R02 is made with all that was said of it, and both people are notified', async () => {
    const file = await upload('designer');
    const { status, body } = await work.send('designer', {
      title: '  Contrôler les joints  ',
      priority: 'high',
      dueDate: inDays(10),
      description: 'Quoi ?\nPourquoi ?',
      todos: [
        { text: 'Commander', completed: true },
        { text: 'Poser', completed: false },
      ],
      attachmentIds: [file.id],
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'in_progress',
      summary: 'Contrôler les joints',
      priority: 'high',
      dueDate: inDays(10),
      responsible: 'Julien Lefèvre',
      approver: 'Sophie Marchand',
      createdBy: 'Inès Da Costa',
      origin: '',
      caseId: null,
      startDate: inDays(0),
      description: 'Quoi ?\nPourquoi ?',
      version: 1,
      isCaseEnded: false,
      todos: [
        { text: 'Commander', completed: true },
        { text: 'Poser', completed: false },
      ],
      attachments: [{ id: file.id, name: 'mode-operatoire.pdf' }],
    });
    expect(await work.get(body.id, 'reporter')).toEqual(body);
    expect((await work.events(body.id)).map(({ action }) => action)).toEqual(['action.created']);
    expect(await work.news('lead', body.id)).toEqual(['actionAssigned']);
    expect(await work.news('validator', body.id)).toEqual(['approvalAssigned']);
    expect(await work.news('designer', body.id)).toEqual([]);
  });

  it('is made once however often it is sent', async () => {
    const headers = { 'idempotency-key': '5b3f2a90-aaaa-4bbb-8ccc-000000000001' };
    const body = { title: 'Une fois', assignTo: work.idOf('lead') };
    const [one, two] = [
      await t.call(actions.createAction, { token: work.as('lead'), body, headers }),
      await t.call(actions.createAction, { token: work.as('lead'), body, headers }),
    ];
    expect(two.body.id).toBe(one.body.id);
  });

  it.each([
    ['no title', { title: '   ' }, 'title'],
    ['a long title', { title: 'x'.repeat(201) }, 'title'],
    ['nobody to do it', { assignTo: undefined }, 'assignTo'],
    ['a text for a person', { assignTo: 'lead' }, 'assignTo'],
    ['a stranger', { assignTo: 999_999 }, 'assignTo'],
    ['a day that is none', { dueDate: '2027-02-30' }, 'dueDate'],
    ['a day that has passed', { dueDate: '2020-01-01' }, 'dueDate'],
    ['a priority that is none', { priority: 'urgent' }, 'priority'],
    ['a long description', { description: 'x'.repeat(4001) }, 'description'],
    ['a hundred and one things to do', { todos: Array(101).fill({ text: 'x', completed: false }) }, 'todos'],
    ['an empty thing to do', { todos: [{ text: ' ', completed: false }] }, 'todos'],
    ['a file that is nobody’s', { attachmentIds: ['11111111-1111-4111-8111-111111111111'] }, 'attachmentIds'],
  ])('R27 with %s is refused beside its field, and nothing is made', async (_what, more, field) => {
    const before = await t.database.owner('select count(*) from actions');
    const { status, problem } = await work.send('designer', more);
    expect(status).toBe(422);
    expect((problem.detail as unknown as { loc: string[] }[])[0]?.loc).toContain(field);
    expect(await t.database.owner('select count(*) from actions')).toEqual(before);
  });

  it('R22 is not approved by a user who does it', async () => {
    const { status, text } = await work.send('designer', { approver: work.idOf('lead') });
    expect([status, text.includes('approver')]).toEqual([422, true]);
  });

  it('R20 is neither given to another company nor made of its files', async () => {
    expect((await work.send('designer', { assignTo: work.idOf('other.reporter') })).status).toBe(422);
    expect((await work.send('designer', { approver: work.idOf('other.reporter') })).status).toBe(422);
    const theirs = await upload('other.admin');
    expect((await work.send('designer', { attachmentIds: [theirs.id] })).status).toBe(422);
    const colleagues = await upload('qa');
    expect((await work.send('designer', { attachmentIds: [colleagues.id] })).status).toBe(422);
  });

  it('takes a file that is loose, and no file twice', async () => {
    const file = await upload('designer');
    expect((await work.send('designer', { attachmentIds: [file.id, file.id] })).status).toBe(201);
    expect((await work.send('designer', { attachmentIds: [file.id] })).status).toBe(422);
  });
});

describe('R19 R22 R25 the life of a task', () => {
  it('goes from doing over review to completed, and everyone concerned is notified', async () => {
    const { id } = await work.task();
    expect((await work.move(id, 'review', 'validator')).status).toBe(409);
    expect((await work.move(id, 'ready', 'validator')).status).toBe(403);
    expect((await work.move(id, 'ready', 'lead')).body.status).toBe('ready_for_qa');
    expect((await work.move(id, 'review', 'lead')).status).toBe(403);
    expect((await work.move(id, 'review', 'reporter')).status).toBe(403);
    expect((await work.move(id, 'return', 'validator')).status).toBe(422);
    expect((await work.move(id, 'return', 'validator', 'Preuve absente')).body.status).toBe('in_progress');
    await work.move(id, 'ready', 'lead');
    expect((await work.move(id, 'review', 'validator')).body.status).toBe('approved');
    expect((await work.move(id, 'complete', 'lead')).body).toMatchObject({ status: 'completed' });
    expect((await work.move(id, 'cancel', 'qa', 'Trop tard')).status).toBe(409);
    expect(await work.news('lead', id)).toEqual(['actionAssigned', 'actionReturned', 'actionReviewed']);
    expect(await work.news('validator', id)).toEqual([
      'approvalAssigned',
      'actionReady',
      'actionReady',
      'actionCompleted',
    ]);
    expect((await work.events(id)).map(({ action }) => action)).toEqual([
      'action.created',
      'action.made_ready',
      'action.returned',
      'action.made_ready',
      'action.reviewed',
      'action.completed',
    ]);
  });

  it('is with all of QA where nobody was named, but never with a user who does it', async () => {
    const { id } = await work.task({ approver: null, assignTo: work.idOf('qa') });
    await work.move(id, 'ready', 'qa');
    expect((await work.move(id, 'review', 'qa')).status).toBe(403);
    expect(await work.news('qa', id)).toEqual(['actionAssigned']);
  });

  it('is not ready while something is left to do', async () => {
    const { id, todos } = await work.task({ todos: [{ text: 'Poser', completed: false }] });
    const refused = await work.move(id, 'ready', 'lead');
    expect([refused.status, refused.problem.detail]).toEqual([409, expect.stringContaining('1')]);
    await work.change(id, 'lead', { todos: { [todos[0]?.id ?? '']: { text: 'Poser', completed: true } } });
    expect((await work.move(id, 'ready', 'lead')).status).toBe(200);
  });

  it('R26 two reviews at once are one, and the other learns of it', async () => {
    const { id } = await work.task();
    const { version } = (await work.move(id, 'ready', 'lead')).body;
    const review = (who: string) =>
      t.call(actions.moveAction, {
        token: work.as(who),
        params: { id },
        headers: { 'if-match': `"${version}"` },
        body: { action: 'review' },
      });
    const answers = await Promise.all([review('validator'), review('qa')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.findIndex(({ status }) => status === 409);
    const first = late === 0 ? 'Claire Vasseur' : 'Sophie Marchand';
    expect(answers[late]?.problem).toMatchObject({
      code: 'somebody_was_faster',
      detail: expect.stringContaining(first),
    });
  });
});

describe('R19 what is changed of a task', () => {
  it('is written by its responsible alone, with the version that they saw', async () => {
    const { id } = await work.task();
    const done = await work.change(id, 'lead', {
      summary: 'Étalonner',
      description: 'Masse étalon E2',
      priority: 'high',
    });
    expect(done.body).toMatchObject({ summary: 'Étalonner', description: 'Masse étalon E2', priority: 'high' });
    for (const who of ['designer', 'validator', 'qa', 'company.admin']) {
      expect((await work.change(id, who, { summary: 'Autre chose' })).status).toBe(403);
    }
    expect((await work.change(id, 'lead', { summary: 'Vieux' }, 1)).status).toBe(412);
    expect((await work.get(id)).summary).toBe('Étalonner');
    const [, changed] = await work.events(id);
    expect(changed?.changes).toContainEqual({ field: 'priority', from: 'low', to: 'high' });
  });

  it('R04 its to-do list is merged item by item', async () => {
    const { id, todos } = await work.task({
      todos: [
        { text: 'Un', completed: false },
        { text: 'Deux', completed: false },
      ],
    });
    const [one, two] = todos.map((item) => item.id) as [string, string];
    await work.change(id, 'lead', { todos: { 'todo-abcdef12': { text: 'Trois', completed: false } } });
    await work.change(id, 'lead', { todos: { [one]: { text: 'Un', completed: true }, [two]: null } });
    expect((await work.get(id)).todos).toEqual([
      { id: one, text: 'Un', completed: true },
      { id: 'todo-abcdef12', text: 'Trois', completed: false },
    ]);
    expect((await work.events(id)).at(-1)?.changes).toEqual([
      { field: 'todos', from: ['☐ Un', '☐ Deux', '☐ Trois'], to: ['☑ Un', '☐ Trois'] },
    ]);
    expect((await work.change(id, 'lead', { todos: { wrong: { text: 'x', completed: false } } })).status).toBe(422);
    const many = Object.fromEntries(
      Array.from({ length: 99 }, (_, n) => [`todo-${String(n).padStart(6, '0')}`, { text: 'x', completed: false }]),
    );
    expect((await work.change(id, 'lead', { todos: many })).status).toBe(422);
  });

  it('R03 names people only with a reason, active ones, and never one for both parts', async () => {
    const { id } = await work.task();
    expect((await work.change(id, 'lead', { responsibleId: work.idOf('reporter') })).status).toBe(422);
    const reason = 'Absence';
    expect((await work.change(id, 'lead', { responsibleId: work.idOf('validator'), reason })).status).toBe(422);
    expect((await work.change(id, 'lead', { approverId: work.idOf('qa'), reason })).status).toBe(403);
    expect((await work.change(id, 'validator', { approverId: work.idOf('qa'), reason })).body.approver).toBe(
      'Claire Vasseur',
    );
    const handed = await work.change(id, 'lead', { responsibleId: work.idOf('reporter'), reason });
    expect(handed.body).toMatchObject({ responsible: 'Karim Benali', responsibleId: work.idOf('reporter') });
    expect(await work.news('reporter', id)).toEqual(['actionAssigned']);
    expect(await work.news('qa', id)).toEqual(['approvalAssigned']);
    expect((await work.change(id, 'lead', { priority: 'high' })).status).toBe(403);
    expect((await work.events(id)).at(-1)).toMatchObject({ action: 'action.changed', reason });
  });

  it('waits while it is with QA', async () => {
    const { id } = await work.task();
    await work.move(id, 'ready', 'lead');
    const refused = await work.change(id, 'lead', { summary: 'Autre' });
    expect([refused.status, refused.problem.code]).toEqual([409, 'wrong_state']);
  });

  it('R20 is not there for another company', async () => {
    const { id, version } = await work.task();
    const params = { id };
    const headers = { 'if-match': `"${version}"` };
    const token = work.as('other.admin');
    const reason = 'x';
    const answers = [
      await t.call(actions.getAction, { token, params }),
      await t.call(actions.changeAction, { token, params, headers, body: { summary: 'x' } }),
      await t.call(actions.moveAction, { token, params, headers, body: { action: 'cancel', reason } }),
      await t.call(actions.askExtension, { token, params, headers, body: { dueDate: inDays(9), reason } }),
      await t.call(actions.answerExtension, { token, params, headers, body: { isGranted: true } }),
      await t.call(actions.withdrawExtension, { token, params, headers }),
      await t.call(actions.attachToAction, { token, params, ...multipart('a.pdf', pdf) }),
      await t.call(actions.listActionComments, { token, params }),
      await t.call(actions.commentOnAction, { token, params, body: { text: 'x' } }),
      await t.call(actions.listActionReaders, { token, params }),
      await t.call(actions.getActionHistory, { token, params }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    const bulk = await t.call(actions.changeActions, { token, body: { ids: [id], priority: 'high', reason } });
    expect(bulk.body).toMatchObject({ changed: [], refused: [{ id }] });
  });
});

describe('the due date of a task that a user approves', () => {
  const ask = (id: string, who: string, body: object = { dueDate: inDays(40), reason: 'Pièce en retard' }) =>
    work.post(actions.askExtension, id, who, body);
  const answer = (id: string, who: string, body: object) => work.post(actions.answerExtension, id, who, body);

  it('changes by an extension that the approver grants', async () => {
    const { id } = await work.task({ dueDate: inDays(10) });
    expect((await work.change(id, 'lead', { dueDate: inDays(40), reason: 'Retard' })).status).toBe(409);
    expect((await ask(id, 'validator')).status).toBe(403);
    expect((await ask(id, 'lead', { dueDate: inDays(10), reason: 'x' })).status).toBe(422);
    const asked = await ask(id, 'lead');
    expect(asked.body.extension).toMatchObject({
      dueDate: inDays(40),
      reason: 'Pièce en retard',
      who: 'Julien Lefèvre',
    });
    expect((await ask(id, 'lead')).status).toBe(409);
    expect((await answer(id, 'lead', { isGranted: true })).status).toBe(403);
    const granted = await answer(id, 'validator', { isGranted: true });
    expect(granted.body).toMatchObject({ dueDate: inDays(40), extension: null });
    expect((await answer(id, 'validator', { isGranted: true })).status).toBe(409);
    expect(await work.news('validator', id)).toContain('extensionAsked');
    expect(await work.news('lead', id)).toContain('extensionGranted');
    expect((await work.events(id)).at(-1)).toMatchObject({
      action: 'action.extension_granted',
      reason: 'Pièce en retard',
    });
  });

  it('stays when it is refused, with a reason, or no longer asked for', async () => {
    const { id } = await work.task({ dueDate: inDays(10) });
    await ask(id, 'lead');
    expect((await answer(id, 'qa', { isGranted: false })).status).toBe(422);
    const refused = await answer(id, 'qa', { isGranted: false, reason: 'Trop loin' });
    expect(refused.body).toMatchObject({ dueDate: inDays(10), extension: null });
    await ask(id, 'lead');
    expect((await work.post(actions.withdrawExtension, id, 'validator')).status).toBe(403);
    expect((await work.post(actions.withdrawExtension, id, 'lead')).body.extension).toBeNull();
  });

  it('is the reviewer’s to move, and its responsible’s own where nobody relies on it', async () => {
    const { id } = await work.task({ dueDate: inDays(10) });
    expect((await work.change(id, 'validator', { dueDate: inDays(20), reason: 'Priorités' })).body.dueDate).toBe(
      inDays(20),
    );
    const own = await work.task({ approver: null, dueDate: inDays(10) });
    const change = { dueDate: inDays(12), reason: 'Congés' };
    expect((await work.change(own.id, 'lead', change)).body.dueDate).toBe(inDays(12));
    expect((await ask(own.id, 'lead')).status).toBe(409);
  });
});

describe('R32 the files of a task', () => {
  const attach = (id: string, who: string, name = 'rapport.pdf', content = pdf) =>
    t.call(actions.attachToAction, { token: work.as(who), params: { id }, ...multipart(name, content) });

  it('are put on and taken off by its responsible, and stay in its history', async () => {
    const { id } = await work.task();
    expect((await attach(id, 'validator')).status).toBe(403);
    const { attachment } = (await attach(id, 'lead')).body;
    expect((await work.get(id)).attachments).toEqual([attachment]);
    const params = { id, attachmentId: attachment.id };
    expect((await t.call(actions.downloadActionAttachment, { token: work.as('reporter'), params })).status).toBe(200);
    expect((await t.call(actions.downloadActionAttachment, { token: work.as('other.admin'), params })).status).toBe(
      404,
    );
    const remove = { params, body: { reason: 'Mauvais fichier' } };
    expect((await t.call(actions.detachFromAction, { token: work.as('qa'), ...remove })).status).toBe(403);
    const removed = await t.call(actions.detachFromAction, { token: work.as('lead'), ...remove });
    expect(removed).toMatchObject({ status: 200, body: { version: expect.any(Number) } });
    expect((await work.get(id)).attachments).toEqual([]);
    expect((await work.events(id)).slice(-2)).toMatchObject([
      { action: 'action.file_attached' },
      { action: 'action.file_removed', reason: 'Mauvais fichier' },
    ]);
  });

  it('are of the accepted types', async () => {
    const { id } = await work.task();
    expect((await attach(id, 'lead', 'notes.txt', Buffer.from('Relevé du jour'))).status).toBe(201);
    expect((await attach(id, 'lead', 'page.pdf', Buffer.from('<html><script>alert(1)</script>'))).status).toBe(415);
    expect((await attach(id, 'lead', 'outil.exe', Buffer.from('MZ\x90\x00'))).status).toBe(415);
    expect((await attach(id, 'lead', 'vide.pdf', Buffer.alloc(0))).status).toBe(415);
  });
});

describe('the talk about a task', () => {
  const say = (id: string, who: string, text: string) =>
    t.call(actions.commentOnAction, { token: work.as(who), params: { id }, body: { text } });

  it('tells who is concerned and who is called, each once', async () => {
    const { id } = await work.task();
    expect((await say(id, 'reporter', 'Vu avec @designer ce matin.')).status).toBe(201);
    expect(await work.news('designer', id)).toEqual(['mentioned']);
    expect(await work.news('lead', id)).toEqual(['actionAssigned', 'commented']);
    expect(await work.news('validator', id)).toEqual(['approvalAssigned', 'commented']);
    const { body } = await t.call(actions.listActionComments, { token: work.as('qa'), params: { id } });
    expect(body.items.map(({ text }) => text)).toEqual(['Vu avec @designer ce matin.']);
    expect(await work.get(id)).toMatchObject({ comments: 1, version: 1 });
    const readers = await t.call(actions.listActionReaders, {
      token: work.as('lead'),
      params: { id },
      query: { search: 'vass' },
    });
    expect(readers.body.items.map(({ username }) => username)).toEqual(['qa']);
  });

  it('R01 its history tells all of it, newest first', async () => {
    const { id } = await work.task();
    await work.change(id, 'lead', { priority: 'medium' });
    await say(id, 'lead', 'Commencé.');
    const { body } = await t.call(actions.getActionHistory, { token: work.as('designer'), params: { id } });
    expect(body.items.map(({ action }) => action)).toEqual(['action.commented', 'action.changed', 'action.created']);
  });

  it('R27 is neither empty nor endless', async () => {
    const { id } = await work.task();
    expect((await say(id, 'lead', '   ')).status).toBe(422);
    expect((await say(id, 'lead', 'x'.repeat(4001))).status).toBe(422);
  });
});
