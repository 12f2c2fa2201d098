import { type Sql, sql } from '../../platform/database/statement';
import { byOwn } from '../../platform/verification/from-events';
import type { VerifiedTable } from '../../platform/verification/tables';

/** The end of a list's statement: those with these ids. */
export const withIds = (ids: readonly string[]): Sql => sql`and e.id = any (${ids}::text[])`;

const said = (field: string): Sql => sql`(select c.value ->> 'to' from jsonb_array_elements(e.changes) as c
  where c.value ->> 'field' = ${field} limit 1)`;
const eventsOf = (action: string, companyId: number, ids: readonly string[]): Sql =>
  sql`from audit_events e where e.company_id = ${companyId} and e.record = 'procedure' and e.action = ${action}
    and e.record_id = any (${ids}::text[])`;
const ofProcedures = { ...byOwn('procedures', 'text'), of: 'procedure_id' };

/** What was in force when. */
export const epochs: VerifiedTable = {
  table: 'procedure_epochs',
  key: ['procedure_id', 'begins_at'],
  by: ofProcedures,
  columns: ['version_id'],
  expected: (companyId, ids) => sql`select e.record_id as procedure_id, ${said('since')}::timestamptz as begins_at,
      ${said('versionId')} as version_id
    ${eventsOf('procedure.epoch_begun', companyId, ids)}`,
};

/** Who was reminded of which review. */
export const reminders: VerifiedTable = {
  table: 'procedure_reminders',
  key: ['procedure_id', 'due_on', 'kind'],
  by: ofProcedures,
  columns: [],
  times: ['reminded_at'],
  expected: (companyId, ids) => sql`select e.record_id as procedure_id,
      split_part(${said('reminder')}, ' ', 2)::date as due_on, split_part(${said('reminder')}, ' ', 1) as kind,
      e.at as reminded_at
    ${eventsOf('procedure.review_reminded', companyId, ids)}`,
};

/** Of each text its version says the hash, which the trail tells and signatures cover. */
export const texts: VerifiedTable = {
  table: 'procedure_texts',
  key: ['version_id'],
  by: { ...byOwn('procedure_versions', 'text'), of: 'version_id', atOnce: 100 },
  also: { content_hash: sql`hash_of_json(k.blocks)` },
  columns: ['hash', 'content_hash'],
  expected: (companyId, ids) => sql`select v.id as version_id, v.text_hash as hash, v.text_hash as content_hash
    from procedure_versions v where v.company_id = ${companyId} and v.id = any (${ids}::text[])`,
};
