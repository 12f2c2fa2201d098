import { placementsEndpoints as placements } from '@vigie/domain/modules/placements/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findingsOf } from '../../platform/testing/findings';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { contextOf } from '../accounts/public';
import { listPlacementsOf } from './public';

let t: TestApp;
let admin: string;
let qa: string;
let personId: number;
beforeAll(async () => {
  t = await createTestApp();
  [admin, qa] = await Promise.all([t.signIn('company.admin'), t.signIn('qa')]);
  personId = (await contextOf(t.app.platform, 'lead')).actor.userId ?? -1;
});
afterAll(() => t.close());

const at = (version: number) => ({ 'if-match': `"${version}"` });
const reason = 'Nouvel organigramme';
const site = 'Usine de Brest';
const days = (validFrom: string, validUntil: string | null = null) => ({ validFrom, validUntil });
const create = (body: object, token = admin) =>
  t.call(placements.createPlacement, { token, body: { reason, ...body } });
const placed = async (department: string) => (await create({ personId, department, site, ...days('2025-01-01') })).body;

it('R19 is entered by a company administrator alone, and read by every colleague', async () => {
  const body = { personId, department: 'Laverie', site, ...days('2025-01-01') };
  expect((await create(body, qa)).status).toBe(403);
  expect((await create({ ...body, reason: '' })).status).toBe(422);
  const { id } = (await create(body)).body;
  const query = { assigned: 'everyone', search: 'laverie' };
  expect((await t.call(placements.listPlacements, { token: qa, query })).body.items).toMatchObject([
    { id, status: 'active', department: 'Laverie', validUntil: null },
  ]);
  const { items } = (await t.call(placements.getPlacementHistory, { token: qa, params: { id } })).body;
  expect(items).toMatchObject([{ action: 'placement.created', reason }]);
});

it('R03 changes with a reason, at the version that was read, until it is withdrawn', async () => {
  const { id, version } = await placed('Pesée');
  const change = (body: object, seen = version) =>
    t.call(placements.changePlacement, { token: admin, params: { id }, headers: at(seen), body });
  expect((await change({ validUntil: '2025-12-31' })).status).toBe(422);
  expect((await change({ validUntil: '2024-12-31', reason })).status).toBe(422);
  expect((await change({ validUntil: '2025-12-31', reason })).body).toMatchObject({ validUntil: '2025-12-31' });
  expect((await change({ post: 'Peseur', reason })).status).toBe(412);
  const withdraw = (body: object) =>
    t.call(placements.movePlacement, {
      token: admin,
      params: { id },
      headers: at(version + 1),
      body: { action: 'withdraw', ...body },
    });
  expect((await withdraw({})).status).toBe(422);
  expect((await withdraw({ reason: 'Erreur de saisie' })).body).toMatchObject({ status: 'withdrawn' });
  expect((await change({ post: 'Peseur', reason }, version + 2)).status).toBe(409);
});

it('the same department is not said twice for a day, also when two say so at once', async () => {
  await placed('Magasin');
  const again = (from: string, department = 'magasin ') =>
    create({ personId, department, site, ...days(from, '2030-01-01') });
  expect((await again('2026-01-01')).status).toBe(409);
  const answers = await Promise.all([again('2026-01-01', 'Quai'), again('2026-01-02', 'Quai')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

it('the list is that of one person, where one is asked for', async () => {
  const { id } = await placed('Réception');
  const { actor } = await contextOf(t.app.platform, 'qa');
  const listed = async (of: number) => {
    const query = { assigned: 'everyone', personId: of };
    return (await t.call(placements.listPlacements, { token: qa, query })).body.items;
  };
  const own = await listed(personId);
  expect(own.map((one) => one.id)).toContain(id);
  expect(own.every((one) => one.personId === personId)).toBe(true);
  expect((await listed(actor.userId ?? -1)).map((one) => one.id)).not.toContain(id);
});

it('several people move at once, all of them or none', async () => {
  const add = (items: object[], endsEarlier: boolean) =>
    t.call(placements.addPlacements, { token: admin, body: { items, endsEarlier, reason } });
  const line = (username: string, department: string) => ({ username, department, site, ...days('2026-03-01') });
  const admins = await contextOf(t.app.platform, 'company.admin');
  const standing = (id: number) =>
    t.app.platform.database.read(admins, (reader) =>
      listPlacementsOf(reader, admins.actor.companyId, [id], { from: '2026-02-28', until: '2026-03-01' }),
    );
  const refused = await add([line('validator', 'Stérilisation'), line('nobody.here', 'Stérilisation')], true);
  expect(refused.status).toBe(422);
  const { actor } = await contextOf(t.app.platform, 'validator');
  const before = await standing(actor.userId ?? -1);
  expect(before.every(({ validUntil }) => validUntil === null)).toBe(true);
  expect((await add([line('Validator', 'Stérilisation')], true)).body).toEqual({ added: 1, ended: before.length });
  expect(await standing(actor.userId ?? -1)).toMatchObject([
    ...before.map(({ id }) => ({ id, validUntil: '2026-02-28' })),
    { department: 'Stérilisation', validFrom: '2026-03-01' },
  ]);
});

it('R19 R03 come from a file: every line is looked at first, and all of them are written with a reason, or none', async () => {
  const bring = (csv: string, more: object = {}, token = admin) =>
    t.call(placements.importPlacements, { token, body: { csv, ...more } });
  const head = 'Identifiant;Service;Site;Poste;Premier jour;Dernier jour';
  const total = async () =>
    Number((await t.database.owner<{ n: number }>('select count(*)::int as n from placements'))[0]?.n);
  const before = await total();
  const wrong = `${head}\ndesigner;Archives;${site};;01/04/2026;\nnobody.here;Archives;${site};;2026-04-01;\ndesigner;archives;${site};;2026-05-01;`;
  const looked = await bring(wrong);
  expect(looked.body.lines.map(({ line, problems }) => [line, problems.length])).toEqual([
    [2, 0],
    [3, 1],
    [4, 1],
  ]);
  expect((await bring(wrong, { reason })).status).toBe(422);
  expect((await bring('Service;Site\nQuai;Brest')).status).toBe(422);
  expect(await total()).toBe(before);
  const good = `${head}\nDesigner;Archives;${site};Archiviste;01/04/2026;30/06/2026\nqa;Archives;${site};;2026-04-01;`;
  expect((await bring(good, {}, qa)).status).toBe(403);
  expect((await bring(good)).body.added).toBe(0);
  expect((await bring(good, { reason })).body).toMatchObject({ added: 2, ended: 0 });
  const query = { assigned: 'everyone', search: 'archives' };
  const { items } = (await t.call(placements.listPlacements, { token: qa, query })).body;
  expect(items).toHaveLength(2);
  expect(items).toContainEqual(expect.objectContaining({ post: 'Archiviste', validUntil: '2026-06-30' }));
  // What was right when it was looked at is looked at again.
  expect((await bring(good, { reason })).status).toBe(422);
});

it('R20 R08 is not there for another company, and verify finds nothing', async () => {
  const { id } = await placed('Vestiaires');
  const token = await t.signIn('other.admin');
  expect((await t.call(placements.getPlacement, { token, params: { id } })).status).toBe(404);
  expect(await findingsOf(t)).toEqual([]);
});
