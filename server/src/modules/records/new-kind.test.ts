import { alertsEndpoints } from '@vigie/domain/modules/alerts/contract';
import { notificationsEndpoints } from '@vigie/domain/modules/notifications/contract';
import { recordsEndpoints } from '@vigie/domain/modules/records/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wholeHouse } from '../../app';
import { multipart, pdf } from '../../platform/testing/multipart';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database';
import { verifyRecords } from '../../platform/verification/records';
import { verifyTables } from '../../platform/verification/tables';
import { contextOf, demoPassword } from '../accounts/public';
import { walkKind, walksEndpoints as walks, walksContract } from './testing/walk-kind';
import { walksModule, walksVerified, walkTables } from './testing/walk-module';

/** A kind that the house does not know: everything that records have in common follows from its declaration. */

let database: TestDatabase;
let t: TestApp;
let lead: string;
let qa: string;
let leadId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.owner(walkTables);
  t = await createTestApp({}, database, {
    contracts: { walks: walksContract, ...wholeHouse.contracts },
    modules: { walks: { create: walksModule, verified: walksVerified }, ...wholeHouse.modules },
  });
  lead = await t.signIn('lead');
  qa = await t.signIn('qa');
  leadId = (await contextOf(t.app.platform, 'lead')).actor.userId ?? -1;
});
afterAll(async () => {
  await t.close();
  await database.drop();
});

const plan = async (title: string) =>
  (await t.call(walks.createWalk, { token: lead, body: { title, ownerId: leadId } })).body;
const at = (version: number) => ({ 'if-match': `"${version}"` });
const close = (id: string, version: number, password = demoPassword) =>
  t.call(walks.moveWalk, {
    token: lead,
    params: { id },
    headers: at(version),
    body: { action: 'close', credentials: { username: 'lead', password } },
  });
const everyone = { assigned: 'everyone' };

describe('a new kind of record has', () => {
  it('a list, with totals, search and a spreadsheet, and a board of its states', async () => {
    const { id } = await plan('Visite du magasin');
    await plan('Visite de la ligne 4');
    const list = (await t.call(walks.listWalks, { token: qa, query: everyone })).body;
    expect(list).toMatchObject({
      total: 2,
      items: [{ title: 'Visite de la ligne 4', owner: 'Julien Lefèvre' }, { id }],
    });
    const searched = (await t.call(walks.listWalks, { token: qa, query: { ...everyone, search: 'magas' } })).body;
    expect(searched.items.map((item) => item.id)).toEqual([id]);
    const board = (await t.call(walks.getWalkBoard, { token: qa, query: everyone })).body;
    expect(board.columns.map(({ status, total }) => [status, total])).toEqual([
      ['planned', 2],
      ['begun', 0],
      ['closed', 0],
    ]);
    const sheet = await t.call(walks.exportWalks, { token: qa, query: everyone });
    expect(sheet.headers['content-disposition']).toContain('walks-');
    expect((await t.call(walks.listWalks, { token: await t.signIn('other.admin'), query: everyone })).body.total).toBe(
      0,
    );
  });

  it('comments, which reach people concerned or mentioned, and readers to mention', async () => {
    const { id } = await plan('Visite du quai');
    const params = { id };
    const said = await t.call(walks.commentOnWalk, { token: qa, params, body: { text: 'À revoir, @lead.' } });
    expect(said.status).toBe(201);
    expect((await t.call(walks.listWalkComments, { token: lead, params })).body.items).toMatchObject([
      { text: 'À revoir, @lead.' },
    ]);
    const news = (await t.call(notificationsEndpoints.listNotifications, { token: lead })).body.items[0];
    expect(news).toMatchObject({ type: 'mentioned', recordId: id, address: `/apps/walks/${id}` });
    const readers = await t.call(walks.listWalkReaders, { token: qa, params, query: { search: 'lef' } });
    expect(readers.body.items).toMatchObject([{ username: 'lead' }]);
  });

  it('files, which come and go with their trace', async () => {
    const params = { id: (await plan('Visite du laboratoire')).id };
    const attached = await t.call(walks.attachToWalk, { token: lead, params, ...multipart('plan.pdf', pdf) });
    expect(attached.status).toBe(201);
    const file = { ...params, attachmentId: attached.body.attachment.id };
    expect((await t.call(walks.downloadWalkAttachment, { token: qa, params: file })).status).toBe(200);
    expect((await t.call(walks.detachFromWalk, { token: lead, params: file, body: {} })).status).toBe(422);
    const removed = await t.call(walks.detachFromWalk, { token: lead, params: file, body: { reason: 'Ancien plan' } });
    expect(removed.status).toBe(200);
    const history = (await t.call(walks.getWalkHistory, { token: qa, params })).body;
    expect(history.items.map(({ action }) => action)).toEqual([
      'walk.file_removed',
      'walk.file_attached',
      'walk.planned',
    ]);
  });

  it('R13 R26 a signed end, announced to those whom its notice names; who comes second learns who was first', async () => {
    const { id, version } = await plan('Visite du toit');
    expect((await close(id, version, 'wrong')).status).toBe(401);
    expect(await close(id, version)).toMatchObject({ status: 200, body: { status: 'closed' } });
    const again = await close(id, version);
    expect(again.status).toBe(409);
    expect(again.text).toContain('Julien Lefèvre');
    const [signature] = await database.owner(
      `select meaning, signer_name, content from signatures where record_id = '${id}'`,
    );
    expect(signature).toMatchObject({ meaning: 'Closed', signer_name: 'Julien Lefèvre' });
    expect(Object.keys(signature?.content as object).sort()).toEqual(walkKind.signed?.walk);
    const news = (await t.call(notificationsEndpoints.listNotifications, { token: qa })).body.items[0];
    expect(news).toMatchObject({ type: 'walkClosed', recordId: id });
    const choices = (await t.call(notificationsEndpoints.getNotificationChoices, { token: qa })).body;
    expect(choices.inApp).toContain('walkClosed');
  });

  it('R03 R26 changes: field by field, with a reason once it has begun, by those who may, and never after its end', async () => {
    const { id, version } = await plan('Visite du silo');
    const asked = (body: object, from: number, token = lead) =>
      t.call(walks.changeWalk, { token, params: { id }, headers: at(from), body });
    expect(await asked({ title: 'Visite du silo 2' }, version)).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await asked({ title: 'x' }, version)).status).toBe(412);
    expect((await asked({ title: 'x' }, 2, qa)).status).toBe(403);
    const move = { token: lead, params: { id }, headers: at(2), body: { action: 'begin' } };
    expect(await t.call(walks.moveWalk, move)).toMatchObject({ status: 200, body: { status: 'begun', version: 3 } });
    const without = await asked({ title: 'Silo 3' }, 3);
    expect([without.status, without.problem.detail]).toMatchObject([422, [{ loc: ['body', 'reason'] }]]);
    expect((await asked({ title: 'Silo 3', reason: 'Précision' }, 3)).status).toBe(200);
    const found = await t.call(recordsEndpoints.findRecords, { token: qa, query: { search: 'silo' } });
    expect(found.body.items).toMatchObject([{ id, title: 'Silo 3' }]);
    expect((await close(id, 4)).status).toBe(200);
    expect((await asked({ title: 'Silo 4', reason: 'Trop tard' }, 5)).status).toBe(409);
    const file = { token: lead, params: { id }, query: { reason: 'Trop tard' }, ...multipart('plan.pdf', pdf) };
    expect((await t.call(walks.attachToWalk, file)).status).toBe(409);
    const history = (await t.call(walks.getWalkHistory, { token: qa, params: { id } })).body.items;
    expect(history.find(({ reason }) => reason === 'Précision')?.changes).toEqual([
      { field: 'title', from: 'Visite du silo 2', to: 'Silo 3' },
    ]);
  });

  it('R08 a table that verify holds against the trail, column by column', async () => {
    const { id } = await plan('Visite de la cave');
    const verify = async () => {
      const { companyId } = (await contextOf(t.app.platform, 'lead')).actor;
      const { records, tables } = walksVerified;
      const found = [
        await verifyRecords(t.app.platform.database, companyId, { records, withoutRow: {} }),
        await verifyTables(t.app.platform.database, companyId, { tables, migrationsFolder: '' }),
      ];
      return found.flatMap(({ findings }) => findings).filter((finding) => finding.includes('walk'));
    };
    expect(await verify()).toEqual([]);
    for (const [column, value] of Object.entries({ title: `'x'`, number: '99', comment_count: '7', author_id: '1' })) {
      await database.owner(`do $$ begin set local session_replication_role = replica;
        update walks set ${column} = ${value} where id = '${id}'; end $$`);
    }
    const findings = (await verify()).join('\n');
    for (const field of ['title', 'number', 'comment_count', 'author_id']) expect(findings).toContain(field);
    const columns = await database.owner<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'walks' order by 1`,
    );
    expect(Object.keys(walksVerified.columns.walks ?? {}).sort()).toEqual(columns.map(({ name }) => name));
  });

  it('a place in the palette, in alerts and on the page of the API', async () => {
    const { id } = await plan('Visite du parking');
    const found = await t.call(recordsEndpoints.findRecords, { token: qa, query: { search: 'parking' } });
    expect(found.body.items).toEqual([{ kind: 'walk', id, title: 'Visite du parking', address: `/apps/walks/${id}` }]);
    const linkable = await t.call(alertsEndpoints.searchRecords, { token: qa, query: { search: 'parking' } });
    expect(linkable.body.items).toMatchObject([{ id }]);
    const openapi = (await t.request('GET', '/api/openapi.json')).body as { paths: Record<string, unknown> };
    expect(Object.keys(openapi.paths)).toContain('/api/v1/walks/{id}/comments');
  });

  it('R04 the walls and the trail of every other: no change without its event, nothing for another company', async () => {
    await expect(
      database.owner(
        `begin; set local vigie.company to '1'; update walks set title = 'x'; set constraints all immediate; commit`,
      ),
    ).rejects.toThrow('was not written to the audit trail');
    const [policy] = await database.owner(`select count(*)::int as n from pg_policies where tablename = 'walks'`);
    expect(policy).toEqual({ n: 1 });
  });
});
