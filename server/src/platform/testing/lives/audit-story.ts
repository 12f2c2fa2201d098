import { randomUUID } from 'node:crypto';
import { actionsEndpoints as actions } from '@vigie/domain/modules/actions/contract';
import { attachmentsEndpoints as attachments } from '@vigie/domain/modules/attachments/contract';
import { answersCapturePath } from '@vigie/domain/modules/audits/audits/capture-contract';
import { auditsEndpoints as audits } from '@vigie/domain/modules/audits/audits/contract';
import type { AuditMove } from '@vigie/domain/modules/audits/audits/workflow';
import { findingsEndpoints as findings } from '@vigie/domain/modules/audits/findings/contract';
import type { FindingMove } from '@vigie/domain/modules/audits/findings/workflow';
import { demoPassword } from '../../../modules/accounts/public';
import { remindOfLeases } from '../../../modules/audits/audits/leases';
import { remindOfAnswers } from '../../../modules/audits/findings/reminders';
import { Designers } from '../../../modules/questionnaires/testing/templates';
import type { Stage } from './stage';

const reason = 'Précision';
const today = new Date().toISOString().slice(0, 10);
const hourMs = 3_600_000;

const signedBy = (username: string) => ({ credentials: { username, password: demoPassword } });

/** Audits and their findings, from the plan to the closing, with a phone that holds the checklist and a report that is replaced. */
export async function auditStory(stage: Stage): Promise<void> {
  const templateId = await publishedTemplate(stage);
  const [leadId, reporterId, designerId] = await Promise.all(
    ['lead', 'reporter', 'designer'].map((who) => stage.idOf(who)),
  );
  const plan = {
    type: 'supplier' as const,
    title: 'Audit d’essai',
    scope: 'Essais',
    site: 'Site',
    supplier: 'Fournisseur d’essai',
    standards: [{ standard: 'ISO 9001', clauses: ['8.5.1'] }],
    processes: ['Réception'],
    plannedFrom: today,
    plannedUntil: today,
    leadId: leadId ?? -1,
    auditorIds: [designerId ?? -1],
    auditeeIds: [reporterId ?? -1],
    templateId,
  };
  const { id } = await stage.act('qa', audits.createAudit, { body: plan });
  await planAndFill(stage, id);
  const findingId = await noteAndIssue(stage, id);
  await answerAndClose(stage, id, findingId);
  const other = await stage.act('qa', audits.createAudit, {
    body: { ...plan, isUnannounced: true, isConfidential: true },
  });
  await move(stage, other.id, 'cancel', 'qa', { reason, ...signedBy('qa') });
}

async function publishedTemplate(stage: Stage): Promise<string> {
  const designers = new Designers(stage.t, {
    designer: await stage.tokenOf('designer'),
    'company.admin': await stage.tokenOf('company.admin'),
  });
  const draft = await designers.draft('Grille d’essai');
  await designers.moved(await designers.get(draft.id), { action: 'publish' });
  return draft.id;
}

async function move(stage: Stage, id: string, action: AuditMove, who: string, more: object = {}): Promise<void> {
  const { version } = await stage.act('qa', audits.getAudit, { params: { id } });
  await stage.act(who, audits.moveAudit, { params: { id }, version, body: { action, ...more } });
}

async function moveFinding(stage: Stage, id: string, action: FindingMove, who: string, more: object = {}) {
  const { version } = await stage.act('qa', findings.getFinding, { params: { id } });
  await stage.act(who, findings.moveFinding, { params: { id }, version, body: { action, ...more } });
}

const entryOf = (photos: string[] = [], captureId: string = randomUUID()) => ({
  captureId,
  base: null,
  photos,
  deviceTime: new Date().toISOString(),
  skewMs: 0,
  contract: 1,
});

async function planAndFill(stage: Stage, id: string): Promise<void> {
  const { act } = stage.bound();
  const params = { id };
  const { version } = await act('lead', audits.getAudit, { params });
  await act('lead', audits.changeAudit, { params, version, body: { scope: 'Essais et contrôles', reason } });
  await act('reporter', audits.commentOnAudit, { params, body: { text: 'Prêts.' } });
  const { attachment } = await act('lead', audits.attachToAudit, { params, query: { reason }, ...stage.file() });
  await act('lead', audits.detachFromAudit, { params: { id, attachmentId: attachment.id }, body: { reason } });
  await move(stage, id, 'confirm', 'lead');
  await move(stage, id, 'start', 'lead');
  const leaseId = randomUUID();
  await act('lead', audits.holdAudit, { params, body: { leaseId, device: 'Téléphone de Julien' } });
  await remindOfLeases(stage.t.app.platform, new Date(Date.now() + 25 * hourMs));
  await act('lead', audits.answerAudit, { params, body: { answers: [{ key: 'q1', answer: 'yes', base: null }] } });
  // Both were given without having seen the other.
  await act('designer', audits.captureAuditAnswers, {
    body: {
      entry: entryOf(),
      sentAt: new Date().toISOString(),
      content: { auditId: id, answers: [{ key: 'q1', answer: 'no', base: null }] },
    },
  });
  const { rivals } = await act('lead', audits.getAuditWork, { params });
  const rivalId = rivals.q1?.[0]?.rivalId;
  if (!rivalId) throw new Error(`${answersCapturePath} kept one answer of two`);
  await act('lead', audits.chooseAuditAnswer, { params, body: { key: 'q1', rivalId } });
  await act('lead', audits.releaseAudit, { params: { id, leaseId } });
}

async function noteAndIssue(stage: Stage, id: string): Promise<string> {
  const { act } = stage.bound();
  const params = { id };
  const ownerId = await stage.idOf('reporter');
  const captureId = randomUUID();
  const { sha256 } = await act('lead', attachments.captureFile, { params: { captureId }, ...stage.file() });
  const { recordId } = await act('lead', findings.captureFinding, {
    body: {
      entry: entryOf([sha256], captureId),
      sentAt: new Date().toISOString(),
      content: {
        auditId: id,
        statement: 'Le registre n’est pas signé.',
        grade: 'major',
        clause: '8.5.1',
        questionKey: 'q1',
      },
    },
  });
  const later = randomUUID();
  const taken = await act('lead', attachments.captureFile, { params: { captureId: later }, ...stage.file() });
  await act('lead', findings.captureFindingPhotos, {
    body: {
      entry: entryOf([taken.sha256], later),
      sentAt: new Date().toISOString(),
      content: { finding: captureId },
    },
  });
  const noted = { params: { id: recordId } };
  const { version } = await act('lead', findings.getFinding, noted);
  await act('lead', findings.changeFinding, { ...noted, version, body: { ownerId, clause: '8.5.2' } });
  await act('designer', findings.commentOnFinding, { ...noted, body: { text: 'Vu aussi au poste 3.' } });
  const { attachment } = await act('lead', findings.attachToFinding, { ...noted, ...stage.file() });
  await act('lead', findings.detachFromFinding, {
    params: { id: recordId, attachmentId: attachment.id },
    body: { reason },
  });
  const body = { auditId: id, statement: 'Les outils sont bien rangés.', grade: 'minor', ownerId };
  const dropped = await act('lead', findings.createFinding, { body });
  await moveFinding(stage, dropped.id, 'drop', 'lead', { reason });
  const withdrawn = await act('lead', findings.createFinding, { body: { ...body, grade: 'minor' } });
  await act('lead', findings.createFinding, { body: { ...body, grade: 'good_practice' } });
  await move(stage, id, 'finish', 'lead');
  const work = await act('lead', audits.getAuditWork, { params });
  await act('lead', audits.writeAuditWork, { params, version: work.version, body: { summary: 'Maîtrisé.' } });
  await move(stage, id, 'issue', 'lead', signedBy('lead'));
  await move(stage, id, 'reopen', 'qa', { reason, ...signedBy('qa') });
  await move(stage, id, 'issue', 'lead', signedBy('lead'));
  await moveFinding(stage, withdrawn.id, 'withdraw', 'qa', { reason, ...signedBy('qa') });
  return recordId;
}

async function answerAndClose(stage: Stage, id: string, findingId: string): Promise<void> {
  const { act } = stage.bound();
  const params = { id: findingId };
  const version = async () => (await act('qa', findings.getFinding, { params })).version;
  await act('qa', findings.changeFinding, { params, version: await version(), body: { dueOn: '2026-11-01', reason } });
  await remindOfAnswers(stage.t.app.platform, new Date('2026-11-10T06:00:00Z'));
  await act('reporter', findings.answerFinding, {
    params,
    version: await version(),
    body: { cause: 'Oubli', correction: 'Signé' },
  });
  await act('reporter', findings.reportAuditFinding, { params });
  const assignTo = await stage.idOf('reporter');
  const { actionId } = await act('reporter', findings.actOnAuditFinding, {
    params,
    body: { title: 'Rappeler', assignTo },
  });
  await act('reporter', findings.answerFinding, { params, version: await version(), body: { measures: [actionId] } });
  await moveFinding(stage, findingId, 'respond', 'reporter');
  await moveFinding(stage, findingId, 'return', 'lead', { reason });
  await moveFinding(stage, findingId, 'respond', 'reporter');
  await moveFinding(stage, findingId, 'accept', 'lead', signedBy('lead'));
  const task = await act('reporter', actions.getAction, { params: { id: actionId } });
  if (task.id !== actionId) throw new Error('the measure is gone');
  await move(stage, id, 'close', 'qa', signedBy('qa'));
}
