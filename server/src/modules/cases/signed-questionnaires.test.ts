import { createHash } from 'node:crypto';
import { canonicalJson } from '@vigie/domain/kernel/trail/canonical-json';
import { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import { questionnaireEndpoints as questionnaires } from '@vigie/domain/modules/questionnaires/filled/contract';
import type { QuestionnaireDetail } from '@vigie/domain/modules/questionnaires/filled/record';
import { newOption } from '@vigie/domain/modules/questionnaires/template/model';
import { anyOf, ask, asking, choose } from '@vigie/domain/modules/questionnaires/testing/small-templates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentHash } from '../../platform/signatures/signatures';
import { findingsOf } from '../../platform/testing/findings';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { demoPassword } from '../accounts/public';
import { questionnaireWork } from '../questionnaires/testing/questionnaires';
import { ifMatch } from '../reports/testing/reports';
import { dossierDefinition } from './dossier/layout';
import { caseWork } from './testing/cases';

let t: TestApp;
let work: Awaited<ReturnType<typeof caseWork>>;
let filling: ReturnType<typeof questionnaireWork>;
let templateId: string;
let signedTemplateId: string;
beforeAll(async () => {
  t = await createTestApp();
  work = await caseWork(t);
  filling = questionnaireWork(t);
  const options = [{ ...newOption('yes', 'Tidy'), score: 4 }, newOption('no', 'Dirty')];
  const clean = choose('clean', '', { title: 'State of the area', options, finding: anyOf('no') });
  const template = asking(clean, ask('note', 'long_answer', { title: 'Remark' }));
  templateId = await filling.publish(template);
  signedTemplateId = await filling.publish({ ...template, title: 'Signed visit' }, true);
});
afterAll(() => t.close());

const begin = (caseId: string, template = templateId) => filling.begun(work.as('reporter'), template, caseId);
const submit = async (begun: QuestionnaireDetail, note = 'A label') => {
  const reporter = work.as('reporter');
  const answered = await filling.answered(reporter, begun, { clean: 'no', note });
  const { status, body, text } = answered.needsSignature
    ? await filling.signed(reporter, answered, 'reporter')
    : await filling.move(reporter, answered, 'submit');
  if (status !== 200) throw new Error(text);
  return body;
};
const reopening = { reason: 'À revoir', credentials: { username: 'qa', password: demoPassword } };
const now = async (id: string) => (await filling.get(work.as('qa'), id)).body;
const isValid = async (id: string) => (await work.get(id)).signatures.map((one) => [one.meaning, one.isValid]);

/** The templates were published past their builder, without events. */
const findings = async () =>
  (await findingsOf(t)).filter((finding) => !/^(template|record_numbers template)/.test(finding));

/** With two questionnaires, one of them signed, and QA has looked at everything. */
const reviewed = async () => {
  const record = await work.open('itBug');
  const [first, second] = [
    await submit(await begin(record.id)),
    await submit(await begin(record.id, signedTemplateId)),
  ];
  await work.markAll(record, 'markReady', 'lead');
  expect((await work.move(record.id, 'submit', 'lead')).status).toBe(200);
  await work.markAll(record, 'review', 'qa');
  return { id: record.id, first, second };
};
const approved = async () => {
  const made = await reviewed();
  const { status, text } = await work.move(made.id, 'approve', 'qa');
  if (status !== 200) throw new Error(text);
  return made;
};
const closed = async () => {
  const made = await approved();
  const { status, text } = await work.move(made.id, 'close', 'qa');
  if (status !== 200) throw new Error(text);
  return made;
};

const attach = (id: string) =>
  t.call(questionnaires.attachToQuestionnaire, {
    token: work.as('reporter'),
    params: { id },
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    body: [
      '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n',
      '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n\r\n--edge--\r\n',
    ].join(''),
  });
const comment = (id: string) =>
  t.call(questionnaires.commentOnQuestionnaire, {
    token: work.as('reporter'),
    params: { id },
    body: { text: 'Vu' },
  });

describe('questionnaires of a signed case', () => {
  it('R30 R39 are neither begun, answered, submitted, reopened nor given up once the case is approved', async () => {
    const { id, first } = await approved();
    const begun = await filling.begin(work.as('lead'), templateId, id);
    expect([begun.status, begun.text]).toEqual([422, expect.stringContaining('approuvé, clos ou annulé')]);
    const reopened = await filling.move(work.as('qa'), first, 'reopen', reopening);
    expect([reopened.status, reopened.problem.code]).toEqual([409, 'wrong_state']);
    expect(reopened.text).toContain('à moins que l’AQ ne le rouvre');
    expect((await now(first.id)).allowed).toBe('comments');
    expect((await comment(first.id)).status).toBe(201);

    expect((await work.move(id, 'close', 'qa')).status).toBe(200);
    expect((await filling.move(work.as('qa'), first, 'reopen', reopening)).status).toBe(409);
    const refused = await comment(first.id);
    expect([refused.status, refused.problem.code]).toEqual([409, 'wrong_state']);
    expect(await now(first.id)).toMatchObject({ allowed: 'nothing', status: 'submitted', answers: first.answers });
    expect(await isValid(id)).toEqual([
      ['Approved', true],
      ['Closed', true],
    ]);
    expect(await findings()).toEqual([]);
  });

  it('R30 R39 one that an earlier release left in progress stays as it is', async () => {
    const { id, first } = await approved();
    await t.database.owner(`set session_replication_role to replica;
      update questionnaires set status = 'in_progress' where id = '${first.id}'`);
    const reporter = work.as('reporter');
    const open = await now(first.id);
    const refused = [
      await filling.answer(reporter, open, { note: 'Late' }),
      await filling.move(reporter, open, 'submit'),
      await filling.move(reporter, open, 'discard', { reason: 'Doublon' }),
      await attach(first.id),
    ];
    expect(refused.map(({ status, problem }) => [status, problem.code])).toEqual(Array(4).fill([409, 'wrong_state']));
    await t.database.owner(`set session_replication_role to replica;
      update questionnaires set status = 'submitted' where id = '${first.id}'`);
    expect(await isValid(id)).toEqual([['Approved', true]]);
  });

  it('R14 R39 go on once QA has reopened the case, and what was signed of them is void then', async () => {
    const { id, first } = await closed();
    expect((await work.move(id, 'reopen', 'qa', { reason: 'Complément' })).status).toBe(200);
    const before = await isValid(id);
    expect(before).toEqual([
      ['Approved', true],
      ['Closed', false],
      ['Reopened', true],
    ]);
    const reopened = await filling.move(work.as('qa'), first, 'reopen', reopening);
    expect(reopened.status).toBe(200);
    expect((await isValid(id)).map(([, valid]) => valid)).toEqual([false, false, false]);
    const voided = await t.database.owner(
      `select id from signatures where record = 'case' and record_id = $1 and voided_at is null`,
      [id],
    );
    expect(voided).toEqual([]);
    await submit(reopened.body);
    expect(await findings()).toEqual([]);
  });

  it('R14 are part of the version that QA signs, and of what the dialog compares', async () => {
    const { id, first } = await reviewed();
    const looked = await work.get(id);
    const reopened = await filling.move(work.as('qa'), first, 'reopen', reopening);
    const approveAt = (version: number) =>
      t.call(casesEndpoints.moveCase, {
        token: work.as('qa'),
        params: { id },
        headers: ifMatch(version),
        body: { action: 'approve', credentials: { username: 'qa', password: demoPassword } },
      });
    const unfinished = await approveAt((await work.get(id)).version);
    expect([unfinished.status, unfinished.problem.code]).toEqual([409, 'objection']);
    expect(unfinished.text).toContain('1 questionnaire n’est pas envoyé');
    await submit(reopened.body, 'Two labels');
    const changed = await work.get(id);
    expect(changed.version).toBeGreaterThan(looked.version);
    expect(changed.questionnaires[0]?.version).toBeGreaterThan(looked.questionnaires[0]?.version ?? 0);
    expect((await approveAt(looked.version)).status).toBe(412);
    expect((await approveAt(changed.version)).status).toBe(200);
  });

  it('R13 R39 are what was signed, and verify names the case when a user alters one past the application', async () => {
    const { id, first } = await closed();
    const alter = (set: string) =>
      t.database.owner(`set session_replication_role to replica;
        update questionnaires set ${set} where id = '${first.id}'`);
    const alterations = {
      answers: `jsonb_set(answers, '{note}', '"Nothing"')`,
      percent: '99',
      findings: '0',
      status: `'in_progress'`,
      template_version: '2',
      filler_id: 'filler_id + 1',
    };
    for (const [column, value] of Object.entries(alterations)) {
      await t.database.owner(`create table kept as select ${column} from questionnaires where id = '${first.id}'`);
      await alter(`${column} = ${value}`);
      expect(await isValid(id), column).toEqual([
        ['Approved', false],
        ['Closed', false],
      ]);
      if (column === 'answers') {
        const found = (await findings()).filter((finding) => finding.includes(`on case ${id}:`));
        expect(found).toHaveLength(2);
        expect(found[0]).toContain('the record is not what was signed, and the trail tells of no change');
      }
      await alter(`${column} = (select ${column} from kept)`);
      await t.database.owner('drop table kept');
    }
    expect((await isValid(id)).every(([, valid]) => valid)).toBe(true);
    expect(await findings()).toEqual([]);
  });

  it('R14 take nothing from signatures of earlier releases, which did not cover them', async () => {
    const { id, first } = await approved();
    const [signature] = await t.database.owner<{ id: number; content: Record<string, never> }>(
      `select id, content from signatures where record = 'case' and record_id = $1`,
      [id],
    );
    const { questionnaires: covered, ...content } = signature?.content ?? {};
    expect(covered).toMatchObject([{ id: first.id, status: 'submitted', answers: first.answers }, {}]);
    await t.database.owner(
      'update signatures set content = $2::jsonb, content_hash = $3, schema_version = 2 where id = $1',
      [signature?.id, JSON.stringify(content), contentHash({ record: 'case', recordId: id, content })],
    );
    expect(await isValid(id)).toEqual([['Approved', true]]);
    await t.database.owner(`update cases set title = 'Autre chose' where id = $1`, [id]);
    expect(await isValid(id)).toEqual([['Approved', false]]);
  });

  it('R01 R30 those in progress are given up with a case that is void, and their authors are notified', async () => {
    const { id } = await work.open('itBug');
    const begun = await begin(id);
    expect((await work.move(id, 'void', 'qa', { reason: 'Ouvert par erreur' })).status).toBe(200);
    expect(await now(begun.id)).toMatchObject({ status: 'discarded', allowed: 'nothing' });
    const [event] = await t.database.owner(
      `select action, reason from audit_events where record = 'questionnaire' and record_id = $1 order by seq desc limit 1`,
      [begun.id],
    );
    expect(event).toEqual({ action: 'questionnaire.discarded', reason: 'Ouvert par erreur' });
    expect(await isValid(id)).toEqual([['Voided', true]]);
  });

  it('R26 answering and approving at the same moment leaves no approval of what was not seen', async () => {
    for (let n = 0; n < 3; n += 1) {
      const { id, first } = await reviewed();
      const { version } = await work.get(id);
      const [reopened, signed] = await Promise.all([
        filling.move(work.as('qa'), first, 'reopen', reopening),
        t.call(casesEndpoints.moveCase, {
          token: work.as('qa'),
          params: { id },
          headers: ifMatch(version),
          body: { action: 'approve', credentials: { username: 'qa', password: demoPassword } },
        }),
      ]);
      expect([reopened.status, signed.status].filter((status) => status === 200)).toHaveLength(1);
      expect((await isValid(id)).every(([, valid]) => valid)).toBe(true);
    }
  });
});

describe('the dossier of a case', () => {
  it('R37 R39 tells questions, answers, score, findings and signatures of its questionnaires, on paper and as data', async () => {
    const { id, first, second } = await closed();
    const given = await t.call(casesEndpoints.getCaseDossierData, { token: work.as('lead'), params: { id } });
    const data = JSON.parse(given.text);
    expect(data.questionnaires).toMatchObject([
      {
        id: first.id,
        answers: first.answers,
        points: 0,
        possible: 4,
        findings: [{ questionId: 'clean' }],
        signatures: [],
      },
      {
        id: second.id,
        template: { title: 'Signed visit' },
        signatures: [{ signerUsername: 'reporter', isValid: true }],
      },
    ]);
    const { rewritten, hash, madeAt: _at, madeBy: _by, ...content } = data;
    expect(
      createHash('sha256')
        .update(canonicalJson({ ...content, rewritten }))
        .digest('hex'),
    ).toBe(hash);

    const paper = JSON.stringify(dossierDefinition(data, data, 'en').content);
    for (const part of [
      `${second.id} - Signed visit`,
      'State of the area',
      'Dirty',
      'Remark',
      'A label',
      '0 of 4 points (0 %)',
      'Findings',
      'Filled in and checked',
      '(reporter)',
    ]) {
      expect(paper).toContain(part);
    }
    const pdf = await t.call(casesEndpoints.getCaseDossier, { token: work.as('lead'), params: { id } });
    expect(pdf.status).toBe(200);
  });
});
