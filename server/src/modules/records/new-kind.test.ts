import { alertsEndpoints } from '@vigie/domain/modules/alerts/contract';
import { notificationsEndpoints } from '@vigie/domain/modules/notifications/contract';
import { recordsEndpoints } from '@vigie/domain/modules/records/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wholeHouse } from '../../app';
import { multipart, pdf } from '../../platform/testing/multipart';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database';
import { demoPassword } from '../accounts/public';
import { walkKind, walksEndpoints as walks, walksContract } from './testing/walk-kind';
import { walksModule, walkTables } from './testing/walk-module';

/** A kind that the house does not know: everything that records have in common follows from its declaration. */

let database: TestDatabase;
let t: TestApp;
let lead: string;
let qa: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.owner(walkTables);
  t = await createTestApp({}, database, {
    contracts: { walks: walksContract, ...wholeHouse.contracts },
    modules: { walks: { create: walksModule }, ...wholeHouse.modules },
  });
  lead = await t.signIn('lead');
  qa = await t.signIn('qa');
});
afterAll(async () => {
  await t.close();
  await database.drop();
});

const plan = async (title: string) => (await t.call(walks.planWalk, { token: lead, body: { title } })).body;
const close = (id: string, version: number, password = demoPassword) =>
  t.call(walks.closeWalk, {
    token: lead,
    params: { id },
    headers: { 'if-match': `"${version}"` },
    body: { credentials: { username: 'lead', password } },
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
      ['closed', 0],
    ]);
    const sheet = await t.call(walks.exportWalks, { token: qa, query: everyone });
    expect(sheet.headers['content-disposition']).toContain('walks-');
    expect((await t.call(walks.listWalks, { token: await t.signIn('other.admin'), query: everyone })).body.total).toBe(
      0,
    );
  });

  it('comments, which reach whoever is concerned or mentioned, and readers to mention', async () => {
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

  it('R13 R26 a signed end, told to those whom its notice names; who comes second learns who was first', async () => {
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
