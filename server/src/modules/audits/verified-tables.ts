import { raw, type Sql, sql } from '../../platform/database/statement';
import { byOwn } from '../../platform/verification/from-events';
import type { VerifiedTable } from '../../platform/verification/tables';

/** The end of a list's statement: those with these ids. */
export const withIds = (ids: readonly string[]): Sql => sql`and e.id = any (${ids}::text[])`;

/** What an event says of one of its fields. */
const said = (
  field: string,
  event = 'e',
): Sql => sql`(select c.value ->> 'to' from jsonb_array_elements(${raw(event)}.changes) as c
  where c.value ->> 'field' = ${field} limit 1)`;

const eventsOf = (record: string, action: string, companyId: number, ids: readonly string[]): Sql =>
  sql`from audit_events e where e.company_id = ${companyId} and e.record = ${record} and e.action = ${action}
    and e.record_id = any (${ids}::text[])`;

/** When something was first said of the phone of the event `e`. */
const laterOf = (action: string): Sql => sql`(select min(r.at) from audit_events r where r.company_id = e.company_id
  and r.record = 'audit' and r.record_id = e.record_id and r.action = ${action} and ${said('lease', 'r')} = ${said('lease')})`;

const ofAudits = { ...byOwn('audits', 'text'), of: 'audit_id', atOnce: 200 };

/** The phones that hold or held an audit, each as the trail says. */
export const leases: VerifiedTable = {
  table: 'audit_leases',
  key: ['id', 'audit_id'],
  by: ofAudits,
  columns: ['user_id', 'device'],
  times: ['since', 'ended_at', 'reminded_at'],
  expected: (companyId, ids) => sql`select ${said('lease')}::uuid as id, e.record_id as audit_id, e.actor_id as user_id,
      ${said('device')} as device, e.at as since, ${laterOf('audit.released')} as ended_at,
      ${laterOf('audit.phone_reminded')} as reminded_at
    ${eventsOf('audit', 'audit.held', companyId, ids)}`,
};

/** Reports that were issued, each with the hash of what it holds. */
export const reports: VerifiedTable = {
  table: 'audit_reports',
  key: ['audit_id', 'number'],
  by: ofAudits,
  also: { content_hash: sql`hash_of_json(k.content)` },
  columns: ['hash', 'content_hash', 'issued_by'],
  times: ['issued_at'],
  expected: (companyId, ids) => sql`select e.record_id as audit_id, ${said('reportNumber')}::integer as number,
      ${said('reportHash')} as hash, ${said('contentHash')} as content_hash, e.actor_id as issued_by, e.at as issued_at
    ${eventsOf('audit', 'audit.report_frozen', companyId, ids)}`,
};

/** Who was reminded of which answer. */
export const reminders: VerifiedTable = {
  table: 'finding_reminders',
  key: ['finding_id', 'due_on', 'kind'],
  by: { ...byOwn('findings', 'text'), of: 'finding_id' },
  columns: [],
  times: ['reminded_at'],
  expected: (
    companyId,
    ids,
  ) => sql`select e.record_id as finding_id, split_part(${said('reminder')}, ' ', 2)::date as due_on,
      split_part(${said('reminder')}, ' ', 1) as kind, e.at as reminded_at
    ${eventsOf('finding', 'finding.reminded', companyId, ids)}`,
};

/** Which records are measures of which findings. */
export const measures: VerifiedTable = {
  table: 'finding_measures',
  key: ['finding_id', 'measure_id'],
  by: { ...byOwn('findings', 'text'), of: 'finding_id' },
  columns: [],
  expected: (companyId, ids) => sql`select distinct f.id as finding_id, m as measure_id
    from findings f, unnest(f.measures) as m where f.company_id = ${companyId} and f.id = any (${ids}::text[])`,
};

/** A finding is where its audit is, and confidential like it. */
export const ofTheirAudit: VerifiedTable = {
  table: 'findings',
  key: ['id'],
  by: byOwn('findings', 'text'),
  columns: ['site', 'is_confidential'],
  expected: (companyId, ids) => sql`select f.id, a.site, a.is_confidential
    from findings f join audits a on a.company_id = f.company_id and a.id = f.audit_id
    where f.company_id = ${companyId} and f.id = any (${ids}::text[])`,
};
