import { parametersEndpoints as parameters } from '@vigie/domain/modules/parameters/contract';
import { proceduresEndpoints as endpoints } from '@vigie/domain/modules/procedures/contract';
import type { Block } from '@vigie/domain/modules/procedures/text/blocks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOf } from '../../platform/testing/findings';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { addDemoPeople, contextOf, demoPassword } from '../accounts/public';
import { putDueInForce } from './epochs/put-in-force';
import { remindOfReviews } from './procedures/reminders';

let t: TestApp;
const tokens: Record<string, string> = {};
const ids: Record<string, number> = {};
const second = { username: 'second.qa', firstName: 'Nolwenn', lastName: 'Le Bris', roles: ['qa' as const] };

beforeAll(async () => {
  t = await createTestApp();
  const { companyId } = (await contextOf(t.app.platform, 'qa')).actor;
  await addDemoPeople(t.app.platform, companyId, [second]);
  const names = ['qa', 'second.qa', 'designer', 'lead', 'reporter', 'validator', 'company.admin', 'other.admin'];
  for (const name of names) {
    tokens[name] = await t.signIn(name);
    ids[name] = (await contextOf(t.app.platform, name)).actor.userId ?? -1;
  }
});
afterAll(() => t.close());

const as = (name: string) => ({ token: tokens[name] ?? '' });
const at = (version: number) => ({ headers: { 'if-match': `"${version}"` } });
const signed = (username: string) => ({ credentials: { username, password: demoPassword } });
const block = (n: number, text: string): Block => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  kind: 'step',
  runs: [{ text }],
});

let made = 0;
async function begun(more: object = {}) {
  made += 1;
  const body = { code: `T-${made}`, type: 'procedure', title: `Essai ${made}`, department: 'Essais', ...more };
  const { body: procedure, status, text } = await t.call(endpoints.createProcedure, { ...as('designer'), body });
  if (status !== 201) throw new Error(text);
  const [draft] = await versionsOf(procedure.id);
  return { procedure, versionId: draft?.id ?? '' };
}
const versionsOf = async (id: string, who = 'designer') =>
  (await t.call(endpoints.listProcedureVersionsOf, { ...as(who), params: { id } })).body.items;
const read = async (id: string, who = 'designer') =>
  (await t.call(endpoints.getProcedureVersion, { ...as(who), params: { id } })).body;
const procedureOf = async (id: string, who = 'qa') =>
  (await t.call(endpoints.getProcedure, { ...as(who), params: { id } })).body;
const write = (id: string, version: number, blocks: readonly Block[], who = 'designer') =>
  t.call(endpoints.setProcedureText, { ...as(who), params: { id }, ...at(version), body: { blocks } });

async function described(id: string, more: object = {}) {
  const { version } = await read(id);
  return t.call(endpoints.changeProcedureVersion, {
    ...as('designer'),
    params: { id },
    ...at(version),
    body: {
      summary: 'Une étape de plus',
      impact: 'changed',
      plannedFrom: new Date(Date.now() - 60_000).toISOString(),
      reviewerIds: [ids.lead],
      approverIds: [ids.qa],
      ...more,
    },
  });
}
async function move(id: string, who: string, action: string, more: object = {}) {
  const { version } = await read(id, who);
  return t.call(endpoints.moveProcedureVersion, {
    ...as(who),
    params: { id },
    ...at(version),
    body: { action, ...more },
  });
}
async function moved(id: string, who: string, action: string, more: object = {}) {
  const { status, text, body } = await move(id, who, action, more);
  if (status !== 200) throw new Error(text);
  return body;
}
async function approved(id: string, more: object = {}) {
  await described(id, more);
  await moved(id, 'designer', 'submit');
  await moved(id, 'lead', 'review');
  return moved(id, 'qa', 'approve', signed('qa'));
}
async function inForce(more: object = {}) {
  const { procedure, versionId } = await begun(more);
  await write(versionId, 1, [block(made * 10, `Faites ainsi ${made}`)]);
  await approved(versionId);
  return { procedure, versionId };
}
async function nextOf(procedureId: string, text: string) {
  const { body } = await t.call(endpoints.createProcedureVersion, { ...as('designer'), body: { procedureId } });
  await write(body.id, 1, [block(made * 10 + 1, text)]);
  return body.id;
}
const keep = async (id: string, who: string, action: string, more: object = {}) => {
  const { version } = await procedureOf(id, who);
  return t.call(endpoints.moveProcedure, { ...as(who), params: { id }, ...at(version), body: { action, ...more } });
};

describe('a version of a procedure', () => {
  it('R01 R11 goes from draft to force by review and a signed approval, and the card takes over', async () => {
    const { procedure, versionId } = await inForce();
    const version = await read(versionId);
    expect(version).toMatchObject({ status: 'effective', label: `${procedure.id}-v1`, round: 1 });
    expect(await procedureOf(procedure.id)).toMatchObject({ status: 'active', versionId, versionNumber: 1 });
    const { body } = await t.call(endpoints.getProcedureVersionStanding, { ...as('lead'), params: { id: versionId } });
    expect(body.signatures.map(({ signerUsername, voidedAt }) => [signerUsername, voidedAt])).toEqual([['qa', null]]);
  });

  it('R45 is superseded by the next one at the very instant, and what was in force when can be asked', async () => {
    const { procedure, versionId } = await inForce();
    const next = await nextOf(procedure.id, 'Faites autrement');
    await approved(next);
    expect((await read(versionId, 'qa')).status).toBe('superseded');
    const { body } = await t.call(endpoints.listProcedureVersionsOf, { ...as('qa'), params: { id: procedure.id } });
    expect(body.epochs.map(({ versionId: of }) => of)).toEqual([versionId, next]);
    const [first, last] = body.items;
    expect(last?.effectiveUntil).toBe(first?.effectiveFrom);
  });

  it('R45 comes into force on its day, once, whatever number of servers looks', async () => {
    const { procedure, versionId } = await begun();
    await write(versionId, 1, [block(made * 10, 'Plus tard')]);
    const plannedFrom = new Date(Date.now() + 3_600_000).toISOString();
    expect((await approved(versionId, { plannedFrom })).status).toBe('approved');
    await putDueInForce(t.app.platform);
    expect((await read(versionId)).status).toBe('approved');
    const later = new Date(Date.now() + 7_200_000);
    await Promise.all([1, 2, 3].map(() => putDueInForce(t.app.platform, later)));
    expect(await read(versionId)).toMatchObject({ status: 'effective', effectiveFrom: plannedFrom });
    const rows = await t.database.owner(`select 1 from procedure_epochs where procedure_id = '${procedure.id}'`);
    expect(rows).toHaveLength(1);
  });

  it('R22 is reviewed and approved by nobody who wrote in it', async () => {
    const { versionId } = await begun();
    await write(versionId, 1, [block(made * 10, 'Faites')]);
    await described(versionId, { coAuthorIds: [ids.lead], reviewerIds: [ids.lead, ids.validator] });
    const { version } = (await t.call(endpoints.getProcedureText, { ...as('lead'), params: { id: versionId } })).body;
    await write(versionId, version, [block(made * 10, 'Faites bien')], 'lead');
    await moved(versionId, 'designer', 'submit');
    expect((await move(versionId, 'lead', 'review')).problem).toMatchObject({ status: 403, code: 'not_allowed' });
    expect((await move(versionId, 'validator', 'review')).status).toBe(200);
  });

  it('R25 R27 is submitted once text, people and summary are there, and only if it changes something', async () => {
    const { procedure, versionId } = await inForce();
    const { body: next } = await t.call(endpoints.createProcedureVersion, {
      ...as('designer'),
      body: { procedureId: procedure.id },
    });
    await described(next.id);
    expect((await move(next.id, 'designer', 'submit')).problem.code).toBe('objection');
    await write(next.id, 1, []);
    expect((await move(next.id, 'designer', 'submit')).status).toBe(409);
    expect((await read(versionId)).status).toBe('effective');
  });

  it('R14 is written again once it was returned, and its signatures are void', async () => {
    const { versionId } = await begun();
    await write(versionId, 1, [block(made * 10, 'Faites')]);
    await described(versionId, { approverIds: [ids.qa, ids['second.qa']] });
    await moved(versionId, 'designer', 'submit');
    await moved(versionId, 'lead', 'review');
    expect(await moved(versionId, 'qa', 'approve', signed('qa'))).toMatchObject({ status: 'in_approval' });
    expect((await move(versionId, 'second.qa', 'return', {})).status).toBe(422);
    await moved(versionId, 'second.qa', 'return', { reason: 'Une étape manque' });
    expect(await read(versionId)).toMatchObject({ status: 'draft', reviews: [], approvals: [] });
    const rows = await t.database.owner<{ voided_at: Date | null }>(
      `select voided_at from signatures where record_id = '${versionId}/1'`,
    );
    expect(rows.map(({ voided_at }) => voided_at !== null)).toEqual([true]);
  });

  it('R30 changes its text no more once it was submitted, not even in the database', async () => {
    const { versionId } = await inForce();
    expect((await write(versionId, 2, [block(1, 'Autre')])).problem.code).toBe('wrong_state');
    await expect(
      t.database.owner(`update procedure_texts set blocks = '[]' where version_id = '${versionId}'`),
    ).rejects.toThrow('never changes');
  });

  it('R26 is saved by two authors one after the other: the second is told', async () => {
    const { versionId } = await begun();
    expect((await write(versionId, 1, [block(made * 10, 'Un')])).status).toBe(200);
    expect((await write(versionId, 1, [block(made * 10, 'Deux')])).status).toBe(412);
  });

  it('is put in force by QA who did not write it, with a reason and a signature, before its day', async () => {
    const { procedure, versionId } = await begun();
    await write(versionId, 1, [block(made * 10, 'Faites')]);
    await approved(versionId, { plannedFrom: new Date(Date.now() + 86_400_000).toISOString() });
    expect((await move(versionId, 'lead', 'goLive', { reason: 'Urgent', ...signed('lead') })).status).toBe(403);
    const body = await moved(versionId, 'qa', 'goLive', { reason: 'Urgent', ...signed('qa') });
    expect(body.status).toBe('effective');
    expect(await procedureOf(procedure.id)).toMatchObject({ status: 'active', versionId });
  });

  it('is withdrawn by QA before it comes into force', async () => {
    const { versionId } = await begun();
    await write(versionId, 1, [block(made * 10, 'Faites')]);
    await approved(versionId, { plannedFrom: new Date(Date.now() + 86_400_000).toISOString() });
    const body = await moved(versionId, 'qa', 'withdraw', { reason: 'Erreur', ...signed('qa') });
    expect(body.status).toBe('draft');
    expect((await move(versionId, 'designer', 'submit')).status).toBe(200);
  });
});

describe('who reads what', () => {
  it('R19 R20 keeps drafts to those who take part and QA, obsolete versions to the owner and QA', async () => {
    const { procedure, versionId } = await inForce({ ownerId: ids.lead });
    const next = await nextOf(procedure.id, 'Faites autrement');
    const statusFor = async (who: string, id: string) =>
      (await t.call(endpoints.getProcedureVersion, { ...as(who), params: { id } })).status;
    expect(await statusFor('reporter', versionId)).toBe(200);
    expect(await statusFor('reporter', next)).toBe(404);
    expect((await procedureOf(procedure.id, 'reporter')).coming).toBeNull();
    expect((await procedureOf(procedure.id, 'qa')).coming).toMatchObject({ id: next, status: 'draft' });
    expect((await t.call(endpoints.getProcedureText, { ...as('reporter'), params: { id: next } })).status).toBe(404);
    await approved(next);
    const seen = await Promise.all(['reporter', 'designer', 'lead', 'qa'].map((who) => statusFor(who, versionId)));
    expect(seen).toEqual([404, 404, 200, 200]);
    expect(await statusFor('other.admin', next)).toBe(404);
  });

  it('R20 shows a confidential procedure, its versions and copies to those named alone', async () => {
    const { procedure, versionId } = await inForce({ isConfidential: true, readerIds: [ids.validator] });
    const copy = await t.call(endpoints.createProcedureCopy, {
      ...as('qa'),
      body: { versionId, use: 'controlled', place: 'Coffre', holderId: ids.validator },
    });
    const statuses = (who: string) =>
      Promise.all([
        t.call(endpoints.getProcedure, { ...as(who), params: { id: procedure.id } }),
        t.call(endpoints.getProcedureVersion, { ...as(who), params: { id: versionId } }),
        t.call(endpoints.getProcedureCopy, { ...as(who), params: { id: copy.body.id } }),
      ]).then((answers) => answers.map(({ status }) => status));
    expect(await statuses('validator')).toEqual([200, 200, 200]);
    expect(await statuses('reporter')).toEqual([404, 404, 404]);
    const { version } = await procedureOf(procedure.id);
    await t.call(endpoints.changeProcedure, {
      ...as('qa'),
      params: { id: procedure.id },
      ...at(version),
      body: { isConfidential: false, reason: 'Diffusée' },
    });
    expect(await statuses('reporter')).toEqual([200, 200, 200]);
  });

  it('finds a procedure by a word of the text that is in force', async () => {
    const { procedure } = await begun();
    const [draft] = await versionsOf(procedure.id);
    await write(draft?.id ?? '', 1, [block(made * 10, 'Purgez le dévésiculeur')]);
    const found = async () =>
      (
        await t.call(endpoints.listProcedures, {
          ...as('reporter'),
          query: { search: 'devesiculeur', assigned: 'everyone', sort: 'code', direction: 'asc' },
        })
      ).body.items.map(({ id }) => id);
    expect(await found()).toEqual([]);
    await approved(draft?.id ?? '');
    expect(await found()).toEqual([procedure.id]);
  });
});

describe('a procedure', () => {
  it('R29 numbers its versions on, also past those that whoever begins the next may not open', async () => {
    const { procedure } = await inForce({ ownerId: ids.validator });
    const body = { procedureId: procedure.id };
    const begin = async (who: string) =>
      (await t.call(endpoints.createProcedureVersion, { ...as(who), body })).body.versionNumber;
    expect([await begin('designer'), await begin('validator'), await begin('qa')]).toEqual([2, 3, 4]);
    expect((await versionsOf(procedure.id, 'validator')).map(({ versionNumber }) => versionNumber)).toEqual([3, 1]);
  });

  it('R29 keeps its code for itself, however it is typed', async () => {
    await begun({ code: 'QA 77' });
    const body = { code: 'qa77', type: 'procedure', title: 'Autre', department: 'Essais' };
    const { problem } = await t.call(endpoints.createProcedure, { ...as('designer'), body });
    expect(problem).toMatchObject({ status: 409, code: 'already_exists' });
    expect(problem.detail).toContain('qa77');
  });

  it('R22 is judged by its owner and confirmed by somebody else of QA, both signed', async () => {
    const { procedure } = await inForce({ ownerId: ids.qa });
    const { id } = procedure;
    expect((await keep(id, 'qa', 'confirm', signed('qa'))).status).toBe(403);
    expect((await keep(id, 'qa', 'keep', signed('qa'))).body).toMatchObject({ verdict: 'keep' });
    expect((await keep(id, 'qa', 'keep', signed('qa'))).problem.code).toBe('objection');
    const { body } = await keep(id, 'second.qa', 'confirm', signed('second.qa'));
    expect(body).toMatchObject({ verdict: null, reviews: [{ verdict: 'keep', confirmed: { isAgreed: true } }] });
    await keep(id, 'qa', 'revise', signed('qa'));
    await keep(id, 'second.qa', 'confirm', signed('second.qa'));
    expect((await procedureOf(id)).coming).toMatchObject({ status: 'draft', versionNumber: 2 });
  });

  it('R03 R30 is retired by QA with a reason, once nothing is under way, and its copies are called back', async () => {
    const { procedure, versionId } = await inForce();
    const copy = await t.call(endpoints.createProcedureCopy, {
      ...as('qa'),
      body: { versionId, use: 'controlled', place: 'Ligne 1', holderId: ids.lead },
    });
    const next = await nextOf(procedure.id, 'Autre');
    const reason = 'La ligne est démontée';
    expect((await keep(procedure.id, 'qa', 'retire', { reason, ...signed('qa') })).problem.code).toBe('objection');
    await moved(next, 'designer', 'discard', { reason });
    expect((await keep(procedure.id, 'qa', 'retire', { ...signed('qa') })).status).toBe(422);
    expect((await keep(procedure.id, 'qa', 'retire', { reason, ...signed('qa') })).body.status).toBe('retired');
    expect((await read(versionId, 'qa')).status).toBe('retired');
    const back = await t.call(endpoints.getProcedureCopy, { ...as('lead'), params: { id: copy.body.id } });
    expect(back.body.status).toBe('to_collect');
    expect((await procedureOf(procedure.id)).versionId).toBeNull();
  });

  it('reminds its owner of the review once for each of its days', async () => {
    const { procedure } = await inForce({ reviewMonths: 1, ownerId: ids.lead });
    const { reviewDueOn } = await procedureOf(procedure.id);
    const noon = new Date(`${reviewDueOn}T12:00:00Z`);
    await remindOfReviews(t.app.platform, noon);
    await remindOfReviews(t.app.platform, noon);
    const rows = await t.database.owner(`select 1 from procedure_reminders where procedure_id = '${procedure.id}'`);
    expect(rows).toHaveLength(1);
  });
});

describe('a copy', () => {
  const issue = (versionId: string, who: string, use: string) =>
    t.call(endpoints.createProcedureCopy, { ...as(who), body: { versionId, use, place: 'Au poste' } });
  const tokenOf = async (id: string) =>
    (await t.database.owner<{ token: string }>(`select token from procedure_copies where id = '${id}'`))[0]?.token ??
    '';
  const check = async (token: string) => t.call(endpoints.checkProcedureCopy, { params: { token } });

  it('R19 is handed out controlled by QA and the owner, for information by anyone, of what is in force', async () => {
    const { versionId } = await inForce({ ownerId: ids.lead });
    expect((await issue(versionId, 'reporter', 'controlled')).status).toBe(403);
    expect((await issue(versionId, 'lead', 'controlled')).body).toMatchObject({ copyNumber: 1, validUntil: null });
    const { body } = await issue(versionId, 'reporter', 'information');
    expect(body).toMatchObject({ copyNumber: 2, label: expect.stringMatching(/-v1-C02$/) });
    expect(body).not.toHaveProperty('token');
  });

  it('tells a stranger its code, its version and whether it is current, and nothing else', async () => {
    const { procedure, versionId } = await inForce();
    const { body: copy } = await issue(versionId, 'qa', 'controlled');
    const { body: info } = await issue(versionId, 'reporter', 'information');
    const [token, other] = [await tokenOf(copy.id), await tokenOf(info.id)];
    const { code } = procedure;
    expect((await check(token)).body).toEqual({ code, versionNumber: 1, answer: 'current', since: null });
    await approved(await nextOf(procedure.id, 'Autre'));
    expect((await check(token)).body).toMatchObject({ answer: 'recalled', since: expect.any(String) });
    expect((await check(other)).body).toMatchObject({ answer: 'not_current', since: expect.any(String) });
    expect((await check('0'.repeat(40))).status).toBe(404);
    const { body: rules } = await t.call(parameters.getParameters, as('company.admin'));
    await t.call(parameters.changeParameters, {
      ...as('company.admin'),
      ...at(rules.version),
      body: { publicCopyCheck: false, reason: 'Essai' },
    });
    expect((await check(token)).status).toBe(404);
  });

  it('is printed with its number and its code while it is valid', async () => {
    const { versionId } = await inForce();
    const { body } = await issue(versionId, 'qa', 'controlled');
    const printed = await t.call(endpoints.printProcedureCopy, { ...as('qa'), params: { id: body.id } });
    expect(printed.status).toBe(200);
    expect(printed.text.startsWith('%PDF')).toBe(true);
    expect((await t.call(endpoints.printProcedureCopy, { ...as('reporter'), params: { id: body.id } })).status).toBe(
      403,
    );
  });

  it('R19 of an obsolete version is printed by QA alone', async () => {
    const { procedure, versionId } = await inForce({ ownerId: ids.lead });
    await approved(await nextOf(procedure.id, 'Autre'));
    const print = (who: string) => t.call(endpoints.printProcedureVersion, { ...as(who), params: { id: versionId } });
    expect((await print('lead')).status).toBe(403);
    expect((await print('qa')).status).toBe(200);
  });

  it('for information ends after a day', async () => {
    const { versionId } = await inForce();
    const { body } = await issue(versionId, 'reporter', 'information');
    await putDueInForce(t.app.platform, new Date(Date.now() + 25 * 3_600_000));
    const { body: after } = await t.call(endpoints.getProcedureCopy, { ...as('reporter'), params: { id: body.id } });
    expect(after.status).toBe('expired');
  });
});

it('R08 R40 everything that was done holds against the trail', async () => {
  expect(await findingsOf(t)).toEqual([]);
});
