import { emptyProcess } from '@vigie/domain/modules/cases/steps/impact';
import { expect, it } from 'vitest';
import { systemContext } from '../../platform/context';
import { contentHash } from '../../platform/signatures/signatures';
import { createOlderDatabase } from '../../platform/testing/older-database';
import { createTestApp } from '../../platform/testing/test-app';
import { showCase } from './case-view';

it('R14 what a release signed that knew fewer questions still holds after the upgrade, until one of them is answered', async () => {
  const database = await createOlderDatabase('0011', 'upgrade_signatures');
  const { EquipmentQualification: _later, ...process } = emptyProcess;
  const definition = { what: 'Fuite', who: 'Ana', detectionMethod: null };
  const signed = {
    title: 'Fuite',
    criticality: 'Major',
    ownerId: 1,
    dueDate: '2026-12-01',
    detectionDate: '2026-11-01',
    reportId: 'IN_00001',
    definition,
    steps: { process },
    files: [],
  };
  const hash = contentHash({ record: 'case', recordId: 'BUG_0001', content: signed });
  await database.owner(`set session_replication_role = replica;
    insert into users (company_id, id, username, email, first_name, last_name, state, roles)
      values (1, 1, 'ana', 'x@example.com', 'Ana', 'Riou', 'active', '{qa}');
    insert into cases (company_id, id, number, kind, status, title, criticality, owner_id, detection_date, due_date,
        definition, report_id, reporter_id)
      values (1, 'BUG_0001', 1, 'itBug', 'approved', 'Fuite', 'Major', 1, '2026-11-01', '2026-12-01',
        '${JSON.stringify(definition)}', 'IN_00001', 1);
    insert into case_steps (company_id, case_id, step, content, mark, version)
      values (1, 'BUG_0001', 'process', '${JSON.stringify(process)}', 'reviewed', 1);
    insert into signatures (company_id, record, record_id, meaning, signer_id, signer_username, signer_name,
        content_hash, content, schema_version)
      values (1, 'case', 'BUG_0001', 'Approved', 1, 'ana', 'Ana Riou', '${hash}', '${JSON.stringify(signed)}', 1)`);
  await database.upgrade();
  const t = await createTestApp({}, database);
  try {
    const isValid = async () =>
      (await showCase(t.app.platform, systemContext(1), 'BUG_0001')).signatures.map((one) => one.isValid);
    expect(await isValid()).toEqual([true]);
    await database.owner(`set session_replication_role = replica;
      update case_steps set content = content || '{"EquipmentQualification": {"answer": "Yes", "text": "Requalifié"}}'`);
    expect(await isValid()).toEqual([false]);
  } finally {
    await t.close();
    await database.drop();
  }
});
