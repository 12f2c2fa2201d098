import { expect, it } from 'vitest';
import { createOlderDatabase } from '../../platform/testing/older-database';

it('R43 R07 what was imported before is marked after the upgrade, and recorded with the time of its entry', async () => {
  const database = await createOlderDatabase('0042', 'upgrade_imports');
  const entered = '2026-11-10 08:30:00+00';
  const addCase = (id: string, imported: boolean) => `
    insert into cases (company_id, id, number, kind, status, title, criticality, owner_id, detection_date, due_date, definition,
        reporter_id, report_id, created_at, imported_at, import_id, opened_on)
      values (1, '${id}', ${id.slice(3)}, 'nonConformity', 'closed', 'Fuite', 'Major', 1, '2024-03-12', '2024-04-11', '{}', 1,
        ${imported ? `null, '2024-03-12 12:00:00+00', '${entered}', 1, '2024-03-12'` : `'IN_00001', '${entered}', null, null, null`});
    insert into case_entries (company_id, id, kind, number, is_case, status, summary, owner_id, owner_name, version)
      values (1, '${id}', 'nonConformity', ${id.slice(3)}, true, 'closed', 'Fuite', 1, 'Ana Riou', 1);
    insert into case_facts (company_id, case_id, opened_day, due_day, reported_day, owner_id, kind, detection, product,
        department, site, status, criticality)
      values (1, '${id}', '2024-03-12', '2024-04-11', '2024-03-12', 1, 'nonConformity', '', '', '', '', 'closed', 'Major');`;
  try {
    await database.owner(`set session_replication_role = replica;
      insert into companies (id, name, subscription_start_date, subscription_end_date) values (1, 'A', now(), 'infinity');
      insert into users (company_id, id, username, email, first_name, last_name, state, roles)
        values (1, 1, 'ana', 'x@example.com', 'Ana', 'Riou', 'active', '{qa}');
      ${addCase('NC_0001', true)} ${addCase('NC_0002', false)}`);
    await database.upgrade();
    const rows =
      await database.owner(`select c.id, e.is_imported as listed, f.is_imported as counted, f.opened_day::text,
        c.created_at = '${entered}' as "isEntry", ascii(right(f.packed, 1)) - 256 as marks
      from cases c join case_entries e on e.id = c.id join case_facts f on f.case_id = c.id order by c.id`);
    expect(rows).toEqual([
      { id: 'NC_0001', listed: true, counted: true, opened_day: '2024-03-12', isEntry: true, marks: 128 },
      { id: 'NC_0002', listed: false, counted: false, opened_day: '2024-03-12', isEntry: true, marks: 0 },
    ]);
  } finally {
    await database.drop();
  }
});
