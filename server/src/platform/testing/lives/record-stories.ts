import { randomUUID } from 'node:crypto';
import { actionsEndpoints as actions } from '@vigie/domain/modules/actions/contract';
import { attachmentsEndpoints as attachments } from '@vigie/domain/modules/attachments/contract';
import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import { reportsEndpoints as reports } from '@vigie/domain/modules/reports/contract';
import { demoPassword } from '../../../modules/accounts/public';
import { capaFor, caseWork, rootOf } from '../../../modules/cases/testing/cases';
import { aWeekAgo, complete } from '../../../modules/reports/testing/reports';
import type { Stage } from './stage';

const signedBy = (username: string) => ({ username, password: demoPassword });

export async function reportsStory(stage: Stage): Promise<void> {
  const { act } = stage.bound();
  const begun = await act('reporter', reports.createReport, { body: complete });
  const params = { id: begun.id };
  const { attachment } = await act('reporter', reports.attachToReport, { params, ...stage.file() });
  const attachmentId = attachment.id;
  await act('reporter', reports.detachFromReport, { params: { ...params, attachmentId }, body: {} });
  await act('reporter', reports.attachToReport, { params, ...stage.file() });
  const version = async () => (await act('reporter', reports.getReport, { params })).version;
  await act('reporter', reports.changeReport, {
    params,
    version: await version(),
    body: { answers: { what: 'Une fuite plus grande.', immediateActions: undefined } },
  });
  await act('reporter', reports.submitReport, { params, version: await version() });
  await act('validator', reports.commentOnReport, { params, body: { text: 'À préciser @reporter' } });
  const decide = async (made: object) =>
    act('validator', reports.decideReport, {
      params,
      version: await version(),
      body: { credentials: signedBy('validator'), ...made },
    });
  await decide({ decision: 'requestInformation', comment: 'Où ?' });
  await act('reporter', reports.changeReport, {
    params,
    version: await version(),
    body: { answers: { where: 'Bâtiment B', occurrenceDate: aWeekAgo }, reason: 'Précisé' },
  });
  await act('reporter', reports.submitReport, { params, version: await version() });
  const leadWriterId = await stage.idOf('lead');
  await decide({ decision: 'approve', criticality: 'Major', leadWriterId });

  const given = await act('reporter', reports.createReport, { body: complete });
  await act('reporter', reports.discardReport, { params: { id: given.id }, version: given.version });
  const rejected = await act('reporter', reports.createReport, { body: complete });
  const sent = await act('reporter', reports.submitReport, { params: { id: rejected.id }, version: rejected.version });
  await act('validator', reports.decideReport, {
    params: { id: sent.id },
    version: sent.version,
    body: { decision: 'reject', comment: 'Déjà signalé', credentials: signedBy('validator') },
  });
}

/** Written without a network, with a photo that arrives twice and ahead of it. */
export async function capturedReportStory(stage: Stage): Promise<void> {
  const { act } = stage.bound();
  const captureId = randomUUID();
  const photo = stage.file();
  const { sha256 } = await act('reporter', attachments.captureFile, { params: { captureId }, ...photo });
  await act('reporter', attachments.captureFile, { params: { captureId }, ...photo });
  const sentAt = new Date().toISOString();
  const entry = { captureId, base: null, photos: [sha256], deviceTime: sentAt, skewMs: 0, contract: 1 };
  const body = { entry, content: { answers: complete, draftKey: null }, sentAt };
  await act('reporter', reports.captureReport, { body });
  await act('reporter', reports.captureReport, { body });
}

/** From its opening to its closing, again, and another one to its void. */
export async function casesStory(stage: Stage): Promise<void> {
  const { act } = stage.bound();
  const work = await caseWork(stage.t);
  const other = await work.open('nonConformity', 'Odeur au vestiaire mezzanine, casier numéro quarante.');
  const { id } = await work.open('nonConformity', 'Odeur dans le vestiaire mezzanine, casier quarante.');
  const params = { id };
  const version = async (who = 'lead') => (await work.get(id, who)).version;
  const designerId = await stage.idOf('designer');

  await act('qa', cases.changeCase, {
    params,
    version: await version(),
    body: { dueDate: '2027-03-01', criticality: 'Minor', cost: 120, reason: 'Recalculé' },
  });
  await act('qa', cases.changeCases, { body: { ids: [id, other.id], dueDate: '2027-04-01', reason: 'Plus tard' } });
  await act('lead', cases.addCaseMember, { params, body: { userId: designerId, part: 'Essais' } });
  await act('lead', cases.removeCaseMember, { params: { id, userId: designerId } });
  await act('lead', cases.addCaseMember, { params, body: { userId: designerId } });
  await act('lead', cases.linkCase, { params, body: { otherId: other.id, note: 'Même lieu' } });
  await act('lead', cases.unlinkCase, { params: { id, otherId: other.id }, body: { reason: 'Autre lieu' } });
  await act('lead', cases.linkCase, { params, body: { otherId: other.id } });
  await act('lead', cases.commentOnCase, { params, body: { text: '@qa à relire' } });
  const { attachment } = await act('lead', cases.attachToCase, { params, ...stage.file() });
  await act('lead', cases.detachFromCase, { params: { id, attachmentId: attachment.id }, body: { reason: 'Erreur' } });
  await act('lead', cases.attachToCase, { params, ...stage.file() });
  await act('lead', cases.analyseRecurrence, { params });
  await act('lead', cases.dismissMatch, { params: { id, otherId: other.id }, body: { reason: 'Autre lieu' } });
  await act('lead', cases.restoreMatch, { params: { id, otherId: other.id } });
  await act('qa', cases.recordCaseViewed, { params, body: { upTo: 1 } });
  await act('lead', cases.updateCasePresence, { params, body: { step: 'rootCause', isHere: true } });

  const effectiveness = { criterion: 'Plus rien', checkOn: null, measure: null };
  const capa = capaFor('cause-abcdefgh', designerId, { effectiveness, dateFin: '2026-01-31' });
  await work.write(id, 'rootCause', 0, { 'cause-abcdefgh': { ...rootOf('Joint usé'), isRootCause: true } });
  await work.write(id, 'capaPlan', 0, { 'capa-abcdefgh': capa });
  await act('qa', cases.askEffectiveness, {
    params,
    version: await version('qa'),
    body: { criterion: 'Aucune odeur pendant 90 jours' },
  });
  await act('lead', cases.restrictCase, {
    params,
    version: await version(),
    body: { isConfidential: true, readerIds: [designerId], readerRoles: ['validator'], reason: 'Une personne' },
  });
  await act('lead', cases.restrictCase, {
    params,
    version: await version(),
    body: { isConfidential: false, readerIds: [], readerRoles: [], reason: 'Levé' },
  });
  const must = async (answer: Promise<{ status: number; text: string }>) => {
    const { status, text } = await answer;
    if (status !== 200) throw new Error(text);
  };
  const approve = async () => {
    const record = await work.get(id);
    await work.markAll(record, 'markReady', 'lead');
    await must(work.move(id, 'submit', 'lead'));
    await work.markAll(record, 'review', 'qa');
    await must(work.move(id, 'approve', 'qa'));
  };
  await work.markAll(await work.get(id), 'markReady', 'lead');
  await must(work.move(id, 'submit', 'lead'));
  await must(work.move(id, 'return', 'qa', { reason: 'À compléter' }));
  await work.write(id, 'rootCause', 2, { 'cause-abcdefgh': { ...rootOf('Joint fendu'), isRootCause: true } }, 'Mieux');
  await approve();
  await work.finishActions(id, 'designer');
  const [waiting] = (await work.get(id)).capaChecks;
  await act('qa', cases.rescheduleCapaCheck, {
    params: { id, capaId: waiting?.capaId ?? '' },
    version: waiting?.version ?? 0,
    body: { checkOn: '2027-05-31', reason: 'Un mois de plus', credentials: signedBy('qa') },
  });
  await act('qa', cases.rescheduleCapaCheck, {
    params: { id, capaId: waiting?.capaId ?? '' },
    version: (waiting?.version ?? 0) + 1,
    body: { checkOn: new Date().toISOString().slice(0, 10), reason: 'Vu plus tôt', credentials: signedBy('qa') },
  });
  const [check] = (await work.get(id)).capaChecks;
  const verdict = { isEffective: true, findings: 'Rien de nouveau.', credentials: signedBy('qa') };
  await act('qa', cases.recordCapaCheck, {
    params: { id, capaId: check?.capaId ?? '' },
    version: check?.version ?? 0,
    body: verdict,
  });
  await act('qa', cases.recordEffectiveness, { params, version: await version('qa'), body: verdict });
  await must(work.move(id, 'close', 'qa'));
  await must(work.move(id, 'reopen', 'qa', { reason: 'Revenu' }));
  await must(work.move(other.id, 'void', 'qa', { reason: 'Ouvert deux fois' }));
}

export async function actionsStory(stage: Stage): Promise<void> {
  const { act } = stage.bound();
  const [assignTo, approver] = [await stage.idOf('lead'), await stage.idOf('validator')];
  const made = await act('designer', actions.createAction, {
    body: {
      title: 'Étalonner la balance',
      assignTo,
      approver,
      dueDate: '2027-01-31',
      todos: [{ text: 'Réserver la masse', completed: true }],
    },
  });
  const params = { id: made.id };
  const version = async () => (await act('lead', actions.getAction, { params })).version;
  await act('lead', actions.changeAction, {
    params,
    version: await version(),
    body: { description: 'Balance BAL-118', todos: { 'todo-abcdefgh': { text: 'Noter', completed: true } } },
  });
  await act('lead', actions.commentOnAction, { params, body: { text: 'Fait demain' } });
  const { attachment } = await act('lead', actions.attachToAction, { params, ...stage.file() });
  await act('lead', actions.detachFromAction, {
    params: { ...params, attachmentId: attachment.id },
    body: { reason: 'Erreur' },
  });
  await act('lead', actions.attachToAction, { params, ...stage.file() });
  const ask = async () =>
    act('lead', actions.askExtension, {
      params,
      version: await version(),
      body: { dueDate: '2027-02-28', reason: 'Masse en retard' },
    });
  await ask();
  await act('lead', actions.withdrawExtension, { params, version: await version() });
  await ask();
  const answer = async (isGranted: boolean) =>
    act('validator', actions.answerExtension, {
      params,
      version: await version(),
      body: { isGranted, reason: 'Entendu' },
    });
  await answer(false);
  await ask();
  await answer(true);
  const move = async (action: string, who: string, reason?: string) =>
    act(who, actions.moveAction, { params, version: await version(), body: { action, reason } });
  await move('ready', 'lead');
  await move('return', 'validator', 'Manque le certificat');
  await move('ready', 'lead');
  await move('review', 'validator');
  await move('complete', 'lead');
  const cancelled = await act('designer', actions.createAction, { body: { title: 'Deux fois', assignTo, approver } });
  await act('qa', actions.changeActions, { body: { ids: [cancelled.id], priority: 'high', reason: 'Urgent' } });
  const now = await act('lead', actions.getAction, { params: { id: cancelled.id } });
  await act('validator', actions.moveAction, {
    params: { id: now.id },
    version: now.version,
    body: { action: 'cancel', reason: 'En double' },
  });
}
