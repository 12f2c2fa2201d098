import { reportsEndpoints as reports } from '@vigie/domain/modules/reports/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { ifMatch, reporting, userIdOf } from '../../reports/testing/reports';
import { caseWork } from '../testing/cases';

let t: TestApp;
let work: Awaited<ReturnType<typeof caseWork>>;
beforeAll(async () => {
  t = await createTestApp();
  work = await caseWork(t);
});
afterAll(() => t.close());

const columns = `id, kind, number, status, summary, criticality, owner_id, owner_name, origin, detection_date, due_date,
  comment_count, is_confidential, version`;
const named = (table: string, person: string) => `(select u.first_name || ' ' || u.last_name from users u
  where u.company_id = ${table}.company_id and u.id = ${table}.${person})`;

/** What the lists show and what they should, wherever the two differ. */
function wrongRows(): Promise<unknown[]> {
  return t.database.owner(`with shown as (select company_id, is_case, ${columns} from case_entries where is_shown),
    wanted as (
      select c.company_id, true, c.id, c.kind, c.number, c.status, c.title, c.criticality, c.owner_id,
        ${named('c', 'owner_id')} collate "fr-x-icu", c.definition ->> 'detectionMethod', c.detection_date, c.due_date,
        c.comment_count, c.is_confidential, (select e.version from shown e where e.company_id = c.company_id and e.id = c.id)
      from cases c
      union all
      select r.company_id, false, r.id, r.category, r.number, r.status, r.summary, null, r.author_id,
        ${named('r', 'author_id')} collate "fr-x-icu", r.answers ->> 'detectionMethod',
        (r.answers ->> 'detectionDate')::date, null, r.comment_count, false, r.version
      from reports r where r.status = 'waiting_approval' and r.category is not null)
    select 'missing' as problem, to_jsonb(m) as row from (select * from wanted except all select * from shown) as m
    union all
    select 'too many', to_jsonb(m) from (select * from shown except all select * from wanted) as m`);
}

describe('the rows of the lists', () => {
  it('say what the records say after the demo records were made', async () => {
    expect(await wrongRows()).toEqual([]);
  });

  it('follow a case, whatever writes it', async () => {
    const { id } = await work.open('improvement', 'Une ligne qui suit');
    const designer = await userIdOf(t, 'designer');
    await t.database.owner(`update cases set title = 'Autrement', owner_id = ${designer}, comment_count = 9,
      criticality = 'Critical', due_date = '2031-01-31', is_confidential = true, status = 'void' where id = '${id}'`);
    const [row] = await t.database.owner(`select summary, status, comment_count, is_confidential from case_entries
      where id = '${id}'`);
    expect(row).toEqual({ summary: 'Autrement', status: 'void', comment_count: 9, is_confidential: true });
    expect(await wrongRows()).toEqual([]);
  });

  it('follow a report while it waits, into another category, and no longer once it is decided', async () => {
    const author = work.as('reporter');
    const doing = reporting(t);
    const sent = await doing.sent(author);
    const shown = () =>
      t.database.owner(`select kind, is_shown, comment_count from case_entries where id = '${sent.id}'`);
    await doing.change(author, sent, { category: 'hse' }, 'Erreur');
    await t.call(reports.commentOnReport, { token: author, params: { id: sent.id }, body: { text: 'À revoir' } });
    expect(await shown()).toEqual([{ kind: 'hse', is_shown: true, comment_count: 1 }]);
    expect(await wrongRows()).toEqual([]);
    const made = { decision: 'requestInformation' as const, comment: 'Où ?' };
    const asked = await doing.decide(work.as('validator'), await doing.get(author, sent.id), made, {
      username: 'validator',
    });
    expect(asked.status, asked.text).toBe(200);
    expect(await shown()).toEqual([{ kind: 'hse', is_shown: false, comment_count: 1 }]);
    const { version } = await doing.get(author, sent.id);
    await t.call(reports.submitReport, { token: author, params: { id: sent.id }, headers: ifMatch(version) });
    expect(await shown()).toEqual([{ kind: 'hse', is_shown: true, comment_count: 1 }]);
    expect(await wrongRows()).toEqual([]);
  });
});
