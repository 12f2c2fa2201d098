import { programmesEndpoints as programmes } from '@vigie/domain/modules/audits/programmes/contract';
import { placementsEndpoints as placements } from '@vigie/domain/modules/placements/contract';
import type { Answer, TestApp } from '../../../platform/testing/test-app';
import { ifMatch } from '../../reports/testing/reports';
import { auditWork } from './audit-work';

interface Refused {
  readonly run: () => Promise<Answer<unknown>>;
  readonly rows?: string;
  readonly isDone?: true;
}

/** What somebody might try on a programme that has ended, and on a placement that was withdrawn. */
export async function actsOnEndedProgramme(
  t: TestApp,
  aFile: object,
): Promise<Readonly<Record<string, readonly Refused[]>>> {
  const w = await auditWork(t, ['qa', 'company.admin', 'lead']);
  const [qa, admin] = [w.as('qa'), w.as('company.admin')];
  const why = { reason: 'Essai' };
  const days = { validFrom: '2026-01-01', validUntil: '2026-12-31' };
  const programme = await t.call(programmes.createAuditProgramme, { ...qa, body: { title: 'Terminé', ...days } });
  const { id } = programme.body;
  await t.database.owner(`set session_replication_role to replica;
    update audit_programmes set status = 'ended' where id = '${id}'`);
  const onProgramme = { ...qa, params: { id }, headers: ifMatch(1) };
  const body = { personId: w.idOf('lead'), department: 'Retirée', site: 'Site', validFrom: '2026-01-01', ...why };
  const placed = (await t.call(placements.createPlacement, { ...admin, body })).body;
  const withdrawal = { action: 'withdraw' as const, ...why };
  const onPlacement = { ...admin, params: { id: placed.id } };
  await t.call(placements.movePlacement, { ...onPlacement, headers: ifMatch(placed.version), body: withdrawal });
  const withdrawn = { ...onPlacement, headers: ifMatch(placed.version + 1) };
  const lines = { lines: [] };
  return {
    'audit_programmes on audit_programme': [
      { run: () => t.call(programmes.changeAuditProgramme, { ...onProgramme, body: { title: 'Autre', ...why } }) },
    ],
    'audit_programme_revisions on audit_programme': [
      { run: () => t.call(programmes.setAuditProgrammeLines, { ...onProgramme, body: lines }) },
    ],
    'attachment_links on audit_programme': [
      { run: () => t.call(programmes.attachToAuditProgramme, { ...qa, params: { id }, query: why, ...aFile }) },
    ],
    'placements on placement': [
      { run: () => t.call(placements.changePlacement, { ...withdrawn, body: { post: 'Autre', ...why } }) },
    ],
    'attachment_links on placement': [
      { run: () => t.call(placements.attachToPlacement, { ...onPlacement, query: why, ...aFile }) },
    ],
  };
}
