import type pg from 'pg';
import { creation } from '../../../domain/src/kernel/trail/audit-event';
import { summaryOf } from '../../../domain/src/modules/cases/definition';
import { auditedAnswers } from '../../../domain/src/modules/reports/answers';
import { numbered } from '../../../server/src/platform/database/numbers';
import { frenchCase } from './french-cases';

/** Reports that wait for a decision, by an author who is not asked for it; answers their ids. */
export async function loadWaitingReports(owner: pg.Client, admin: string, count: number): Promise<string[]> {
  await owner.query('begin');
  const { rows } = await owner.query<{ id: number; username: string; name: string }>(
    `select r.id, r.username, r.first_name || ' ' || r.last_name as name, set_config('vigie.company', a.company_id::text, true)
    from users a join users r on r.company_id = a.company_id and r.username = 'reporter' where a.username = $1`,
    [admin],
  );
  const author = rows[0];
  if (!author) throw new Error('the company has no reporter');
  const { rows: taken } = await owner.query<{ first: number }>(`select take_numbers('report', $1) as first`, [count]);
  const first = taken[0]?.first ?? 0;
  const day = new Date().toISOString().slice(0, 10);
  const reports = Array.from({ length: count }, (_, place) => {
    const { answers, definition } = frenchCase(place, day);
    const number = first + place;
    return { id: numbered('IN_', number, 5), number, answers, summary: summaryOf(definition) };
  });
  await owner.query(
    `insert into reports (company_id, id, number, author_id, status, answers, summary, severity, filed_at, submitted_at)
      select current_company(), r.id, r.number, $2, 'waiting_approval', r.answers, r.summary, 'medium', now(), now()
      from jsonb_to_recordset($1::jsonb) as r (id text, number integer, answers jsonb, summary text)`,
    [JSON.stringify(reports), author.id],
  );
  const events = reports.map(({ id, answers }) => ({
    actorId: author.id,
    actorUsername: author.username,
    actorName: author.name,
    actorRoles: ['reporter'],
    action: 'report.created',
    record: 'report',
    recordId: id,
    reason: null,
    requestId: 'load',
    changes: creation({ ...auditedAnswers(answers), status: 'waiting_approval' }),
  }));
  await owner.query('select append_audit_events($1)', [JSON.stringify(events)]);
  await owner.query('commit');
  await owner.query('analyze reports');
  return reports.map(({ id }) => id);
}
