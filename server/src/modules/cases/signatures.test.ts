import { signedSchemaVersion } from '@vigie/domain/kernel/trail/signed-content';
import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentHash } from '../../platform/signatures/signatures';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { demoPassword } from '../accounts/public';
import { ifMatch, userIdOf } from '../reports/testing/reports';
import { capaFor, caseWork, rootOf } from './testing/cases';

let t: TestApp;
let work: Awaited<ReturnType<typeof caseWork>>;
let id: string;
beforeAll(async () => {
  t = await createTestApp();
  work = await caseWork(t);
});
afterAll(() => t.close());

beforeEach(async () => {
  const record = await work.open('itBug');
  id = record.id;
  await work.markAll(record, 'markReady', 'lead');
  await work.move(id, 'submit', 'lead');
  await work.markAll(record, 'review', 'qa');
  expect((await work.move(id, 'approve', 'qa')).status).toBe(200);
});

interface Stored {
  id: number;
  content: {
    steps: Record<string, Record<string, unknown>>;
    title: string;
    kind?: string;
    soFar?: unknown;
    questionnaires?: unknown;
  };
  schema_version: number;
  content_hash: string;
}

const stored = async () =>
  (
    await t.database.owner<Stored>(
      `select id, content, schema_version, content_hash from signatures where record = 'case' and record_id = $1`,
      [id],
    )
  )[0] as Stored;

/** As a release would have stored it to which the record looked like this. */
async function storeAs(
  content: Stored['content'],
  more: { hash?: string; schema?: number | null } = {},
): Promise<void> {
  const {
    schema = signedSchemaVersion,
    hash = contentHash({ record: 'case', recordId: id, content: content as never }),
  } = more;
  await t.database.owner(
    'update signatures set content = $2::jsonb, content_hash = $3, schema_version = $4 where id = $1',
    [(await stored()).id, schema === null ? null : JSON.stringify(content), hash, schema],
  );
}

const isValid = async () => (await work.get(id)).signatures.map((one) => one.isValid);

describe('a signature on a case', () => {
  it('R13 is stored with exactly what was signed, and with the hash of that', async () => {
    const { content, schema_version, content_hash } = await stored();
    expect(schema_version).toBe(signedSchemaVersion);
    expect(contentHash({ record: 'case', recordId: id, content: content as never })).toBe(content_hash);
    expect(await isValid()).toEqual([true]);
    expect(JSON.stringify(await work.get(id))).not.toContain('"content"');
  });

  it('R14 holds after an upgrade that adds a question, until a user answers it', async () => {
    const { content } = await stored();
    const { EquipmentQualification: _, ...process } = content.steps.process ?? {};
    await storeAs({ ...content, steps: { ...content.steps, process } });
    expect(await isValid()).toEqual([true]);
    await t.database.owner(
      `update case_steps set content = jsonb_set(content, '{EquipmentQualification,text}', '"Requalifié"')
        where case_id = $1 and step = 'process'`,
      [id],
    );
    expect(await isValid()).toEqual([false]);
  });

  it('R13 R14 does not hold when what was signed is altered behind the application’s back', async () => {
    const { content, content_hash } = await stored();
    await storeAs({ ...content, title: 'Autre chose' }, { hash: content_hash });
    expect(await isValid()).toEqual([false]);
  });

  it.each([
    ['signed less of the case', 1],
    ['kept the hash alone', null],
  ])('R14 of an earlier release, which %s, holds while the case is the same', async (_what, schema) => {
    const { kind: _kind, soFar: _soFar, questionnaires: _questionnaires, ...content } = (await stored()).content;
    await storeAs(content, { schema });
    expect(await isValid()).toEqual([true]);
    await t.database.owner(`update cases set title = 'Autre chose' where id = $1`, [id]);
    expect(await isValid()).toEqual([false]);
  });

  it('R13 covers the kind of the case', async () => {
    await t.database.owner(`update cases set kind = 'hse' where id = $1`, [id]);
    expect(await isValid()).toEqual([false]);
  });
});

describe('what QA looked at when they signed', () => {
  const attach = () => work.attach(id, { reason: 'Relevé du jour' });
  const approveAt = (version: number, action: 'approve' | 'close' = 'approve') =>
    t.call(cases.moveCase, {
      token: work.as('qa'),
      params: { id },
      headers: ifMatch(version),
      body: { action, credentials: { username: 'qa', password: demoPassword } },
    });

  beforeEach(async () => {
    const record = await work.open('itBug');
    id = record.id;
    await work.markAll(record, 'markReady', 'lead');
    await work.move(id, 'submit', 'lead');
    await work.markAll(record, 'review', 'qa');
  });

  it('R14 is asked again when a file came after they opened the page', async () => {
    const { version } = await work.get(id);
    expect((await attach()).status).toBe(201);
    expect(await approveAt(version)).toMatchObject({ status: 412, body: { code: 'stale_version' } });
    expect((await approveAt((await work.get(id)).version)).status).toBe(200);
  });

  it('R14 is another version with every word that is written in a step', async () => {
    await work.move(id, 'return', 'qa', { reason: 'À préciser' });
    const { version } = await work.get(id);
    const step = (await work.step(id, 'process')).body;
    const content = { ...step.content, ProcessValidation: { answer: 'Yes', text: 'Revalidé' } };
    expect((await work.write(id, 'process', step.version, content, 'Précision')).status).toBe(200);
    expect((await work.get(id)).version).toBeGreaterThan(version);
  });

  it('is not asked again for marks alone', async () => {
    const { version } = await work.get(id);
    expect((await work.mark(id, 'process', 'unreview', 'qa')).status).toBe(200);
    expect((await work.mark(id, 'process', 'review', 'qa')).status).toBe(200);
    expect((await approveAt(version)).status).toBe(200);
  });

  it('takes nothing from a user who changes a due date while others write', async () => {
    const { version } = await work.get(id);
    await attach();
    const change = (body: object) =>
      t.call(cases.changeCase, {
        token: work.as('qa'),
        params: { id },
        headers: ifMatch(version),
        body: body as never,
      });
    expect((await change({ dueDate: '2027-06-30', reason: 'Fournisseur' })).status).toBe(200);
    expect((await change({ dueDate: '2027-07-31', reason: 'Fournisseur' })).status).toBe(412);
  });

  it('R13 R14 closing is signed, and vouches for actions and verdicts; the approval goes on holding meanwhile', async () => {
    const { id: caseId } = await work.open('itBug');
    id = caseId;
    const record = await work.get(id);
    await work.write(id, 'rootCause', 0, { 'cause-000001': rootOf('Joint usé') });
    const effectiveness = { criterion: 'Aucune fuite', checkOn: null, measure: null };
    const capa = capaFor('cause-000001', await userIdOf(t, 'designer'), { effectiveness });
    await work.write(id, 'capaPlan', 0, { 'capa-000001': capa });
    await work.markAll(record, 'markReady', 'lead');
    await work.move(id, 'submit', 'lead');
    await work.markAll(record, 'review', 'qa');
    expect((await work.move(id, 'approve', 'qa')).status).toBe(200);
    await work.finishActions(id, 'designer');
    const [check] = (await work.get(id)).capaChecks;
    const credentials = { username: 'qa', password: demoPassword };
    const { version } = await work.get(id);
    await t.call(cases.recordCapaCheck, {
      token: work.as('qa'),
      params: { id, capaId: check?.capaId ?? '' },
      headers: ifMatch(check?.version ?? 0),
      body: { isEffective: true, findings: 'Rien.', credentials },
    });
    expect((await approveAt(version, 'close')).status).toBe(412);
    const unsigned = await work.move(id, 'close', 'qa', { credentials: { username: 'qa', password: 'faux' } });
    expect(unsigned.status).toBe(401);
    expect((await work.move(id, 'close', 'qa')).body.signatures).toMatchObject([
      { meaning: 'Approved', isValid: true, capaId: null },
      { meaning: 'Effectiveness verified', isValid: true, capaId: check?.capaId },
      { meaning: 'Closed', isValid: true, capaId: null },
    ]);
    await t.database.owner(`update actions set summary = 'Autre mesure' where case_id = $1`, [id]);
    expect(await isValid()).toEqual([true, true, false]);
    await t.database.owner(
      `update capa_checks set verdict = jsonb_set(verdict, '{isEffective}', 'false') where case_id = $1`,
      [id],
    );
    expect(await isValid()).toEqual([true, false, false]);
  });
});
