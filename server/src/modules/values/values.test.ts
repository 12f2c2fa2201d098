import { type Value, valuesEndpoints as values } from '@vigie/domain/modules/values/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOf } from '../../platform/testing/findings';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { ifMatch } from '../reports/testing/reports';

let t: TestApp;
const tokens: Record<string, string> = {};
const people = ['designer', 'company.admin', 'reporter', 'validator', 'qa', 'lead', 'other.admin', 'platform.admin'];
beforeAll(async () => {
  t = await createTestApp();
  for (const name of people) tokens[name] = await t.signIn(name);
});
afterAll(() => t.close());

type Query = Record<string, string | number>;
const add = (body: object, name = 'designer') => t.call(values.addValues, { token: tokens[name], body });
const list = async (query: Query, name = 'designer') =>
  (await t.call(values.listValues, { token: tokens[name], query })).body;
const offered = async (query: Query, name = 'reporter') =>
  (await t.call(values.offerValues, { token: tokens[name], query })).body;
const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label);
const added = async (inList: Value['list'], label: string, more: object = {}): Promise<Value> => {
  const answer = await add({ list: inList, lines: label, ...more });
  if (answer.status !== 201) throw new Error(answer.text);
  const { items } = await list({ list: inList, search: label });
  const found = items.find((one) => one.label === label);
  if (!found) throw new Error(label);
  return found;
};
type Kept = Pick<Value, 'id' | 'version'>;
const change = ({ id, version }: Kept, body: object, name = 'designer') =>
  t.call(values.changeValue, { token: tokens[name], params: { id }, headers: ifMatch(version), body });
const move = (act: 'retire' | 'restore', { id, version }: Kept, name = 'designer') =>
  t.call(values[`${act}Value`], { token: tokens[name], params: { id }, headers: ifMatch(version) });
const eventsOf = (id: number) =>
  t.database.owner(
    `select action, changes, actor_username from audit_events where record = 'value' and record_id = $1 order by seq`,
    [String(id)],
  );

describe('a value of a list', () => {
  it('is not looked for below a number that no row can have', async () => {
    const query = { list: 'customer', parentId: 2_147_483_648 };
    expect((await t.call(values.listValues, { token: tokens.designer, query })).status).toBe(422);
  });

  it('R01 R06 is added, changed, retired and brought back, each recorded in the trail', async () => {
    const value = await added('customer', 'Pharmacie du Port', { lines: ' Pharmacie  du Port ; C-12 ' });
    expect(value).toMatchObject({ code: 'C-12', state: 'active', version: 1, parentId: null, from: null });
    const changed = (await change(value, { label: 'Pharmacie du Quai', until: '2099-12-31' }, 'company.admin')).body;
    expect(changed).toMatchObject({ label: 'Pharmacie du Quai', until: '2099-12-31', version: 2 });
    const retired = (await move('retire', changed)).body;
    expect(retired).toMatchObject({ state: 'retired', version: 3 });
    const again = await change(retired, { label: 'Autre' });
    expect([again.status, again.problem.code]).toEqual([409, 'wrong_state']);
    expect((await move('restore', retired)).body).toMatchObject({ state: 'active', version: 4 });
    const events = await eventsOf(value.id);
    expect(events.map(({ action }) => action)).toEqual([
      'value.added',
      'value.changed',
      'value.retired',
      'value.restored',
    ]);
    expect(events[1]).toMatchObject({
      actor_username: 'company.admin',
      changes: [
        { field: 'label', from: 'Pharmacie du Port', to: 'Pharmacie du Quai' },
        { field: 'until', from: null, to: '2099-12-31' },
      ],
    });
    expect(await findingsOf(t)).toEqual([]);
  });

  it.each(['reporter', 'validator', 'qa', 'lead'])('R19 is not kept by %s, who reads what is offered', async (name) => {
    const value = await added('site', `Site de ${name}`);
    const answers = await Promise.all([
      add({ list: 'site', lines: 'X' }, name),
      change(value, { label: 'Y' }, name),
      move('retire', value, name),
      move('restore', value, name),
      t.call(values.listValues, { token: tokens[name], query: { list: 'site' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect(labels((await offered({ list: 'site', text: `site de ${name}` }, name)).items)).toEqual([value.label]);
  });

  it('R18 is nothing to another company, and nothing without a session', async () => {
    const value = await added('department', 'Atelier secret');
    const answers = [await change(value, { label: 'Z' }, 'other.admin'), await move('retire', value, 'other.admin')];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect((await list({ list: 'department', search: 'secret' }, 'other.admin')).total).toBe(0);
    expect((await offered({ list: 'department', text: 'Atelier secret' }, 'other.admin')).items).toEqual([]);
    const child = await add(
      { list: 'equipment', lines: 'Cuve', parentId: (await added('site', 'Site A')).id },
      'other.admin',
    );
    expect(child.status).toBe(422);
    expect((await t.call(values.offerValues, { query: { list: 'site' } })).status).toBe(401);
    expect(
      (await t.call(values.offerValues, { token: tokens['platform.admin'], query: { list: 'site' } })).status,
    ).toBe(403);
  });

  it('R26 is not changed over what another user has changed, and of two who retire it one was faster', async () => {
    const value = await added('site', 'Site deux fois');
    const changed = (await change(value, { code: 'S2' })).body;
    for (const answer of [await change(value, { label: 'Z' }), await move('retire', value)]) {
      expect([answer.status, answer.problem.code]).toEqual([412, 'stale_version']);
    }
    const answers = await Promise.all([move('retire', changed), move('retire', changed, 'company.admin')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('has a label that no other of the list has, also when ten add it at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => add({ list: 'equipment', lines: n % 2 ? 'Étuve 4' : 'etuve  4' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
    const other = await added('equipment', 'Étuve 5');
    expect((await change(other, { label: 'ETUVE 4' })).problem.code).toBe('already_exists');
    expect((await change(other, { label: 'étuve 5' })).status).toBe(200);
    const retired = (await move('retire', await added('equipment', 'Étuve 6'))).body;
    const refused = await add({ list: 'equipment', lines: retired.label });
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('retir')]);
  });
});

describe('a batch', () => {
  it('belongs to a product, within which its number is used once', async () => {
    const [one, two] = [await added('product', 'Produit un'), await added('product', 'Produit deux')];
    expect((await add({ list: 'batch', lines: 'L1' })).status).toBe(422);
    expect((await add({ list: 'batch', lines: 'L1', parentId: (await added('site', 'Site L')).id })).status).toBe(422);
    for (const { id } of [one, two]) expect((await add({ list: 'batch', lines: 'L1', parentId: id })).status).toBe(201);
    expect((await add({ list: 'batch', lines: 'l1', parentId: one.id })).status).toBe(409);
    const ofOne = (await list({ list: 'batch', parentId: one.id })).items;
    expect(ofOne).toMatchObject([{ label: 'L1', parentLabel: 'Produit un' }]);
    expect((await offered({ list: 'batch', text: 'L1', parent: 'produit UN' })).items).toMatchObject([
      { label: 'L1', parentLabel: 'Produit un' },
    ]);
    expect((await offered({ list: 'batch', text: 'L1', parent: 'pas un produit' })).items).toHaveLength(2);
    const [batch] = ofOne;
    if (batch) expect((await change(batch, { parentId: two.id })).problem.code).toBe('already_exists');
  });
});

describe('what a form offers', () => {
  it('begins with the text or has its words, is offered today, and is at most twenty', async () => {
    const lines = Array.from({ length: 30 }, (_, n) => `Ligne ${String(n).padStart(2, '0')}\tLG-${n}`).join('\n');
    expect((await add({ list: 'department', lines })).body).toEqual({ added: 30 });
    const many = await offered({ list: 'department', text: 'lig' });
    expect([many.items.length, many.hasMore, many.standing, many.isKept]).toEqual([20, true, 'unknown', true]);
    expect(labels((await offered({ list: 'department', text: '07' })).items)).toEqual(['Ligne 07']);
    expect(labels((await offered({ list: 'department', text: 'lg 7' })).items)).toEqual(['Ligne 07']);
    expect((await offered({ list: 'department', text: 'LIGNE 07' })).standing).toBe('offered');
    expect((await offered({ list: 'department', text: 'zzz' })).items).toEqual([]);
  });

  it('is not what is retired, not yet or no longer offered; the list still knows it', async () => {
    await added('product', 'Demain', { from: '2099-01-01' });
    await added('product', 'Hier', { until: '2020-01-01' });
    const gone = await added('product', 'Parti');
    await move('retire', gone);
    for (const text of ['Demain', 'Hier', 'Parti']) {
      const { items, standing } = await offered({ list: 'product', text });
      expect([labels(items), standing]).toEqual([[], 'not_offered']);
    }
    expect((await list({ list: 'product', state: 'retired', search: 'part' })).items).toMatchObject([
      { label: 'Parti' },
    ]);
  });

  it('is nothing where the company keeps no list', async () => {
    const none = await offered({ list: 'customer', text: 'Qui' }, 'other.admin');
    expect(none).toEqual({ items: [], hasMore: false, standing: 'unknown', isKept: false });
  });
});

describe('many values at once', () => {
  it('are all added or none, with what is wrong by line', async () => {
    await added('customer', 'Clinique Nord');
    const before = (await list({ list: 'customer' })).total;
    const wrong = await add({ list: 'customer', lines: 'Un\n\n;x\nUN' });
    expect(wrong.status).toBe(422);
    expect(wrong.problem.detail).toMatchObject([{ loc: ['body', 'lines.3'] }, { loc: ['body', 'lines.4'] }]);
    const taken = await add({ list: 'customer', lines: 'Hôpital Sud\nclinique NORD' });
    expect(taken.status).toBe(409);
    expect(taken.problem.detail).toMatchObject([{ loc: ['body', 'lines.2'] }]);
    for (const lines of ['', Array.from({ length: 1001 }, (_, n) => `C${n}`).join('\n'), 'a\u0000']) {
      expect([400, 422]).toContain((await add({ list: 'customer', lines })).status);
    }
    const dates = { from: '2026-02-01', until: '2026-01-01' };
    expect((await add({ list: 'customer', lines: 'Dates', ...dates })).status).toBe(422);
    expect((await list({ list: 'customer' })).total).toBe(before);
  });

  it('are recorded in the trail one by one', async () => {
    const lines = Array.from({ length: 200 }, (_, n) => `Machine ${n}`).join('\n');
    expect((await add({ list: 'equipment', lines })).body).toEqual({ added: 200 });
    const [counted] = await t.database.owner<{ n: number }>(`select count(*)::int as n from audit_events
      where record = 'value' and action = 'value.added' and changes::text like '%"Machine %'`);
    expect(counted?.n).toBe(200);
  });
});
