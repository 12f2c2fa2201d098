import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordedEvent } from '@vigie/domain/kernel/trail/audit-event';
import { allAccountsEndpoints as accounts } from '@vigie/domain/modules/accounts/all-endpoints';
import { allEndpoints } from '@vigie/domain/modules/index';
import { trailEndpoints } from '@vigie/domain/modules/trail/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { csvLines, type ExportedEvent } from './csv';

let t: TestApp;
let qa: string;
beforeAll(async () => {
  t = await createTestApp();
  qa = await t.signIn('qa');
  const admin = await t.signIn('company.admin');
  for (const name of ['Conditionnement', '=1+1', 'Zone; "stérile"']) {
    await t.call(accounts.createTeam, { token: admin, body: { name } });
  }
});
afterAll(() => t.close());

const list = (query: Record<string, string | number> = {}, token = qa) =>
  t.call(trailEndpoints.listAuditEvents, { token, query });

describe('R09 the trail', () => {
  it('filters by who, what and when', async () => {
    const byAdmin = await list({ actor: 'company.admin', record: 'team' });
    expect(byAdmin.body.items.map(({ action }) => action)).toEqual(['team.created', 'team.created', 'team.created']);
    const one = byAdmin.body.items[0];
    const byRecord = await list({ record: 'team', recordId: one?.recordId ?? '' });
    expect(byRecord.body).toMatchObject({
      total: 1,
      items: [{ changes: [{ field: 'name', from: null, to: 'Zone; "stérile"' }] }],
    });
    const today = new Date().toISOString().slice(0, 10);
    expect((await list({ from: today, to: today })).body.total).toBeGreaterThan(3);
    expect((await list({ to: '2001-01-01' })).body.total).toBe(0);
    expect((await list({ action: 'team.created' })).body.items.every(({ action }) => action === 'team.created')).toBe(
      true,
    );
  });

  it('words each event in the language of the page, and names users', async () => {
    const said = await list({ record: 'team', action: 'team.created' });
    expect(said.body.items.map(({ sentence }) => sentence)).toContain(
      'Marc Delorme a créé l’équipe « Conditionnement ».',
    );
    const [left] = (await list({ action: 'user.deactivated' })).body.items;
    expect(left?.sentence).toBe('Marc Delorme a désactivé le compte de Gilles Autret, car « Départ à la retraite ».');
  });

  it.each<[string, (event: RecordedEvent) => string | number]>([
    ['at', (event: RecordedEvent) => event.seq],
    ['actor', (event: RecordedEvent) => event.actorUsername],
    ['action', (event: RecordedEvent) => event.action],
    ['record', (event: RecordedEvent) => event.record],
  ])('sorts by %s, both ways', async (sort, of) => {
    for (const direction of ['asc', 'desc']) {
      const values = (await list({ sort, direction })).body.items.map(of);
      const sorted = [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      expect(values).toEqual(direction === 'asc' ? sorted : sorted.reverse());
    }
  });

  it('comes in pages of 15 with the total', async () => {
    const first = await list({ page: 1 });
    const second = await list({ page: 2 });
    expect(first.body.items).toHaveLength(15);
    expect(first.body.pageCount).toBe(Math.ceil(first.body.total / 15));
    const seqs = [...first.body.items, ...second.body.items].map(({ seq }) => seq);
    expect(new Set(seqs).size).toBe(seqs.length);
    expect((await list({ page: 99_999 })).body.items).toEqual([]);
  });

  it.each<Record<string, string | number>>([
    { page: 0 },
    { from: 'yesterday' },
    { sort: 'password' },
    { direction: 'sideways' },
  ])('R27 refuses %j', async (query) => {
    expect((await list(query)).status).toBe(422);
  });

  it('exports whole, as a download, and says so in the trail', async () => {
    const { status, headers, text } = await t.call(trailEndpoints.exportAuditEvents, {
      token: qa,
      query: { record: 'team' },
    });
    expect(status).toBe(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="vigie-audit-[\d-]+\.csv"/);
    expect(headers['content-type']).toContain('text/csv');
    expect(text).toContain('"Zone; ""stérile"""');
    expect(text).toContain(";'=1+1;");
    const exported = await list({ action: 'trail.exported' });
    expect(exported.body.items[0]).toMatchObject({ actorUsername: 'qa', changes: [{ field: 'record', to: 'team' }] });
  });

  it('R05 can only be read: no call of the application, for anybody, changes it', () => {
    const calls = allEndpoints.filter(({ endpoint }) => endpoint.path.includes('audit-events'));
    expect(calls.map(({ endpoint }) => endpoint.method)).toEqual(['GET', 'GET']);
  });

  it('R20 shows one company nothing of another', async () => {
    const other = await t.signIn('other.admin');
    const { body } = await list({}, other);
    expect(body.items.length).toBeGreaterThan(0);
    expect((await list({ actor: 'company.admin' }, other)).body.total).toBe(0);
    const { text } = await t.call(trailEndpoints.exportAuditEvents, { token: other });
    expect(text).not.toContain('Conditionnement');
  });
});

describe('a line of the export', () => {
  it.each(['=cmd', '+1', '-1', '@x', '\tx', '\rx'])('is never a formula: %s', (value) => {
    const event = { changes: [{ field: 'f', from: null, to: value }], actorRoles: [] } as unknown as ExportedEvent;
    expect(csvLines(event)).toContain(`'${value}`);
  });
});

describe('R09 an export', () => {
  const verifier = join(import.meta.dirname, '../../../../scripts/verify-trail.mjs');

  const check = async (text: string) => {
    const file = join(t.dataFolder, 'trail.csv');
    await writeFile(file, text);
    const { stdout, status } = spawnSync(process.execPath, [verifier, file], { encoding: 'utf8' });
    return { said: stdout, status };
  };
  const exported = async (query: Record<string, string> = {}) =>
    (await t.call(trailEndpoints.exportAuditEvents, { token: qa, query })).text;
  const lineWith = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

  it('can be checked without Vigie: every event and every link', async () => {
    const { said, status } = await check(await exported());
    expect(said).toMatch(
      /^\d+ events, from 1 to \d+: each says what its hash was made of\.\nEach follows the one before/,
    );
    expect(status).toBe(0);
  });

  it('of a selection is honest about what it cannot tell', async () => {
    const { said, status } = await check(await exported({ record: 'team' }));
    expect(said).toMatch(/This is a selection: .* events are left out\./);
    expect(said).toMatch(/whether one of this selection is missing, this file cannot tell/);
    expect(status).toBe(0);
  });

  it('names the line of a value in which one character was flipped', async () => {
    const text = await exported();
    const line = lineWith(text, ';Conditionnement;');
    const { said, status } = await check(text.replace(';Conditionnement;', ';Conditionnemant;'));
    expect(said).toMatch(new RegExp(`^BROKEN: line ${line}, event \\d+: the column to was altered`));
    expect(status).toBe(1);
  });

  it.each([
    [
      'in what was hashed',
      (text: string) => text.replace('""to"": ""Conditionnement""', '""to"": ""Conditionnemant""'),
      /its hash is not that of what it says/,
    ],
    ['by taking an event out', (text: string) => text.replace(/\r\n2;[\s\S]*?\r\n3;/, '\r\n3;'), /This is a selection/],
    [
      'by taking a line of an event out',
      (text: string) => text.replace(/(\r\n1;[^\r]*)\r\n1;[^\r]*/, '$1'),
      /^BROKEN: line 3, event 1: /,
    ],
    [
      'in the hash of the one before',
      (text: string) => text.replace(/;[0-9a-f]{64};([0-9a-f]{64});"/, `;${'0'.repeat(64)};$1;"`),
      /the column previousHash was altered/,
    ],
  ])('that was altered %s is not taken for whole', async (_, change, expected) => {
    const text = await exported();
    const altered = change(text);
    expect(altered).not.toBe(text);
    expect((await check(altered)).said).toMatch(expected);
  });

  it('has its script beside it, and the key of the installation', async () => {
    const script = await t.call(trailEndpoints.downloadTrailVerifier, { token: qa });
    expect(script.headers['content-disposition']).toContain('filename="verify-trail.mjs"');
    expect(script.text).toBe(await readFile(verifier, 'utf8'));
    const { body } = await t.call(trailEndpoints.getTrailKey, { token: qa });
    expect(body.publicKey).toMatch(/^-----BEGIN PUBLIC KEY-----/);
    expect((await t.call(trailEndpoints.getTrailKey, { token: await t.signIn('reporter') })).status).toBe(403);
  });
});
