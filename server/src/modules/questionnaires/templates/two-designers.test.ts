import { randomUUID } from 'node:crypto';
import type { Operation } from '@vigie/domain/modules/questionnaires/editing/operations';
import { newQuestion } from '@vigie/domain/modules/questionnaires/template/model';
import { questionPlaces } from '@vigie/domain/modules/questionnaires/template/places';
import { templateEndpoints as api } from '@vigie/domain/modules/questionnaires/templates/contract';
import type { TemplateDetail } from '@vigie/domain/modules/questionnaires/templates/record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOf } from '../../../platform/testing/findings';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { ifMatch } from '../../reports/testing/reports';
import { add, change, Designers, makeDesigner } from '../testing/templates';

let t: TestApp;
let designers: Designers;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  t = await createTestApp();
  for (const name of ['designer', 'company.admin']) tokens[name] = await t.signIn(name);
  tokens.lead = await makeDesigner(t, 'lead');
  designers = new Designers(t, tokens);
});
afterAll(() => t.close());

const other = 'company.admin';
const titleOf = ({ template }: TemplateDetail, id: string) => questionPlaces(template).get(id)?.question.title;
const decide = ({ id, version }: TemplateDetail, conflict: number, choice: string, name = 'designer') =>
  t.call(api.decideTemplateConflict, {
    token: tokens[name],
    params: { id, conflict },
    headers: ifMatch(version),
    body: { choice } as never,
  });
const act = (name: 'saveTemplate' | 'cancelTemplateEdits', { id, version }: TemplateDetail) =>
  t.call(api[name], { token: tokens.designer, params: { id }, headers: ifMatch(version) });

describe('two designers of one draft', () => {
  it('R26 lose nothing of what they do at the same time, whatever the order', async () => {
    const draft = await designers.draft('À quatre mains');
    const both = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        designers.edit(draft, [add('question', `n${n}`, 'p1')], n % 2 ? 'designer' : other),
      ),
    );
    expect(both.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
    expect(both.filter(({ body }) => !body.isJoined)).toHaveLength(1);
    const now = await designers.get(draft.id);
    const wanted = ['q1', 'q2', ...Array.from({ length: 20 }, (_, n) => `n${n}`)];
    expect(new Set(questionPlaces(now.template).keys())).toEqual(new Set(wanted));
    expect(now).toMatchObject({ revision: draft.revision + 20, conflicts: [] });
  });

  it('R26 see both of what they did to the same field until a user decides', async () => {
    const draft = await designers.draft('Deux avis');
    await designers.edited(draft, [change('q1', { title: 'Premier' })]);
    const { body } = await designers.edit(draft, [change('q1', { title: 'Second' })], other);
    const [conflict] = body.detail.conflicts;
    expect(body.isJoined).toBe(true);
    expect(titleOf(body.detail, 'q1')).toBe('Premier');
    expect(conflict).toMatchObject({
      code: 'both_changed',
      about: 'q1',
      field: 'title',
      first: 'Premier',
      second: 'Second',
    });
    expect(conflict?.secondBy).not.toBe('');
    expect((await designers.get(draft.id)).conflicts).toHaveLength(1);
    const refused = await designers.move(body.detail, { action: 'publish' });
    expect([refused.status, refused.problem.code]).toEqual([409, 'objection']);
    const decided = await decide(body.detail, conflict?.id ?? 0, 'second');
    expect(decided.body.conflicts).toEqual([]);
    expect(titleOf(decided.body, 'q1')).toBe('Second');
    expect((await decide(decided.body, conflict?.id ?? 0, 'first')).status).toBe(404);
    expect((await designers.move(decided.body, { action: 'publish' }, 'lead')).status).toBe(200);
  });

  it('see where each moved the same question', async () => {
    const draft = await designers.draft('Deux places');
    await designers.edited(draft, [{ op: 'move', id: 'q1', parentId: 'p1', after: 'q2' }]);
    const second: Operation[] = [add('question', 'n1', 'p1'), { op: 'move', id: 'q1', parentId: 'p1', after: 'n1' }];
    const { detail } = (await designers.edit(draft, second, other)).body;
    expect(detail.conflicts).toMatchObject([
      { code: 'both_moved', about: 'q1', first: 'p1', second: 'p1', secondAfter: 'n1' },
    ]);
  });

  it('keep what was there first where that is chosen, and delete what the chosen one deleted', async () => {
    const draft = await designers.draft('Garder ou non');
    await designers.edited(draft, [change('q1', { required: true }), { op: 'delete', id: 'q2' }]);
    const { detail } = (await designers.edit(draft, [change('q2', { title: 'Encore utile' })], other)).body;
    const [conflict] = detail.conflicts;
    expect(conflict).toMatchObject({ code: 'deleted_and_changed', about: 'q2', first: null });
    expect(titleOf(detail, 'q2')).toBe('Encore utile');
    const decided = (await decide(detail, conflict?.id ?? 0, 'first')).body;
    expect(titleOf(decided, 'q2')).toBeUndefined();
    expect(decided.revision).toBe(detail.revision + 1);
  });

  it('count an edit once that arrives twice, also after another user’s', async () => {
    const draft = await designers.draft('Deux fois');
    const key = randomUUID();
    const edit = [add('question', 'once', 'p1')];
    const [first, again] = await Promise.all([1, 2].map(() => designers.edit(draft, edit, 'designer', key)));
    expect(again?.body).toEqual(first?.body);
    expect(first?.body).toMatchObject({ isJoined: false, detail: { revision: draft.revision + 1 } });
    await designers.edited(draft, [change('q1', { title: 'Entre-temps' })], other);
    const late = await designers.edit(draft, edit, 'designer', key);
    expect(late.body).toMatchObject({ isJoined: true, detail: { revision: draft.revision + 2 } });
    const [kept] = await t.database.owner(
      `select count(*)::int as edits from template_edits where template_id = '${draft.id}' and key = '${key}'`,
    );
    expect(kept).toEqual({ edits: 1 });
  });

  it('reload where more was done than anybody follows, and where a revision never was', async () => {
    const draft = await designers.draft('Longue absence');
    let now = draft;
    for (let n = 0; n < 201; n += 1) now = await designers.edited(now, [change('q1', { title: `Titre ${n}` })], other);
    const late = await designers.edit(draft, [change('q2', { title: 'Trop tard' })]);
    expect([late.status, late.problem.code]).toEqual([409, 'objection']);
    expect(late.text).toContain('rechargez');
    expect(
      (await designers.edit({ ...draft, revision: draft.revision + 1 }, [change('q2', { title: 'x' })])).status,
    ).toBe(200);
    expect((await designers.edit({ ...now, revision: now.revision + 50 }, [change('q2', { title: 'y' })])).status).toBe(
      409,
    );
  });
});

describe('a draft', () => {
  it('R01 goes back to what was saved, and what was written since stays in the history', async () => {
    const draft = await designers.draft('Annuler');
    const saved = (await act('saveTemplate', draft)).body;
    expect(saved).toMatchObject({ savedRevision: draft.revision, revision: draft.revision });
    const one = await designers.edited(saved, [change('q1', { title: 'A' }), { op: 'delete', id: 'q2' }]);
    await designers.edited(one, [change('q1', { title: 'B' })]);
    const { detail } = (await designers.edit(one, [change('q1', { title: 'C' })], other)).body;
    expect(detail.conflicts).toHaveLength(1);
    const back = (await act('cancelTemplateEdits', detail)).body;
    expect(back).toMatchObject({ revision: detail.revision + 1, savedRevision: detail.revision + 1, conflicts: [] });
    expect(back.template).toEqual(saved.template);
    const history = await t.call(api.getTemplateHistory, { token: tokens.designer, params: { id: draft.id } });
    expect(history.text).toContain('template.edits_cancelled');
    const [edit] = await t.database.owner<{ changes: { field: string }[] }>(
      `select changes from audit_events where record_id = $1 and action = 'template.edited' and changes::text like '%"B"%'`,
      [draft.id],
    );
    expect(edit?.changes.map(({ field }) => field)).toContain('question.q1.title.Section 1 > Page 1 > B');
  });

  it('R26 joins an edit of what stood before it went back', async () => {
    const draft = (await act('saveTemplate', await designers.draft('Retour'))).body;
    const edited = await designers.edited(draft, [change('q1', { title: 'Parti' })]);
    await act('cancelTemplateEdits', edited);
    const { detail } = (await designers.edit(edited, [change('q2', { title: 'Gardé' })], other)).body;
    expect([titleOf(detail, 'q1'), titleOf(detail, 'q2')]).toEqual(['Lot conforme ?', 'Gardé']);
  });

  it('R26 is not saved, cancelled, decided or moved over what was not seen', async () => {
    const draft = await designers.draft('Versions');
    await designers.edited(draft, [change('q1', { title: 'Vu ?' })], other);
    for (const answer of [
      await act('saveTemplate', draft),
      await act('cancelTemplateEdits', draft),
      await decide(draft, 1, 'first'),
      await designers.move(draft, { action: 'publish' }, 'lead'),
    ]) {
      expect([answer.status, answer.problem.code]).toEqual([412, 'stale_version']);
    }
  });
});

it('a large draft is joined, taken back and checked in a thread, and says the same', { timeout: 180_000 }, async () => {
  const draft = await designers.draft('Deux mille');
  const page = (n: number): Operation => add('page', `page${n}`, 's1');
  let now = await designers.edited(
    draft,
    Array.from({ length: 20 }, (_, n) => page(n)),
  );
  for (let part = 0; part < 4; part += 1) {
    const adds = Array.from({ length: 500 }, (_, n): Operation => {
      const question = { ...newQuestion(`big${part}-${n}`, 'short_answer'), title: `Point ${part}.${n}` };
      return { op: 'add', parentId: `page${n % 20}`, after: null, node: { kind: 'question', question } };
    });
    now = await designers.edited(now, adds);
  }
  await designers.edited(now, [change('big0-1', { title: 'Un' })], other);
  const joined = await designers.edited(now, [change('big3-499', { title: 'Deux' })]);
  expect([titleOf(joined, 'big0-1'), titleOf(joined, 'big3-499')]).toEqual(['Un', 'Deux']);
  expect(questionPlaces(joined.template).size).toBe(2002);
  const check = await t.call(api.checkTemplate, { token: tokens.designer, params: { id: draft.id } });
  expect(check.body).toMatchObject({ revision: joined.revision, faults: [] });
  const back = (await act('cancelTemplateEdits', joined)).body;
  expect(questionPlaces(back.template).size).toBe(0);
});

it('R08 what is stored is what the trail tells', async () => {
  expect(await findingsOf(t)).toEqual([]);
});
