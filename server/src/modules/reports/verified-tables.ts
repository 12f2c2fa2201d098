import { sql } from '../../platform/database/statement';
import { byOwn, commentsOn, fromEvents, numberIn, textOf } from '../../platform/verification/from-events';
import type { VerifiedTable } from '../../platform/verification/tables';

const decisionEvents = ['report.approved', 'report.rejected', 'report.information_requested'];
const ofReport = { record: 'report', id: sql`t.id` } as const;

const reports = fromEvents({
  table: 'reports',
  key: ['id'],
  by: byOwn('reports', 'text'),
  events: {
    created: { ...ofReport, which: 'first' },
    sent: { ...ofReport, which: 'first', actions: ['report.submitted'] },
    decided: { ...ofReport, which: 'last', actions: decisionEvents },
  },
  columns: {
    number: numberIn(sql`t.id`),
    author_id: sql`created.actor_id`,
    appraiser_id: sql`decided.actor_id`,
    comment_count: commentsOn('report'),
  },
  times: {
    filed_at: sql`coalesce(sent.at, created.at)`,
    submitted_at: sql`case when t.is_sent then sent.at end`,
  },
});

/** Each signed decision is recorded by the event of its transition. */
const decisions: VerifiedTable = {
  table: 'report_decisions',
  key: ['report_id', 'n'],
  by: { ...byOwn('reports', 'text'), of: 'report_id' },
  columns: ['decision', 'comment', 'criticality', 'lead_writer_id', 'decided_by'],
  times: ['decided_at'],
  expected: (companyId, ids) => sql`select e.record_id as report_id,
      (row_number() over (partition by e.record_id order by e.seq))::integer as n,
      case e.action when 'report.approved' then 'approve' when 'report.rejected' then 'reject'
        else 'requestInformation' end as decision,
      coalesce(e.reason, '') as comment, ${textOf('e', 'criticality')} as criticality,
      ${textOf('opened', 'ownerId')}::integer as lead_writer_id, e.actor_id as decided_by, e.at as decided_at
    from audit_events e
    left join lateral (select o.changes from audit_events o where o.company_id = e.company_id and o.record = 'case'
        and o.record_id = ${textOf('e', 'caseId')} and e.action = 'report.approved' order by o.seq limit 1) as opened on true
    where e.company_id = ${companyId} and e.record = 'report' and e.record_id = any (${ids}::text[])
      and e.action = any (${decisionEvents}::text[])`,
};

const reportTotals: VerifiedTable = {
  table: 'report_totals',
  key: ['author_id', 'status', 'category', 'severity'],
  columns: ['total'],
  only: sql`k.total > 0`,
  expected: (companyId) => sql`select case when r.is_sent then 0 else r.author_id end as author_id, r.status,
      coalesce(r.category, '') as category, r.severity, count(*)::integer as total
    from reports r where r.company_id = ${companyId} group by 1, 2, 3, 4`,
};

const peopleTotals: VerifiedTable = {
  table: 'report_people_totals',
  key: ['author_id', 'appraiser_id', 'status'],
  columns: ['total'],
  only: sql`k.total > 0`,
  expected: (companyId) => sql`select r.author_id, coalesce(r.appraiser_id, 0) as appraiser_id, r.status,
      count(*)::integer as total
    from reports r where r.company_id = ${companyId} group by 1, 2, 3`,
};

export const reportTables: readonly VerifiedTable[] = [reports, decisions, reportTotals, peopleTotals];
