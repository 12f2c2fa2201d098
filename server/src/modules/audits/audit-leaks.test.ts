import { auditsEndpoints as audits } from '@vigie/domain/modules/audits/audits/contract';
import type { NamedEndpoint } from '@vigie/domain/modules/index';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerTo, everyRequest, type Known } from '../../platform/testing/every-request';
import { multipart, pdf } from '../../platform/testing/multipart';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { questionnaireWork } from '../questionnaires/testing/questionnaires';
import { remindOfAnswers } from './findings/reminders';
import { auditWork, checklist } from './testing/audit-work';

/** Each stands in another part of a confidential audit. */
const words = {
  title: 'zyxtitre',
  scope: 'zyxchamp',
  answer: 'zyxreponse',
  summary: 'zyxsynthese',
  device: 'zyxappareil',
  statement: 'zyxconstat',
  comment: 'zyxremarque',
  file: 'zyxpiece',
};

let t: TestApp;
let owner: pg.Client;
let known: Known;
let ids: readonly string[];
beforeAll(async () => {
  t = await createTestApp();
  const w = await auditWork(t, ['lead', 'qa', 'reporter']);
  const templateId = await questionnaireWork(t).publish(checklist);
  const { id } = await w.begun({
    isConfidential: true,
    title: `Audit ${words.title}`,
    scope: `Tout ${words.scope}`,
    templateId,
  });
  const params = { id };
  await w.answer(id, 'q1', 'no', null);
  await w.answer(id, 'q2', words.answer, null);
  const leaseId = '0d7d5a4e-4f59-4f4e-9c0b-1a2b3c4d5e6f';
  await t.call(audits.holdAudit, { ...w.as('lead'), params, body: { leaseId, device: words.device } });
  await t.call(audits.commentOnAudit, { ...w.as('lead'), params, body: { text: `Vu ${words.comment}` } });
  const file = multipart(`${words.file}.pdf`, pdf);
  const { attachment } = (await t.call(audits.attachToAudit, { ...w.as('lead'), params, ...file })).body;
  const finding = await w.noted(id, { statement: `Un constat ${words.statement}` });
  await w.moved(id, 'finish', 'lead', { reason: 'Sans le téléphone' });
  await w.write(id, { summary: `En bref ${words.summary}` });
  await w.moved(id, 'issue', 'lead', w.signedBy('lead'));
  await remindOfAnswers(t.app.platform, new Date(Date.now() + 60 * 86_400_000));
  ids = [id, finding.id, attachment.id];
  known = {
    params: { id: [id, finding.id], attachmentId: [attachment.id], number: ['1'] },
    queries: [
      { assigned: 'everyone', search: 'zyx', state: 'all', seq: '999999', text: 'Un constat zyxconstat', audit: id },
      { assigned: 'everyone', search: id, record: 'audit', recordId: id, ids: id },
      { assigned: 'everyone', record: 'finding', recordId: finding.id, from: '2000-01-01' },
    ],
    bodies: [],
  };
  owner = new pg.Client({ connectionString: t.database.ownerUrl });
  await owner.connect();
}, 240_000);
afterAll(async () => {
  await owner.end();
  await t.close();
});

const ofAudits = ['audits', 'records', 'trail', 'notifications', 'overview', 'alerts', 'comments', 'attachments'];
const reads = ({ endpoint, module }: NamedEndpoint) => endpoint.method === 'GET' && ofAudits.includes(module);

async function foundBy(name: string): Promise<string[]> {
  const token = await t.signIn(name);
  const found = new Set<string>();
  for (const request of everyRequest(known, reads)) {
    const { text } = await answerTo(t, request, token);
    for (const word of Object.values(words)) if (text.includes(word)) found.add(`${word} ${request.name}`);
  }
  return [...found];
}

describe('R20 a confidential audit', () => {
  it('is found by its lead with these requests, every word of it', async () => {
    const found = (await foundBy('lead')).join('\n');
    expect(Object.values(words).filter((word) => !found.includes(word))).toEqual([]);
  }, 120_000);

  it.each(['designer', 'validator', 'company.admin', 'other.admin'])(
    'tells %s nothing, at any address that is read',
    async (name) => {
      expect(await foundBy(name)).toEqual([]);
    },
    120_000,
  );

  it('is found in each of its tables as soon as the policy is dropped', async () => {
    const tables = ['audits', 'audit_works', 'audit_leases', 'audit_reports', 'findings', 'finding_reminders'];
    for (const table of tables) {
      expect(await rowsFor(table), table).toBe(0);
      await owner.query(`begin; drop policy readers on ${table}`);
      expect(await rowsFor(table), `${table} without its policy`).toBeGreaterThan(0);
      await owner.query('rollback');
    }
  });
});

/** What the application's role sees of it on behalf of a stranger, whichever query it runs. */
async function rowsFor(table: string): Promise<number> {
  const { rows } = await owner.query(`select company_id, id, roles from users where username = 'designer'`);
  const { company_id: company, id, roles } = rows[0];
  await owner.query('savepoint look').catch(() => owner.query('begin; savepoint look'));
  await owner.query(`set local role vigie_app; set local vigie.company to '${company}';
    set local vigie.reader to '${id}'; set local vigie.roles to '{${roles.join(',')}}'`);
  const found = await owner.query<{ n: number }>(
    `select count(*)::int as n from ${table} r where exists (
      select from unnest($1::text[]) as word where strpos(r::text, word) > 0)`,
    [[...Object.values(words), ...ids]],
  );
  await owner.query('rollback to savepoint look; reset role');
  return found.rows[0]?.n ?? 0;
}
