import { parametersEndpoints as parameters } from '@vigie/domain/modules/parameters/contract';
import { placementsEndpoints as placements } from '@vigie/domain/modules/placements/contract';
import { proceduresEndpoints as procedures } from '@vigie/domain/modules/procedures/contract';
import type { Block } from '@vigie/domain/modules/procedures/text/blocks';
import { trainingEndpoints as endpoints } from '@vigie/domain/modules/training/contract';
import { cellStates, unpackCells } from '@vigie/domain/modules/training/matrix/cells';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOf } from '../../platform/testing/findings';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { addDemoPeople, contextOf, demoPassword } from '../accounts/public';
import { putDueInForce } from '../procedures/epochs/put-in-force';
import { reconcileTraining } from './reconcile';

let t: TestApp;
let companyId = 0;
const tokens: Record<string, string> = {};
const ids: Record<string, number> = {};
const second = { username: 'second.qa', firstName: 'Nolwenn', lastName: 'Le Bris', roles: ['qa' as const] };
const trainees = Array.from({ length: 40 }, (_, n) => ({
  username: `trainee.${n}`,
  firstName: `Personne ${n}`,
  lastName: 'Formée',
  roles: ['reporter' as const],
}));

beforeAll(async () => {
  t = await createTestApp();
  companyId = (await contextOf(t.app.platform, 'qa')).actor.companyId;
  await addDemoPeople(t.app.platform, companyId, [second, ...trainees]);
  const names = ['qa', 'second.qa', 'designer', 'lead', 'reporter', 'validator', 'company.admin', 'other.admin'];
  for (const name of [...names, 'trainee.0', 'trainee.1']) {
    tokens[name] = await t.signIn(name);
    ids[name] = (await contextOf(t.app.platform, name)).actor.userId ?? -1;
  }
});
afterAll(() => t.close());

const as = (name: string) => ({ token: tokens[name] ?? '' });
const at = (version: number) => ({ headers: { 'if-match': `"${version}"` } });
const signed = (username: string) => ({ credentials: { username, password: demoPassword } });
const settle = (now = new Date()) => reconcileTraining(t.app.platform, companyId, now);
const today = new Date().toISOString().slice(0, 10);

let made = 0;
const block = (n: number, text: string): Block => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  kind: 'step',
  runs: [{ text }],
});

async function ok<Body>(answer: Promise<{ status: number; text: string; body: Body }>): Promise<Body> {
  const { status, text, body } = await answer;
  if (status >= 300) throw new Error(text);
  return body;
}

async function procedureMove(id: string, who: string, action: string, more: object = {}) {
  const { version } = await ok(t.call(procedures.getProcedureVersion, { ...as('qa'), params: { id } }));
  const body = { action, ...more };
  return t.call(procedures.moveProcedureVersion, { ...as(who), params: { id }, ...at(version), body });
}
async function approve(id: string, blocks: readonly Block[], impact = 'changed') {
  const text = await ok(t.call(procedures.getProcedureText, { ...as('designer'), params: { id } }));
  await ok(
    t.call(procedures.setProcedureText, { ...as('designer'), params: { id }, ...at(text.version), body: { blocks } }),
  );
  const { version } = await ok(t.call(procedures.getProcedureVersion, { ...as('designer'), params: { id } }));
  const body = {
    summary: 'Une étape de plus',
    impact,
    plannedFrom: new Date(Date.now() - 60_000).toISOString(),
    reviewerIds: [ids.lead],
    approverIds: [ids.qa],
  };
  await ok(t.call(procedures.changeProcedureVersion, { ...as('designer'), params: { id }, ...at(version), body }));
  await ok(procedureMove(id, 'designer', 'submit'));
  await ok(procedureMove(id, 'lead', 'review'));
  return procedureMove(id, 'qa', 'approve', signed('qa'));
}
async function inForce() {
  made += 1;
  const body = { code: `F-${made}`, type: 'procedure', title: `Formation ${made}`, department: 'Essais' };
  const { id } = await ok(t.call(procedures.createProcedure, { ...as('designer'), body }));
  const { items } = await ok(t.call(procedures.listProcedureVersionsOf, { ...as('designer'), params: { id } }));
  const versionId = items[0]?.id ?? '';
  await ok(approve(versionId, [block(1, 'Peser'), block(2, 'Noter')]));
  return { id, versionId };
}
async function nextOf(procedureId: string) {
  const { id } = await ok(t.call(procedures.createProcedureVersion, { ...as('designer'), body: { procedureId } }));
  return id;
}

const requirement = (body: object) =>
  ok(t.call(endpoints.createTrainingRequirement, { ...as('designer'), body: { title: `Exigence ${made}`, ...body } }));

/** A post that asks for these requirements, and people who have it. */
async function post(title: string, requirementIds: readonly string[], people: readonly string[]) {
  const curriculum = await ok(
    t.call(endpoints.createCurriculum, { ...as('designer'), body: { title, requirementIds } }),
  );
  const created = await ok(
    t.call(endpoints.createPost, { ...as('designer'), body: { title, curriculumIds: [curriculum.id] } }),
  );
  const items = people.map((username) => ({
    username,
    department: 'Essais',
    site: title,
    post: title,
    validFrom: today,
  }));
  await ok(t.call(placements.addPlacements, { ...as('company.admin'), body: { items, reason: 'Essai' } }));
  return { curriculum, created };
}
const openOf = async (who: string, requirementId: string) => {
  const query = {
    personId: ids[who] ?? -1,
    requirement: requirementId,
    status: 'assigned,to_assess,failed',
    assigned: 'everyone',
  };
  return (await ok(t.call(endpoints.listTrainings, { ...as('qa'), query }))).items;
};
const read = (id: string, who: string) => t.call(endpoints.getTraining, { ...as(who), params: { id } });
async function move(id: string, who: string, action: string, more: object = {}) {
  const { version } = await ok(read(id, 'qa'));
  return t.call(endpoints.moveTraining, { ...as(who), params: { id }, ...at(version), body: { action, ...more } });
}
async function show(id: string, who: string) {
  const { version } = await ok(read(id, who));
  return t.call(endpoints.markTrainingShown, { ...as(who), params: { id }, ...at(version) });
}
const sign = async (id: string, who: string) => {
  await ok(show(id, who));
  return move(id, who, 'sign', signed(who));
};
async function cell(who: string, requirementId: string, asking = 'qa', query: object = { scope: 'everyone' }) {
  const matrix = await ok(t.call(endpoints.getTrainingMatrix, { ...as(asking), query: { ...query } }));
  const cells = unpackCells(matrix.cells, matrix.people.length * matrix.requirements.length);
  const row = matrix.people.findIndex(({ id }) => id === ids[who]);
  const column = matrix.requirements.findIndex(({ id }) => id === requirementId);
  return row < 0 || column < 0 ? 'none' : cellStates[cells[row * matrix.requirements.length + column] ?? 0];
}

describe('training', () => {
  it('R45 is assigned once to whoever a post asks for it, signed once it was shown, and shown in the matrix', async () => {
    const { id } = await inForce();
    const { id: wanted } = await requirement({ type: 'read', procedureId: id });
    await post('Peseur', [wanted], ['trainee.0', 'qa']);
    expect(await Promise.all([settle(), settle()])).toContain(0);
    const [open, ...others] = await openOf('trainee.0', wanted);
    expect(others).toEqual([]);
    expect(open).toMatchObject({ status: 'assigned', cause: 'joined', blockIds: null, label: `${id}-v1` });
    // Approving a text counts as reading it.
    expect(await openOf('qa', wanted)).toEqual([]);
    expect([await cell('trainee.0', wanted), await cell('qa', wanted)]).toEqual(['open', 'qualified']);
    const training = open?.id ?? '';
    expect((await move(training, 'trainee.0', 'sign', signed('trainee.0'))).status).toBe(409);
    expect((await sign(training, 'trainee.0')).status).toBe(200);
    expect(await cell('trainee.0', wanted)).toBe('qualified');
    const standing = await ok(t.call(endpoints.getTrainingStanding, { ...as('trainee.0'), params: { id: training } }));
    expect(standing.signatures.map(({ signerUsername }) => signerUsername)).toEqual(['trainee.0']);
    expect(await settle()).toBe(0);
  });

  it('R19 is read by the trainee and those who oversee training, and the matrix of everyone by these alone', async () => {
    const { id: wanted } = await requirement({ type: 'external', trainerIds: [ids.lead] });
    const body = { userId: ids['trainee.0'], requirementId: wanted, reason: 'Habilitation' };
    const { id } = await ok(t.call(endpoints.createTraining, { ...as('qa'), body }));
    const seen = async (who: string) => (await read(id, who)).status;
    expect([await seen('trainee.0'), await seen('lead'), await seen('company.admin')]).toEqual([200, 200, 200]);
    expect([await seen('reporter'), await seen('trainee.1'), await seen('other.admin')]).toEqual([404, 404, 404]);
    const { items } = await ok(
      t.call(endpoints.listTrainings, { ...as('reporter'), query: { requirement: wanted, assigned: 'everyone' } }),
    );
    expect(items).toEqual([]);
    const all = await t.call(endpoints.getTrainingMatrix, { ...as('reporter'), query: { scope: 'everyone' } });
    expect(all.status).toBe(403);
    const again = await t.call(endpoints.createTraining, { ...as('qa'), body });
    expect(again.status).toBe(409);
  });

  it('R45 holds a version until those who need it have signed only what has changed', async () => {
    const { id: procedureId } = await inForce();
    const { id: wanted } = await requirement({ type: 'read', procedureId });
    await post('Doseur', [wanted], ['trainee.0']);
    await settle();
    const [first] = await openOf('trainee.0', wanted);
    await ok(sign(first?.id ?? '', 'trainee.0'));
    const next = await nextOf(procedureId);
    await ok(approve(next, [block(1, 'Peser deux fois'), block(2, 'Noter')]));
    await putDueInForce(t.app.platform);
    const version = async () => ok(t.call(procedures.getProcedureVersion, { ...as('qa'), params: { id: next } }));
    expect((await version()).status).toBe('approved');
    const standing = await ok(t.call(procedures.getProcedureVersionStanding, { ...as('qa'), params: { id: next } }));
    expect(standing.lacking.map(({ id }) => id)).toEqual([ids['trainee.0']]);
    await settle();
    const [delta] = await openOf('trainee.0', wanted);
    expect(delta).toMatchObject({ cause: 'version', versionId: next, blockIds: [block(1, '').id] });
    await ok(sign(delta?.id ?? '', 'trainee.0'));
    await putDueInForce(t.app.platform);
    expect((await version()).status).toBe('effective');
    expect(await cell('trainee.0', wanted)).toBe('qualified');
  });

  it('R07 R11 is assessed by a trainer who is qualified, not by the trainee, and waived by QA with a signature', async () => {
    const { id: wanted } = await requirement({ type: 'practice', trainerIds: [ids.lead, ids['trainee.1']] });
    const assign = async (who: string) =>
      (
        await ok(
          t.call(endpoints.createTraining, {
            ...as('designer'),
            body: { userId: ids[who], requirementId: wanted, reason: 'Essai' },
          }),
        )
      ).id;
    const own = await assign('trainee.1');
    await ok(move(own, 'trainee.1', 'present', signed('trainee.1')));
    expect((await move(own, 'trainee.1', 'assess', signed('trainee.1'))).status).toBe(403);
    expect((await move(own, 'lead', 'assess', signed('lead'))).status).toBe(409);
    const ofLead = await assign('lead');
    expect((await move(ofLead, 'lead', 'waive', { ...signed('lead'), reason: 'Dix ans' })).status).toBe(403);
    await ok(move(ofLead, 'qa', 'waive', { ...signed('qa'), reason: 'Dix ans de pratique' }));
    await ok(move(own, 'lead', 'return', { reason: 'À refaire' }));
    await ok(move(own, 'trainee.1', 'present', signed('trainee.1')));
    const done = await ok(move(own, 'lead', 'assess', signed('lead')));
    expect(done).toMatchObject({ status: 'completed', assessorId: ids.lead });
    const ofQa = await assign('qa');
    expect((await move(ofQa, 'qa', 'waive', { ...signed('qa'), reason: 'Moi-même' })).status).toBe(403);
  });

  it('R11 a step is signed only by who is qualified for it, and the signature keeps what proved it', async () => {
    const { id: wanted } = await requirement({ type: 'external', trainerIds: [ids.lead] });
    const gate = async (gates: object[]) => {
      const { version } = await ok(t.call(parameters.getParameters, as('company.admin')));
      const body = { gates, reason: 'Essai' };
      return ok(t.call(parameters.changeParameters, { ...as('company.admin'), ...at(version), body }));
    };
    await gate([{ act: 'procedure_version.approve', requirementIds: [wanted] }]);
    const { id } = await ok(
      t.call(procedures.createProcedure, {
        ...as('designer'),
        body: { code: 'GATE', type: 'procedure', title: 'Barrière', department: 'Essais' },
      }),
    );
    const { items } = await ok(t.call(procedures.listProcedureVersionsOf, { ...as('designer'), params: { id } }));
    const versionId = items[0]?.id ?? '';
    const refused = await approve(versionId, [block(1, 'Ouvrir')]);
    expect(refused.status).toBe(403);
    expect(refused.problem).toMatchObject({ code: 'not_qualified', lacking: [{ id: wanted }] });
    const body = { userId: ids.qa, requirementId: wanted, reason: 'Barrière' };
    const training = await ok(t.call(endpoints.createTraining, { ...as('designer'), body }));
    await ok(move(training.id, 'second.qa', 'waive', { ...signed('second.qa'), reason: 'Diplôme' }));
    expect((await procedureMove(versionId, 'qa', 'approve', signed('qa'))).status).toBe(200);
    const [row] = await t.database.owner<{ changes: { field: string; to: unknown }[] }>(
      `select changes from audit_events where action = 'signature.made' order by at desc limit 1`,
    );
    expect(row?.changes.find(({ field }) => field === 'qualifiedBy')?.to).toEqual([training.id]);
    await gate([]);
  });

  it('an absence moves the due day by its length, and a requirement taken out of a curriculum is no longer owed', async () => {
    const { id } = await inForce();
    const { id: wanted } = await requirement({ type: 'read', procedureId: id, dueDays: 10 });
    const { curriculum } = await post('Emballeur', [wanted], ['trainee.1']);
    await settle();
    const [before] = await openOf('trainee.1', wanted);
    const later = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
    const body = { personId: ids['trainee.1'], firstDay: later(2), lastDay: later(6) };
    await ok(t.call(endpoints.createAbsence, { ...as('company.admin'), body }));
    await settle();
    const [moved] = await openOf('trainee.1', wanted);
    expect([before?.dueDate, moved?.dueDate]).toEqual([later(10), later(15)]);
    await settle();
    expect((await openOf('trainee.1', wanted))[0]?.dueDate).toBe(later(15));
    await ok(
      t.call(endpoints.changeCurriculum, {
        ...as('designer'),
        params: { id: curriculum.id },
        ...at(curriculum.version),
        body: { requirementIds: [], reason: 'Essai' },
      }),
    );
    await settle();
    expect((await read(moved?.id ?? '', 'qa')).body.status).toBe('cancelled');
  });

  it('R45 forty people are assigned exactly once, also when a first run is stopped before its commit', async () => {
    const { id } = await inForce();
    const { id: wanted } = await requirement({ type: 'read', procedureId: id });
    await post(
      'Cariste',
      [wanted],
      trainees.map(({ username }) => username),
    );
    // The server dies after it has written and before its commit.
    await t.database.owner(`create function die() returns trigger language plpgsql as $$
      begin raise exception 'killed'; end $$;
      create constraint trigger dies after insert on trainings deferrable initially deferred for each row execute function die()`);
    await expect(settle()).rejects.toThrow('killed');
    await t.database.owner('drop trigger dies on trainings; drop function die()');
    await Promise.all([settle(), settle(), settle()]);
    const rows = await t.database.owner<{ total: number }>(
      `select count(*)::int as total, count(distinct user_id)::int as people from trainings where requirement_id = '${wanted}'`,
    );
    expect(rows[0]).toEqual({ total: 40, people: 40 });
  });

  it('R39 verify finds nothing to say of any of it', async () => {
    expect(await findingsOf(t)).toEqual([]);
  });
});
