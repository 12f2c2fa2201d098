import { createHash } from 'node:crypto';
import { canonicalJson, type Json } from '@vigie/domain/kernel/trail/canonical-json';
import { paperMessages as m } from '@vigie/domain/messages/dossier';
import { kindMessages } from '@vigie/domain/messages/kinds';
import { actionsEndpoints as actions } from '@vigie/domain/modules/actions/contract';
import { priorityMessages } from '@vigie/domain/modules/actions/messages/workflow';
import { reportsEndpoints as reports } from '@vigie/domain/modules/reports/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart } from '../../../platform/testing/multipart';
import { textOfPdf, withoutSpaces } from '../../../platform/testing/pdf-text';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { partsOfZip } from '../../../platform/testing/unzip';
import { secretCase, secretWords } from '../../cases/testing/secret';
import { complete, ifMatch, reporting, userIdOf } from '../../reports/testing/reports';

let t: TestApp;
let secret: Awaited<ReturnType<typeof secretCase>>;
const as = (name: string) => secret.work.as(name);
beforeAll(async () => {
  t = await createTestApp();
  secret = await secretCase(t);
  const { status, text } = await secret.restrict();
  if (status !== 200) throw new Error(text);
});
afterAll(() => t.close());

const get = (path: string, who: string) =>
  t.app.http.inject({ url: `/api/v1/${path}`, headers: { authorization: `Bearer ${as(who)}` } });

/** The paper, without the spaces of its texts, and the data. */
async function dossierOf(path: string, who: string) {
  const [pdf, json] = [await get(`${path}/dossier`, who), await get(`${path}/dossier.json`, who)];
  expect([pdf.statusCode, json.statusCode], json.body).toEqual([200, 200]);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  const paper = textOfPdf(pdf.rawPayload);
  const says = (text: string) => paper.includes(withoutSpaces(text));
  return { says, paper, data: json.json() };
}

/** Everything that it covers is in the data itself. */
function hashOf({ hash: _hash, madeAt: _at, madeBy: _by, ...covered }: Record<string, Json>): string {
  return createHash('sha256').update(canonicalJson(covered)).digest('hex');
}

const aPdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

describe('R37 a report', () => {
  const doing = () => reporting(t);

  it('comes out complete as PDF and as data: answers, files, talk, history, hash', async () => {
    const answers = { ...complete, what: 'Joint fendu — cuve 12 ≥ 3 mm.', comments: 'Photo à suivre' };
    const { id } = await doing().sent(as('reporter'), answers);
    const params = { id };
    const file = { token: as('reporter'), params, query: { reason: 'Oubli' }, ...multipart('releve.pdf', aPdf) };
    const { status, body, text } = await t.call(reports.attachToReport, file);
    expect(status, text).toBe(201);
    await t.call(reports.commentOnReport, { token: as('validator'), params, body: { text: 'À voir demain' } });
    const { says, data } = await dossierOf(`reports/${id}`, 'validator');
    for (const part of [
      id,
      'Joint fendu — cuve 12 ≥ 3 mm.',
      'Karim Benali',
      'Bâtiment A',
      kindMessages.nonConformity.en,
    ]) {
      expect(says(part), part).toBe(true);
    }
    for (const part of ['releve.pdf', body.attachment.sha256, 'À voir demain', 'a envoyé le signalement', data.hash]) {
      expect(says(part), part).toBe(true);
    }
    expect(says(m.unchanged.fr)).toBe(true);
    expect(data.report).toMatchObject({ id, answers, attachments: [{ name: 'releve.pdf' }], decisions: [] });
    expect(data.comments).toMatchObject([{ text: 'À voir demain' }]);
    expect(data.history.map(({ action }: { action: string }) => action)).toContain('report.submitted');
    expect(data).toMatchObject({ rewritten: [], hash: hashOf(data) });
  });

  it('tells what was replaced since it was first entered, and R14 which signatures still hold', async () => {
    const sent = await doing().sent(as('reporter'), { ...complete, where: 'Bâtiment B' });
    const changed = await doing().change(as('reporter'), sent, { where: 'Bâtiment C' }, 'Erreur de saisie');
    const made = {
      decision: 'approve' as const,
      criticality: 'Major' as const,
      comment: 'Vu sur place',
      leadWriterId: await userIdOf(t, 'lead'),
    };
    const { body } = await doing().decide(as('validator'), changed.body, made, { username: 'validator' });
    const path = `reports/${sent.id}`;
    const before = await dossierOf(path, 'qa');
    expect(before.data.rewritten).toEqual(['where']);
    for (const part of ['1 donnée a été remplacée', 'Bâtiment B', 'Bâtiment C', 'Raison : Erreur de saisie']) {
      expect(before.says(part), part).toBe(true);
    }
    const [decided] = body.decisions;
    for (const part of ['Vu sur place', '(validator)', decided?.signature.contentHash ?? '?', m.valid.fr]) {
      expect(before.says(part), part).toBe(true);
    }
    expect(before.data.report.decisions).toMatchObject([{ isValid: true }]);
    await t.database.owner(`set session_replication_role to replica;
      update reports set answers = jsonb_set(answers, '{where}', '"Bâtiment D"') where id = '${sent.id}'`);
    const after = await dossierOf(path, 'qa');
    expect([after.says(m.void.fr), after.says(m.valid.fr)]).toEqual([true, false]);
    expect(after.data.report.decisions).toMatchObject([{ isValid: false }]);
  });

  it('comes out for a user who may read it, and for no other user', async () => {
    const draft = await doing().draft(as('reporter'));
    for (const path of [`reports/${draft.id}/dossier`, `reports/${draft.id}/dossier.json`]) {
      expect((await get(path, 'reporter')).statusCode).toBe(200);
      for (const who of ['validator', 'lead', 'other.admin']) expect((await get(path, who)).statusCode).toBe(404);
    }
    expect((await get(`reports/dossiers?ids=${draft.id}`, 'validator')).statusCode).toBe(404);
  });

  it('comes with others in one file, and the trail says who took them', async () => {
    const ids = [(await doing().sent(as('reporter'))).id, (await doing().sent(as('reporter'))).id];
    const answer = await get(`reports/dossiers?ids=${ids.join(',')}`, 'validator');
    expect(answer.headers['content-type']).toBe('application/zip');
    const files = partsOfZip(answer.rawPayload);
    expect([...files.keys()]).toEqual(ids.flatMap((id) => [`${id}.pdf`, `${id}.json`]));
    for (const id of ids) {
      expect(textOfPdf(files.get(`${id}.pdf`) ?? Buffer.alloc(0))).toContain(id);
      expect(JSON.parse(files.get(`${id}.json`)?.toString() ?? '').report.id).toBe(id);
    }
    const events = await t.database.owner<{ changes: unknown[]; actor_username: string }>(
      `select changes, actor_username from audit_events where action = 'list.exported' and record_id = 'dossiers'`,
    );
    expect(events).toMatchObject([{ actor_username: 'validator' }]);
    expect(events[0]?.changes).toContainEqual({ field: 'ids', from: null, to: ids.join(',') });
    for (const wrong of ['', 'NC_0001', Array.from({ length: 51 }, () => ids[0]).join(',')]) {
      expect((await get(`reports/dossiers?ids=${wrong}`, 'validator')).statusCode, wrong).toBe(422);
    }
  });
});

describe('R37 an action', () => {
  const created = async () => {
    const body = {
      title: 'Étalonner la sonde 4',
      assignTo: await userIdOf(t, 'designer'),
      approver: await userIdOf(t, 'qa'),
      description: 'Avec l’étalon 12',
      dueDate: '2027-03-01',
      priority: 'high' as const,
      todos: [{ text: 'Sortir la sonde', completed: true }],
    };
    return (await t.call(actions.createAction, { token: as('lead'), body })).body;
  };

  it('comes out complete as PDF and as data, and tells what was replaced', async () => {
    const { id, version } = await created();
    const params = { id };
    const change = { dueDate: '2027-04-15', reason: 'Sonde en panne' };
    const token = as('qa');
    const changed = await t.call(actions.changeAction, { token, params, headers: ifMatch(version), body: change });
    expect(changed.status, changed.text).toBe(200);
    const file = { token: as('designer'), params, ...multipart('certificat.pdf', aPdf) };
    const { body } = await t.call(actions.attachToAction, file);
    await t.call(actions.commentOnAction, { token: as('qa'), params, body: { text: 'Merci' } });
    const { says, data } = await dossierOf(`actions/${id}`, 'reporter');
    for (const part of [
      id,
      'Étalonner la sonde 4',
      'Avec l’étalon 12',
      'Sortir la sonde',
      'Inès Da Costa',
      priorityMessages.high.en,
    ]) {
      expect(says(part), part).toBe(true);
    }
    for (const part of ['certificat.pdf', body.attachment.sha256, 'Merci', 'Raison : Sonde en panne', data.hash]) {
      expect(says(part), part).toBe(true);
    }
    for (const part of ['1 donnée a été remplacée', '01/03/2027', '15/04/2027', '[x] Sortir la sonde'])
      expect(says(part), part).toBe(true);
    expect(data).toMatchObject({ rewritten: ['dueDate'], hash: hashOf(data), comments: [{ text: 'Merci' }] });
    expect(data.action).toMatchObject({ id, dueDate: '2027-04-15', attachments: [{ name: 'certificat.pdf' }] });
    const several = await get(`actions/dossiers?ids=${id},${(await created()).id}`, 'qa');
    expect(partsOfZip(several.rawPayload).size).toBe(4);
  });

  it('of a confidential case comes out for its readers alone', async () => {
    const path = `actions/${secret.actionId}`;
    const { says, data } = await dossierOf(path, 'lead');
    for (const word of [secretWords.action, secretWords.objective, secretWords.todo, secretWords.actionComment]) {
      expect([says(word), JSON.stringify(data).includes(word)], word).toEqual([true, true]);
    }
    for (const who of ['designer', 'company.admin', 'other.admin']) {
      const tried = [`${path}/dossier`, `${path}/dossier.json`, `actions/dossiers?ids=${secret.actionId}`];
      for (const one of tried) expect((await get(one, who)).statusCode, `${who} ${one}`).toBe(404);
    }
  });
});
