import { builtInGroups } from '@vigie/domain/modules/glossary/built-in/built-in';
import { type GlossaryGroup, glossaryEndpoints as glossary } from '@vigie/domain/modules/glossary/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemContext } from '../../platform/context';
import { findingsOf } from '../../platform/testing/findings';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { ifMatch } from '../reports/testing/reports';
import { findWordGroups } from './public';

let t: TestApp;
const tokens: Record<string, string> = {};
const people = ['designer', 'company.admin', 'reporter', 'validator', 'qa', 'lead', 'other.admin', 'platform.admin'];
let companies: { readonly own: number; readonly other: number };
beforeAll(async () => {
  t = await createTestApp();
  for (const name of people) tokens[name] = await t.signIn(name);
  const [own, other] = await t.database.owner<{ company_id: number }>(`select company_id from users
    where username in ('designer', 'other.admin') order by company_id`);
  companies = { own: own?.company_id ?? -1, other: other?.company_id ?? -1 };
});
afterAll(() => t.close());

const get = async (name = 'designer') => (await t.call(glossary.getGlossary, { token: tokens[name] })).body;
const add = (words: unknown, name = 'designer') =>
  t.call(glossary.addGlossaryGroup, { token: tokens[name], body: { words } });
const added = async (...words: string[]): Promise<GlossaryGroup> => {
  const { status, body, text } = await add(words);
  if (status !== 201) throw new Error(text);
  return body;
};
type Group = Pick<GlossaryGroup, 'id' | 'version'>;
const change = ({ id, version }: Group, words: unknown, name = 'designer') =>
  t.call(glossary.changeGlossaryGroup, {
    token: tokens[name],
    params: { id },
    headers: ifMatch(version),
    body: { words },
  });
const move = (act: 'retire' | 'restore', { id, version }: Group, name = 'designer') =>
  t.call(glossary[`${act}GlossaryGroup`], { token: tokens[name], params: { id }, headers: ifMatch(version) });
const turn = (key: string, isOff: unknown, version: number, name = 'designer') =>
  t.call(glossary.switchBuiltInGroup, {
    token: tokens[name],
    params: { key },
    headers: ifMatch(version),
    body: { isOff },
  });
const wordGroups = (companyId = companies.own) =>
  t.app.platform.database.read(systemContext(companyId), (reader) => findWordGroups(reader, companyId));
const groupOf = async (word: string, companyId = companies.own) =>
  (await wordGroups(companyId)).find((words) => words.includes(word));
const eventsOf = (record: string, id: string | number) =>
  t.database.owner(
    `select action, changes, actor_username from audit_events where record = $1 and record_id = $2 order by seq`,
    [record, String(id)],
  );

describe('the glossary of a company', () => {
  it.each(['designer', 'company.admin', 'reporter', 'validator', 'qa', 'lead'])('is read by %s', async (name) => {
    const { builtIn } = await get(name);
    expect(builtIn).toHaveLength(builtInGroups.length);
    expect(builtIn).toContainEqual({ key: 'pump', french: ['pompe'], english: ['pump'], isOff: false, version: 0 });
  });

  it.each(['reporter', 'validator', 'qa', 'lead'])('R19 is not changed by %s', async (name) => {
    const group = await added(`mot de ${name}`, `word of ${name}`);
    const answers = await Promise.all([
      add(['un', 'one'], name),
      change(group, ['deux', 'two'], name),
      move('retire', group, name),
      turn('pump', true, 0, name),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await get()).own).toContainEqual(group);
  });

  it('is nothing for the platform’s administrator, and for nobody without a session', async () => {
    expect((await t.call(glossary.getGlossary, { token: tokens['platform.admin'] })).status).toBe(403);
    expect((await t.call(glossary.getGlossary)).status).toBe(401);
    expect((await add(['x1', 'y1'], 'platform.admin')).status).toBe(403);
  });
});

describe('a group of its own', () => {
  it('R01 R06 is added, changed, retired and brought back, each recorded in the trail', async () => {
    const group = await added('  groupe   motopompe ', 'motor pump');
    expect(group).toMatchObject({ words: ['groupe motopompe', 'motor pump'], state: 'active', version: 1 });
    expect(group.changedBy).not.toBe('');
    const changed = (await change(group, ['groupe motopompe', 'motor pump', 'GMP-3'], 'company.admin')).body;
    expect(changed).toMatchObject({ words: ['groupe motopompe', 'motor pump', 'GMP-3'], version: 2 });
    const retired = (await move('retire', changed)).body;
    expect(retired).toMatchObject({ state: 'retired', version: 3 });
    const again = await change(retired, ['autre', 'other']);
    expect([again.status, again.problem.code]).toEqual([409, 'wrong_state']);
    expect((await move('restore', retired)).body).toMatchObject({ state: 'active', version: 4, words: changed.words });
    expect(await eventsOf('glossary_group', group.id)).toEqual([
      {
        action: 'glossary_group.created',
        changes: [
          { field: 'state', from: null, to: 'active' },
          { field: 'words', from: null, to: group.words },
        ],
        actor_username: 'designer',
      },
      {
        action: 'glossary_group.changed',
        changes: [{ field: 'words', from: group.words, to: changed.words }],
        actor_username: 'company.admin',
      },
      {
        action: 'glossary_group.retired',
        changes: [{ field: 'state', from: 'active', to: 'retired' }],
        actor_username: 'designer',
      },
      {
        action: 'glossary_group.restored',
        changes: [{ field: 'state', from: 'retired', to: 'active' }],
        actor_username: 'designer',
      },
    ]);
  });

  it('holds for the search at once, and no longer once it is retired', async () => {
    const before = await wordGroups();
    expect(await wordGroups()).toBe(before);
    const group = await added('bécane', 'machine-outil', 'machine tool');
    expect(await groupOf('bécane')).toEqual(['bécane', 'machine-outil', 'machine tool']);
    const changed = (await change(group, ['bécane', 'pompe'])).body;
    expect(await groupOf('bécane')).toEqual(['pompe', 'pump', 'bécane']);
    await move('retire', changed);
    expect(await groupOf('bécane')).toBeUndefined();
    expect(await groupOf('pompe')).toEqual(['pompe', 'pump']);
  });

  it('R26 is not changed over what another user has changed', async () => {
    const group = await added('vieux mot', 'old word');
    expect((await change(group, ['vieux mot', 'older word'])).status).toBe(200);
    for (const answer of [await change(group, ['vieux', 'old']), await move('retire', group)]) {
      expect([answer.status, answer.problem.code]).toEqual([412, 'stale_version']);
    }
    const withoutVersion = await t.call(glossary.changeGlossaryGroup, {
      token: tokens.designer,
      params: { id: group.id },
      body: { words: ['vieux', 'old'] },
    });
    expect(withoutVersion.status).toBe(428);
    expect((await get()).own.find(({ id }) => id === group.id)?.words).toEqual(['vieux mot', 'older word']);
  });

  it('R26 of two who retire it at the same moment one was faster', async () => {
    const group = await added('deux fois', 'twice over');
    const answers = await Promise.all([move('retire', group), move('retire', group, 'company.admin')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('has words that no other of the company has, also when ten add them at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => add([n % 2 ? 'Étalonneuse' : 'etalonneuses', `calibrator ${n}`])),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.problem.code).toBe('already_exists');
    expect(refused?.text).toContain('talonneuse');
    expect((await get()).own.filter(({ words }) => /talonneuse/i.test(words.join()))).toHaveLength(1);
  });

  it('does not take a word of another by a change, nor by coming back', async () => {
    const first = await added('mot un', 'word one');
    const retired = (await move('retire', first)).body;
    const second = await added('mot un', 'first word');
    const back = await move('restore', retired);
    expect([back.status, back.problem.code]).toEqual([409, 'already_exists']);
    const third = await added('mot trois', 'word three');
    expect((await change(third, ['mot trois', 'first WORDS'])).problem.code).toBe('already_exists');
    expect((await change(second, ['mot un', 'first word', 'premier mot'])).status).toBe(200);
  });

  it.each([
    ['one word', ['pompe']],
    ['no word', []],
    ['thirteen words', Array.from({ length: 13 }, (_, n) => `mot ${n}`)],
    ['a long word', ['a'.repeat(61), 'b']],
    ['an empty word', [' ', 'b']],
    ['signs alone', ['...', 'b']],
    ['a word twice', ['Pompe rouge', 'pompes rouges']],
    ['a comma in a word', ['a, b', 'c']],
    ['a number', [1, 2]],
    ['no list', 'pompe = pump'],
    ['a null character', ['a\u0000', 'b']],
    ['half a character', ['a\ud800', 'b']],
  ])('R27 is not added with %s', async (_what, words) => {
    const before = (await get()).own.length;
    const answer = await add(words);
    expect([400, 422], answer.text).toContain(answer.status);
    expect((await get()).own).toHaveLength(before);
    const [group] = (await get()).own;
    if (group) expect([400, 422]).toContain((await change(group, words)).status);
  });

  it('R27 keeps hostile text as the text it is', async () => {
    const words = ['<img onerror alert(1)>', "') drop table glossary_groups --", '{n|one|many} %s'];
    const group = await added(...words);
    expect(group.words).toEqual(words);
    expect((await get()).own).toContainEqual(group);
    expect(await groupOf(words[0] ?? '')).toEqual(words);
  });

  it('is unknown beyond the last number, and where it never was', async () => {
    for (const id of [999_999, 99_999_999_999]) {
      expect((await change({ id, version: 1 }, ['a1', 'b1'])).status).toBe(404);
      expect((await move('retire', { id, version: 1 })).status).toBe(404);
    }
  });

  it('is one of five hundred at most, retired ones too', async () => {
    const { other } = companies;
    const [admin] = await t.database.owner<{ id: number }>(`select id from users where username = 'other.admin'`);
    // Behind the application's back: through it, this would take five hundred requests.
    await t.database.owner(`do $$ begin set local session_replication_role = replica;
      insert into glossary_groups (company_id, words, state, changed_by)
        select ${other}, array['fr ' || n, 'en ' || n], case when n > 400 then 'retired' else 'active' end, ${admin?.id}
        from generate_series(1, 499) n; end $$`);
    expect((await add(['cinq cents', 'five hundred'], 'other.admin')).status).toBe(201);
    const answer = await add(['de trop', 'too many'], 'other.admin');
    expect([answer.status, answer.problem.code]).toEqual([409, 'quota_reached']);
    expect((await get('other.admin')).own).toHaveLength(500);
    expect(await groupOf('fr 400', other)).toEqual(['fr 400', 'en 400']);
    expect(await groupOf('fr 401', other)).toBeUndefined();
    await t.database.owner(`do $$ begin set local session_replication_role = replica;
      delete from glossary_groups where company_id = ${other} and words[1] like 'fr %'; end $$`);
  });
});

describe('a built-in group', () => {
  it('R01 R06 is switched off and on again, for the search at once, and recorded in the trail', async () => {
    expect((await turn('leak', true, 0)).body).toMatchObject({ key: 'leak', isOff: true, version: 1 });
    expect(await groupOf('leak')).toBeUndefined();
    expect((await get('reporter')).builtIn.find(({ key }) => key === 'leak')?.isOff).toBe(true);
    expect((await turn('leak', false, 1, 'company.admin')).body).toMatchObject({ isOff: false, version: 2 });
    expect(await groupOf('leak')).toContain('fuite');
    expect(await eventsOf('built_in_group', 'leak')).toEqual([
      {
        action: 'built_in_group.switched_off',
        changes: [{ field: 'isOff', from: false, to: true }],
        actor_username: 'designer',
      },
      {
        action: 'built_in_group.switched_on',
        changes: [{ field: 'isOff', from: true, to: false }],
        actor_username: 'company.admin',
      },
    ]);
  });

  it('R26 is not switched over what another user has switched', async () => {
    await turn('valve', true, 0);
    expect((await turn('valve', true, 0)).problem.code).toBe('stale_version');
    const answers = await Promise.all([turn('valve', false, 1), turn('valve', false, 1, 'company.admin')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it.each(['nothing', '__proto__', "' or 1=1", 'x'.repeat(90), '%2e%2e'])('%s is none', async (key) => {
    expect([404, 422]).toContain((await turn(key, true, 0)).status);
  });

  it('R27 is on or off', async () => {
    expect((await turn('pump', 'yes', 0)).status).toBe(422);
  });
});

describe('R20 another company', () => {
  it('sees and changes nothing of it', async () => {
    const group = await added('secret de fabrique', 'trade secret');
    expect((await get('other.admin')).own).not.toContainEqual(group);
    expect((await change(group, ['a2', 'b2'], 'other.admin')).status).toBe(404);
    expect((await move('retire', group, 'other.admin')).status).toBe(404);
    expect(await groupOf('trade secret', companies.other)).toBeUndefined();
  });

  it('may have the same words, and its own switches', async () => {
    await added('mot partagé', 'shared word');
    expect((await add(['mot partagé', 'other meaning'], 'other.admin')).status).toBe(201);
    await turn('seal', true, 0, 'other.admin');
    expect(await groupOf('joint', companies.other)).toBeUndefined();
    expect(await groupOf('joint')).toContain('seal');
  });
});

it('every copy of the server follows a change at once', async () => {
  const copy = await createTestApp({}, t.database);
  try {
    const read = () =>
      copy.app.platform.database.read(systemContext(companies.own), (reader) => findWordGroups(reader, companies.own));
    expect((await read()).flat()).not.toContain('copie deux');
    await added('copie deux', 'second copy');
    expect((await read()).flat()).toContain('copie deux');
  } finally {
    await copy.close();
  }
});

it('R08 what is stored is what the trail tells', async () => {
  expect(await findingsOf(t)).toEqual([]);
});
