import { parametersEndpoints as parameters } from '@vigie/domain/modules/parameters/contract';
import { exportTemplate } from '@vigie/domain/modules/questionnaires/exchange/template-file';
import { templateWorkflowMessages as w } from '@vigie/domain/modules/questionnaires/messages/versions';
import { newPage, newQuestion, newSection } from '@vigie/domain/modules/questionnaires/template/model';
import { questionPlaces } from '@vigie/domain/modules/questionnaires/template/places';
import { idsIn } from '@vigie/domain/modules/questionnaires/template/structure';
import { templateEndpoints as api } from '@vigie/domain/modules/questionnaires/templates/contract';
import type { TemplateDetail, TemplateSettings } from '@vigie/domain/modules/questionnaires/templates/record';
import { recordsEndpoints as records } from '@vigie/domain/modules/records/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOf } from '../../../platform/testing/findings';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { demoPassword } from '../../accounts/public';
import { ifMatch } from '../../reports/testing/reports';
import { change, Designers, makeDesigner } from '../testing/templates';

let t: TestApp;
let designers: Designers;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  t = await createTestApp();
  for (const name of ['designer', 'company.admin', 'qa', 'other.admin']) tokens[name] = await t.signIn(name);
  tokens.lead = await makeDesigner(t, 'lead');
  designers = new Designers(t, tokens);
});
afterAll(() => t.close());

const eventsOf = (id: string) =>
  t.database.owner<{ action: string; changes: { field: string; from: unknown; to: unknown }[]; reason: string | null }>(
    `select action, changes, reason from audit_events where record = 'template' and record_id = $1 order by seq`,
    [id],
  );

describe('a template', () => {
  it('R01 is begun, edited, checked, published and begun anew, each recorded in the trail', async () => {
    const draft = await designers.draft('Audit des fournisseurs');
    expect(draft).toMatchObject({ status: 'draft', revision: 2, savedRevision: 1, versions: [], filled: 0 });
    const check = await t.call(api.checkTemplate, { token: tokens.designer, params: { id: draft.id } });
    expect(check.body).toMatchObject({ revision: 2, faults: [] });
    expect(new Set(check.body.fillings.flatMap(({ shown }) => shown))).toEqual(new Set(['q1', 'q2']));
    const published = await designers.moved(draft, { action: 'publish' });
    expect(published).toMatchObject({ status: 'published', versions: [{ number: 1, questions: 2, signature: null }] });
    const version = await t.call(api.getTemplateVersion, {
      token: tokens.designer,
      params: { id: draft.id, number: 1 },
    });
    expect(version.body.template).toEqual(draft.template);
    expect(version.body.fillings).toEqual(check.body.fillings);
    const revised = await designers.moved(published, { action: 'revise' });
    const same = await designers.move(revised, { action: 'publish' });
    expect([same.status, same.problem.code]).toEqual([409, 'objection']);
    const next = await designers.edited(revised, [change('q1', { title: 'Lot accepté ?' })]);
    const second = await designers.moved(next, { action: 'publish' });
    expect(second.versions.map(({ number }) => number)).toEqual([1, 2]);
    const noReason = await designers.move(second, { action: 'retire' });
    expect([noReason.status, noReason.problem.detail]).toMatchObject([422, [{ loc: ['body', 'reason'] }]]);
    const retired = await designers.moved(second, { action: 'retire', reason: 'Remplacé' });
    expect(retired.status).toBe('retired');
    const events = await eventsOf(draft.id);
    expect(events.map(({ action }) => action)).toEqual([
      'template.created',
      'template.edited',
      'template.published',
      'template.revised',
      'template.edited',
      'template.published',
      'template.retired',
    ]);
    expect(events[4]?.changes).toContainEqual({
      field: 'question.q1.title.Section 1 > Page 1 > Lot accepté ?',
      from: 'Lot conforme ?',
      to: 'Lot accepté ?',
    });
    expect(events[6]?.reason).toBe('Remplacé');
  });

  it('R05 a published version never changes, whoever tries', async () => {
    const { id } = await designers.moved(await designers.draft('Figé'), { action: 'publish' });
    for (const statement of [
      `update template_versions set title = 'x' where template_id = '${id}'`,
      `delete from template_versions where template_id = '${id}'`,
    ]) {
      await expect(t.database.owner(statement)).rejects.toThrow('a published version never changes');
    }
  });

  it('R26 is published by one of two who publish it in the same moment', async () => {
    const draft = await designers.draft('Une seule fois');
    const both = await Promise.all([
      designers.move(draft, { action: 'publish' }, 'lead'),
      designers.move(draft, { action: 'publish' }, 'company.admin'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await designers.get(draft.id)).versions).toHaveLength(1);
  });

  it('is edited only while it is a draft', async () => {
    const published = await designers.moved(await designers.draft('Publié'), { action: 'publish' });
    const edit = await designers.edit(published, [change('q1', { title: 'x' })]);
    const settings = await changeSettings(published, { needsSignature: true });
    for (const answer of [edit, settings]) {
      expect([answer.status, answer.problem.code]).toEqual([409, 'wrong_state']);
    }
    expect(edit.text).toContain('commencez la version suivante');
  });

  it('is not published with a fault, nor without a question', async () => {
    const empty = await designers.create('Vide');
    expect((await designers.move(empty, { action: 'publish' })).status).toBe(409);
    const draft = await designers.draft('Faute');
    const rule = { match: 'all' as const, conditions: [{ questionId: 'gone', test: { is: 'answered' as const } }] };
    const wrong = await designers.edited(draft, [change('q1', { visibleWhen: rule })]);
    const { body } = await t.call(api.checkTemplate, { token: tokens.designer, params: { id: draft.id } });
    expect(body.faults[0]).toMatchObject({ code: 'missing_question', ids: ['q1', 'gone'], condition: 0 });
    const answer = await designers.move(wrong, { action: 'publish' });
    expect([answer.status, answer.problem.code]).toEqual([409, 'objection']);
  });

  it('R01 has settings that its next version takes along, and that are something new', async () => {
    const published = await designers.moved(await designers.draft('Signé par qui remplit'), { action: 'publish' });
    const draft = await designers.moved(published, { action: 'revise' });
    const changed = (await changeSettings(draft, { needsSignature: true })).body;
    expect(changed.settings).toEqual({ needsSignature: true, caseKinds: [] });
    expect((await designers.moved(changed, { action: 'publish' })).versions).toHaveLength(2);
    const events = await eventsOf(draft.id);
    expect(events.find(({ action }) => action === 'template.settings_changed')?.changes).toEqual([
      { field: 'needsSignature', from: false, to: true },
    ]);
  });
});

const setRule = async (rule: { signTemplates: boolean } | { fourEyes: boolean }) => {
  const token = tokens['company.admin'];
  const { version } = (await t.call(parameters.getParameters, { token })).body;
  const body = { ...rule, reason: 'Essai' };
  expect((await t.call(parameters.changeParameters, { token, headers: ifMatch(version), body })).status).toBe(200);
};

describe('R22 a draft', () => {
  const publishedBy = async (draft: TemplateDetail, name: string) => {
    const { status, problem } = await designers.move(draft, { action: 'publish' }, name);
    return status === 200 ? 200 : [status, problem.code, problem.detail];
  };
  const refused = [403, 'not_allowed', w.ownDraft.fr];
  const authorsOf = async (id: string) => {
    const { authors } = (await t.call(api.checkTemplate, { token: tokens.designer, params: { id } })).body;
    const names = await t.database.owner<{ username: string }>(
      'select username from users where id = any ($1) order by username',
      [authors],
    );
    return names.map(({ username }) => username);
  };

  it('is published by another user than its authors', async () => {
    const draft = await designers.draft('Relu');
    expect(await authorsOf(draft.id)).toEqual(['designer']);
    expect(await publishedBy(draft, 'designer')).toEqual(refused);
    const edited = await designers.edited(draft, [change('q1', { title: 'Lot accepté ?' })], 'company.admin');
    expect(await authorsOf(draft.id)).toEqual(['company.admin', 'designer']);
    expect(await publishedBy(edited, 'company.admin')).toEqual(refused);
    expect((await designers.get(draft.id)).status).toBe('draft');
    expect(await publishedBy(edited, 'lead')).toBe(200);
  });

  it('of the next version counts who wrote it, not who wrote those before or opened it', async () => {
    const first = await designers.moved(await designers.draft('Suivant'), { action: 'publish' });
    const next = await designers.moved(first, { action: 'revise' });
    expect(await authorsOf(next.id)).toEqual([]);
    const edited = await designers.edited(next, [change('q1', { title: 'Autre' })], 'company.admin');
    expect(await publishedBy(edited, 'company.admin')).toEqual(refused);
    expect(await publishedBy(edited, 'designer')).toBe(200);
  });

  it('counts a setting that the version freezes, and none that it does not', async () => {
    const draft = await designers.draft('Réglé');
    const asked = (await changeSettings(draft, { caseKinds: ['hse'] }, 'company.admin')).body;
    expect(await authorsOf(draft.id)).toEqual(['designer']);
    const signed = (await changeSettings(asked, { needsSignature: true }, 'company.admin')).body;
    expect(await authorsOf(draft.id)).toEqual(['company.admin', 'designer']);
    expect(await publishedBy((await changeSettings(signed, { caseKinds: [] })).body, 'lead')).toBe(200);
  });

  it('is published by its author where the company has relaxed four eyes', async () => {
    const draft = await designers.draft('Petite équipe');
    await setRule({ fourEyes: false });
    expect(await publishedBy(draft, 'designer')).toBe(200);
    await setRule({ fourEyes: true });
  });
});

describe('where the company asks for a signature', () => {
  it('R13 R18 a template is published with one that covers the version', async () => {
    await setRule({ signTemplates: true });
    const draft = await designers.draft('À signer');
    const credentials = { username: 'company.admin', password: demoPassword };
    expect((await designers.move(draft, { action: 'publish' })).text).toContain('signature');
    const own = { username: 'designer', password: demoPassword };
    const refused = await designers.move(draft, { action: 'publishSigned', credentials: own });
    expect([refused.status, refused.problem.code]).toEqual([403, 'not_allowed']);
    const wrong = await designers.move(
      draft,
      { action: 'publishSigned', credentials: { ...credentials, password: 'wrong' } },
      'company.admin',
    );
    expect(wrong.status).toBe(401);
    expect((await designers.get(draft.id)).status).toBe('draft');
    const signed = await designers.moved(draft, { action: 'publishSigned', credentials });
    expect(signed.versions).toMatchObject([
      { number: 1, signature: { signerUsername: 'company.admin', voidedAt: null } },
    ]);
    const [stored] = await t.database.owner(
      `select content from signatures where record = 'template_publication' and record_id = '${draft.id}.1'`,
    );
    expect(stored).toEqual({
      content: { number: 1, template: draft.template, settings: { needsSignature: false } },
    });
    await setRule({ signTemplates: false });
    const again = await designers.moved(signed, { action: 'revise' });
    const unasked = await designers.move(again, { action: 'publishSigned', credentials }, 'company.admin');
    expect(unasked.status).toBe(409);
  });
});

describe('R19 R20 templates', () => {
  it('are for designers and the administrator of the company', async () => {
    const { id } = await designers.create('Réservé');
    expect((await t.call(api.getTemplate, { token: tokens.qa, params: { id } })).status).toBe(403);
    expect((await t.call(api.createTemplate, { token: tokens.qa, body: { title: 'x' } })).status).toBe(403);
    expect((await designers.edit({ id, revision: 1 }, [change(null, { title: 'x' })], 'qa')).status).toBe(403);
    const found = async (name: string) =>
      (await t.call(records.findRecords, { token: tokens[name], query: { search: id } })).body.items;
    expect(await found('designer')).toMatchObject([{ id, title: 'Réservé' }]);
    expect(await found('qa')).toEqual([]);
  });

  it('of another company are not there', async () => {
    const { id, version, revision } = await designers.moved(await designers.draft('Chez nous'), { action: 'publish' });
    const token = tokens['other.admin'];
    const versioned = { token, params: { id }, headers: ifMatch(version) };
    const answers = await Promise.all([
      t.call(api.getTemplate, { token, params: { id } }),
      designers.edit({ id, revision }, [change(null, { title: 'x' })], 'other.admin'),
      t.call(api.saveTemplate, versioned),
      t.call(api.cancelTemplateEdits, versioned),
      t.call(api.decideTemplateConflict, {
        ...versioned,
        params: { id, conflict: 1 },
        body: { choice: 'first' as const },
      }),
      t.call(api.changeTemplateSettings, { ...versioned, body: { needsSignature: true } }),
      t.call(api.checkTemplate, { token, params: { id } }),
      designers.move({ id, version }, { action: 'revise' }, 'other.admin'),
      t.call(api.getTemplateVersion, { token, params: { id, number: 1 } }),
      t.call(api.exportTemplate, { token, params: { id }, query: { format: 'vigie' as const } }),
      t.call(api.listTemplateComments, { token, params: { id } }),
      t.call(api.getTemplateHistory, { token, params: { id } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(12).fill(404));
    const copy = await t.call(api.createTemplate, { token, body: { title: 'Copie', copyOf: id } });
    expect(copy.status).toBe(422);
    expect((await t.call(api.listTemplates, { token })).body.total).toBe(0);
  });
});

describe('R27 an edit is refused in words, and changes nothing', () => {
  let hostile: TemplateDetail | undefined;
  const question = (id: string) => ({ kind: 'question', question: newQuestion(id, 'date') });
  const deep = (levels: number): unknown => (levels === 0 ? 'x' : { properties: deep(levels - 1) });
  it.each<[string, unknown[]]>([
    ['no operation', []],
    ['an unknown operation', [{ op: 'destroy', id: 'q1' }]],
    ['too many operations', Array.from({ length: 501 }, () => change('q1', { title: 'x' }))],
    ['an id that is there already', [{ op: 'add', parentId: 'p1', after: null, node: question('q1') }]],
    [
      'an id twice in one edit',
      [1, 2].map(() => ({ op: 'add', parentId: 'p1', after: null, node: question('twice') })),
    ],
    ['something that is not there', [change('gone', { title: 'x' })]],
    ['a place that is not there', [{ op: 'move', id: 'q1', parentId: 'gone', after: null }]],
    ['a page in a page', [{ op: 'move', id: 'p1', parentId: 'p1', after: null }]],
    ['a field that the kind does not have', [change('q1', { label: 'x' })]],
    ['an unknown field', [{ op: 'change', id: 'q1', set: { constructor: 'x' } }]],
    ['the wrong properties', [change('q1', { type: 'number', properties: { min: 'low' } })]],
    ['properties within properties', [change('q1', { properties: deep(200) as Record<string, unknown> })]],
    ['a long title', [change('q1', { title: 'x'.repeat(501) })]],
    ['a null character', [change('q1', { title: 'a\u0000b' })]],
    ['half a character', [change('q1', { title: 'a\ud800' })]],
    ['an id of markup', [{ op: 'add', parentId: 'p1', after: null, node: question('<b>') }]],
    ['a good edit and a wrong one', [change('q1', { title: 'Bon' }), change('gone', { title: 'x' })]],
  ])('%s', async (_what, operations) => {
    hostile ??= await designers.draft('Hostile');
    const answer = await designers.edit(hostile, operations);
    expect([400, 409, 422], answer.text).toContain(answer.status);
    expect(answer.problem.detail || answer.problem.title).not.toBe('');
    expect(await designers.get(hostile.id)).toEqual(hostile);
  });
  it('keeps hostile text as the text it is', async () => {
    const title = `<img onerror=alert(1)> '); drop table templates -- {n|one|many} %s`;
    const draft = await designers.draft('Texte');
    const edited = await designers.edited(draft, [change('q1', { title })]);
    expect(edited.template.sections[0]?.pages[0]?.questions[0]?.title).toBe(title);
  });
});

describe('a copy and a file', () => {
  it('R01 a copy says the same under ids of its own, and what it was copied from', async () => {
    const original = await designers.draft('Original');
    const { body, status } = await t.call(api.createTemplate, {
      token: tokens.designer,
      body: { title: 'Copie', copyOf: original.id },
    });
    expect([status, body.template.title, body.status]).toEqual([201, 'Copie', 'draft']);
    const ids = (detail: TemplateDetail) => detail.template.sections.flatMap(idsIn);
    expect(ids(body)).toHaveLength(ids(original).length);
    expect(ids(body).filter((id) => ids(original).includes(id))).toEqual([]);
    expect((await designers.moved(body, { action: 'publish' })).status).toBe('published');
    const [event] = await eventsOf(body.id);
    expect(event?.changes).toContainEqual({ field: 'copyOf', from: null, to: original.id });
  });

  it.each(['vigie', 'surveyjs'] as const)('goes out and comes in again: %s', async (format) => {
    const draft = await designers.draft(`Échange ${format}`);
    const file = await t.call(api.exportTemplate, {
      token: tokens.designer,
      params: { id: draft.id },
      query: { format },
    });
    const back = await t.call(api.importTemplate, {
      token: tokens.designer,
      body: { format, file: file.body.file },
    });
    expect(back.status).toBe(201);
    expect(back.body.template?.template.title).toBe(draft.template.title);
    expect(questionPlaces(back.body.template?.template ?? draft.template).size).toBe(2);
    if (format === 'vigie') expect(back.body.template?.template).toEqual(draft.template);
  });

  it('R27 a file that is none begins nothing, and says why', async () => {
    const before = (await t.call(api.listTemplates, { token: tokens.designer })).body.total;
    const files: [string, unknown][] = [
      ['vigie', null],
      ['vigie', { format: 'vigie-questionnaire', formatVersion: 9, template: {} }],
      ['vigie', []],
      ['surveyjs', 'text'],
      ['surveyjs', 7],
    ];
    for (const [format, file] of files) {
      const answer = await t.call(api.importTemplate, { token: tokens.designer, body: { format, file } as never });
      expect([answer.status, answer.body.template], answer.text).toEqual([201, null]);
      expect(answer.body.losses).not.toEqual([]);
    }
    const levels = 10_000;
    const nested = `${'{"type":"panel","elements":['.repeat(levels)}${']}'.repeat(levels)}`;
    const deep = await t.request('POST', api.importTemplate.path, {
      token: tokens.designer,
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(`{"format":"surveyjs","file":{"pages":[{"elements":[${nested}]}]}}`),
    });
    expect([deep.status, deep.problem.code]).toEqual([422, 'invalid']);
    expect((await t.call(api.listTemplates, { token: tokens.designer })).body.total).toBe(before);
  });

  it('R27 may be larger than other bodies, and not without end', async () => {
    const question = (n: number) => ({ ...newQuestion(`q${n}`, 'short_answer'), explanation: 'x'.repeat(900) });
    const questions = (count: number) => Array.from({ length: count }, (_, n) => question(n));
    const sized = (count: number) => {
      const page = { ...newPage('p1'), questions: questions(count) };
      return exportTemplate({ title: 'Grand', explanation: '', sections: [{ ...newSection('s1'), pages: [page] }] });
    };
    const send = (count: number) =>
      t.call(api.importTemplate, { token: tokens.designer, body: { format: 'vigie', file: sized(count) } });
    expect((await send(2000)).body.template?.template.sections[0]?.pages[0]?.questions).toHaveLength(2000);
    const tooLarge = await send(3900);
    expect([tooLarge.status, tooLarge.text.includes('4 Mo')]).toEqual([413, true]);
  });

  it('has a schema that is served', async () => {
    const { body } = await t.call(api.getTemplateSchema, { token: tokens.designer });
    expect(body).toMatchObject({ title: 'Vigie questionnaire template', type: 'object' });
  });

  it('of a version goes out as it was frozen, and of none is not there', async () => {
    const draft = await designers.draft('Version sortie');
    const published = await designers.moved(draft, { action: 'publish' });
    const next = await designers.moved(published, { action: 'revise' });
    await designers.edited(next, [change('q1', { title: 'Autre' })]);
    const of = (version: number) =>
      t.call(api.exportTemplate, {
        token: tokens.designer,
        params: { id: draft.id },
        query: { format: 'vigie' as const, version },
      });
    expect((await of(1)).body.file).toMatchObject({ template: draft.template });
    expect((await of(2)).status).toBe(404);
  });
});

describe('the list of templates', () => {
  it('finds them by status and by words, in each order, and as a spreadsheet', async () => {
    const { id } = await designers.draft('Ruche des abeilles');
    const list = (query: object) => t.call(api.listTemplates, { token: tokens.designer, query: query as never });
    const found = (await list({ search: 'abeilles' })).body;
    expect(found.items).toMatchObject([{ id, status: 'draft', questions: 2, filled: 0, publishedVersion: null }]);
    expect((await list({ status: 'retired' })).body.items.every(({ status }) => status === 'retired')).toBe(true);
    for (const sort of ['id', 'status', 'title', 'changedAt']) {
      const { status, body } = await list({ sort, direction: 'desc' });
      expect([status, body.items.length > 5], sort).toEqual([200, true]);
    }
    const sheet = await t.call(api.exportTemplates, { token: tokens.designer, query: { ids: id } as never });
    expect(sheet.status).toBe(200);
    await designers.edited(await designers.get(id), [change(null, { title: 'Ruche vide' })]);
    expect((await list({ search: 'abeilles' })).body.items).toEqual([]);
    expect((await list({ search: 'ruche' })).body.items).toMatchObject([{ id, title: 'Ruche vide' }]);
  });

  it('R01 shows comments, which a template has with files and readers', async () => {
    const { id } = await designers.draft('Commenté');
    const comment = await t.call(api.commentOnTemplate, {
      token: tokens['company.admin'],
      params: { id },
      body: { text: 'Trop long ?' },
    });
    expect(comment.status).toBe(201);
    expect(await designers.get(id)).toMatchObject({ comments: 1 });
    const readers = await t.call(api.listTemplateReaders, { token: tokens.designer, params: { id } });
    expect(readers.status).toBe(200);
  });
});

const changeSettings = ({ id, version }: TemplateDetail, body: Partial<TemplateSettings>, name = 'designer') =>
  t.call(api.changeTemplateSettings, { token: tokens[name], params: { id }, headers: ifMatch(version), body });

it('R08 what is stored is what the trail tells', async () => {
  expect(await findingsOf(t)).toEqual([]);
});

it('R08 verify names a draft and a version that were altered past the application', async () => {
  const { id } = await designers.moved(await designers.draft('Altéré'), { action: 'publish' });
  const alter = (statement: string) =>
    t.database.owner(`do $$ begin set local session_replication_role = replica; ${statement}; end $$`);
  await alter(`update templates set content = jsonb_set(content, '{explanation}', '"x"') where id = '${id}'`);
  await alter(
    `update template_versions set content = jsonb_set(content, '{explanation}', '"x"') where template_id = '${id}'`,
  );
  const findings = (await findingsOf(t)).join('\n');
  expect(findings).toMatch(new RegExp(`template ${id}\\b.*contentHash`));
  expect(findings).toMatch(new RegExp(`template_version ${id}.1\\b.*contentHash`));
});
