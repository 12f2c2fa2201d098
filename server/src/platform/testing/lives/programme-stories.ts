import { addDays, addMonths } from '@vigie/domain/kernel/day';
import { auditsEndpoints as audits } from '@vigie/domain/modules/audits/audits/contract';
import { independenceEndpoints as independence } from '@vigie/domain/modules/audits/independence/contract';
import { programmesEndpoints as programmes } from '@vigie/domain/modules/audits/programmes/contract';
import { placementsEndpoints as placements } from '@vigie/domain/modules/placements/contract';
import { addDemoPeople, contextOf, demoPassword, isTaken } from '../../../modules/accounts/public';
import { Designers } from '../../../modules/questionnaires/testing/templates';
import type { Stage } from './stage';

const reason = 'Précision';
const site = 'Site';
const today = () => new Date().toISOString().slice(0, 10);

export async function placementsStory(stage: Stage): Promise<void> {
  const { act } = stage.bound();
  const admin = 'company.admin';
  const days = { validFrom: '2026-01-01', validUntil: null };
  const placement = await act(admin, placements.createPlacement, {
    body: { personId: await stage.idOf('lead'), department: 'Essais', site, ...days, reason },
  });
  const params = { id: placement.id };
  const version = async () => (await act(admin, placements.getPlacement, { params })).version;
  await act(admin, placements.addPlacements, {
    body: {
      items: [{ username: 'lead', department: 'Métrologie', site, validFrom: '2026-06-01' }],
      endsEarlier: true,
      reason,
    },
  });
  await act(admin, placements.importPlacements, {
    body: { csv: `Identifiant;Service;Site;Premier jour\nlead;Archives;${site};01/07/2026`, reason },
  });
  await act(admin, placements.changePlacement, {
    params,
    version: await version(),
    body: { post: 'Technicien', reason },
  });
  await act('qa', placements.commentOnPlacement, { params, body: { text: 'Vu @lead' } });
  const { attachment } = await act(admin, placements.attachToPlacement, { params, query: { reason }, ...stage.file() });
  await act(admin, placements.detachFromPlacement, {
    params: { ...params, attachmentId: attachment.id },
    body: { reason },
  });
  await act(admin, placements.movePlacement, {
    params,
    version: await version(),
    body: { action: 'withdraw', reason },
  });
}

const secondOfQa = { username: 'programme.qa', firstName: 'Nolwenn', lastName: 'Le Bris', roles: ['qa' as const] };

/** Somebody who approves what another person of QA wrote, and a checklist. */
async function prepare(stage: Stage): Promise<{ approver: string; templateId: string }> {
  const { platform } = stage.t.app;
  const { actor } = await contextOf(platform, 'qa');
  if (!(await isTaken(platform, secondOfQa.username))) await addDemoPeople(platform, actor.companyId, [secondOfQa]);
  const designers = new Designers(stage.t, {
    designer: await stage.tokenOf('designer'),
    'company.admin': await stage.tokenOf('company.admin'),
  });
  const draft = await designers.draft('Grille d’audit');
  await designers.moved(await designers.get(draft.id), { action: 'publish' });
  return { approver: secondOfQa.username, templateId: draft.id };
}

export async function programmesStory(stage: Stage): Promise<void> {
  const { act } = stage.bound();
  const { approver, templateId } = await prepare(stage);
  const days = { validFrom: today(), validUntil: addMonths(today(), 12) };
  const { id } = await act('qa', programmes.createAuditProgramme, { body: { title: 'Audits internes', ...days } });
  const params = { id };
  const version = async () => (await act('qa', programmes.getAuditProgramme, { params })).version;
  await act('qa', programmes.changeAuditProgramme, {
    params,
    version: await version(),
    body: { title: 'Audits internes du site', reason },
  });
  await act('qa', programmes.commentOnAuditProgramme, { params, body: { text: 'Qui mène le second ? @lead' } });
  const { attachment } = await act('qa', programmes.attachToAuditProgramme, { params, ...stage.file() });
  await act('qa', programmes.detachFromAuditProgramme, {
    params: { id, attachmentId: attachment.id },
    body: { reason },
  });
  const line = {
    type: 'internal' as const,
    site,
    departments: ['Essais'],
    processes: ['Étalonnage'],
    standards: [{ standard: 'ISO 9001', clauses: ['7.1.5'] }],
    templateId,
    leadId: await stage.idOf('lead'),
    firstDay: addDays(today(), 20),
    everyMonths: 1,
  };
  const setLines = async (lines: object[]) =>
    (await act('qa', programmes.setAuditProgrammeLines, { params, version: await version(), body: { lines } })).lines;
  const move = async (who: string, action: 'approve' | 'revise' | 'end') =>
    act(who, programmes.moveAuditProgramme, {
      params,
      version: await version(),
      body: { action, reason, ...(action === 'approve' && { credentials: { username: who, password: demoPassword } }) },
    });
  const { departments, firstDay, leadId } = line;
  await act('qa', independence.checkAuditIndependence, {
    body: { site, departments, from: firstDay, until: firstDay, people: [leadId] },
  });
  const [written] = await setLines([line]);
  await move(approver, 'approve');
  const query = { programme: id, assigned: 'everyone' };
  const { items } = await act('qa', audits.listAudits, { query });
  if (items.length === 0) throw new Error('the programme made no audit');
  await move('qa', 'revise');
  await setLines([
    { ...line, id: written?.id, firstDay: addDays(today(), 25) },
    { ...line, type: 'supplier', departments: [], supplier: 'Verrerie', everyMonths: null },
  ]);
  await move(approver, 'approve');
  await move('qa', 'end');
  await visitSupplier(stage);
}

/** Its visit is finished, by which clauses are covered. */
async function visitSupplier(stage: Stage): Promise<void> {
  const { act } = stage.bound();
  const { id } = await act('qa', audits.createAudit, {
    body: {
      type: 'supplier',
      title: 'Verrerie',
      scope: 'Réception',
      site,
      supplier: 'Verrerie',
      standards: [{ standard: 'ISO 9001', clauses: ['8.4.1', '8.4.2'] }],
      processes: ['Achats'],
      plannedFrom: today(),
      plannedUntil: today(),
      leadId: await stage.idOf('lead'),
      auditeeNames: ['Direction qualité'],
    },
  });
  const params = { id };
  for (const action of ['confirm', 'start', 'finish'] as const) {
    const { version } = await act('lead', audits.getAudit, { params });
    await act('lead', audits.moveAudit, { params, version, body: { action } });
  }
}
