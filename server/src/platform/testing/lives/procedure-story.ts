import { proceduresEndpoints as endpoints } from '@vigie/domain/modules/procedures/contract';
import { addDemoPeople, contextOf, isTaken } from '../../../modules/accounts/public';
import { remindOfReviews } from '../../../modules/procedures/procedures/reminders';
import { procedureWork, signedBy, wordFile } from '../../../modules/procedures/testing/procedure-work';
import { multipart } from '../multipart';
import type { Stage } from './stage';

const reason = 'Précision';
const second = { username: 'procedure.qa', firstName: 'Nolwenn', lastName: 'Le Bris', roles: ['qa' as const] };

/** From the first draft to the retirement, with a periodic review, a text from Word and copies that are given back or lost. */
export async function procedureStory(stage: Stage): Promise<void> {
  const { act } = stage.bound();
  const { platform } = stage.t.app;
  const { actor } = await contextOf(platform, 'qa');
  if (!(await isTaken(platform, second.username))) await addDemoPeople(platform, actor.companyId, [second]);
  const work = procedureWork(stage);
  const leadId = await stage.idOf('lead');
  const { id, versionId } = await work.begun({ ownerId: leadId });
  const params = { id };
  const version = async () => (await act('qa', endpoints.getProcedure, { params })).version;

  await versionParts(stage, versionId);
  await work.written(versionId);
  await work.move(versionId, 'designer', 'submit');
  await work.move(versionId, 'lead', 'return', { reason });
  await work.approved(versionId, 'Faites bien');
  await act('lead', endpoints.changeProcedure, {
    params,
    version: await version(),
    body: { equipment: ['Remplisseuse'], isConfidential: true, reason },
  });
  await act('qa', endpoints.changeProcedure, {
    params,
    version: await version(),
    body: { isConfidential: false, reason },
  });
  await act('lead', endpoints.commentOnProcedure, { params, body: { text: 'Vu @qa' } });
  const { attachment } = await act('lead', endpoints.attachToProcedure, { params, query: { reason }, ...stage.file() });
  await act('lead', endpoints.detachFromProcedure, {
    params: { ...params, attachmentId: attachment.id },
    body: { reason },
  });

  await copies(stage, versionId);
  const moveProcedure = async (who: string, action: string, more: object = {}) =>
    act(who, endpoints.moveProcedure, { params, version: await version(), body: { action, ...more } });
  await moveProcedure('lead', 'revise', signedBy('lead'));
  await moveProcedure('qa', 'refuse', { reason });
  await moveProcedure('lead', 'keep', signedBy('lead'));
  await moveProcedure(second.username, 'confirm', signedBy(second.username));

  const next = await act('designer', endpoints.createProcedureVersion, { body: { procedureId: id } });
  await work.approved(next.id, 'Faites autrement');
  const [recalled, lost] = await recalledCopies(stage, versionId);
  await act('lead', endpoints.moveProcedureCopy, { ...recalled, body: { action: 'collect' } });
  await act('qa', endpoints.moveProcedureCopy, { ...lost, body: { action: 'lose', reason } });
  const unwanted = await act('designer', endpoints.createProcedureVersion, { body: { procedureId: id } });
  await act('designer', endpoints.changeProcedureVersion, {
    params: { id: unwanted.id },
    version: unwanted.version,
    body: { writerId: leadId },
  });
  await work.move(unwanted.id, 'lead', 'discard', { reason });
  const { reviewDueOn } = await act('qa', endpoints.getProcedure, { params });
  await remindOfReviews(platform, new Date(`${reviewDueOn}T12:00:00Z`));
  await moveProcedure('qa', 'retire', { reason, ...signedBy('qa') });
}

/** What is said about a draft, its files, and a text that comes from Word. */
async function versionParts(stage: Stage, id: string): Promise<void> {
  const { act } = stage.bound();
  const params = { id };
  await act('designer', endpoints.commentOnProcedureVersion, { params, body: { text: 'À relire @lead' } });
  const { attachment } = await act('designer', endpoints.attachToProcedureVersion, { params, ...stage.file() });
  await act('designer', endpoints.detachFromProcedureVersion, {
    params: { ...params, attachmentId: attachment.id },
    body: { reason },
  });
  const word = await act('designer', endpoints.attachToProcedureVersion, {
    params,
    ...multipart('texte.docx', await wordFile('Un texte de Word')),
  });
  const body = { attachmentId: word.attachment.id };
  const { lost } = await act('designer', endpoints.readProcedureWord, { params, body });
  const { version } = await act('designer', endpoints.getProcedureText, { params });
  const confirmed = Object.values(lost).reduce((sum, n) => sum + n, 0);
  await act('designer', endpoints.takeProcedureWord, { params, version, body: { ...body, confirmed } });
}

async function copies(stage: Stage, versionId: string): Promise<void> {
  const { act } = stage.bound();
  const issue = async (place: string) =>
    act('qa', endpoints.createProcedureCopy, {
      body: { versionId, use: 'controlled', place, holderId: await stage.idOf('lead') },
    });
  const copy = await issue('Ligne 1');
  await issue('Ligne 2');
  const params = { id: copy.id };
  await act('lead', endpoints.changeProcedureCopy, { params, version: copy.version, body: { place: 'Ligne 3' } });
  await act('lead', endpoints.commentOnProcedureCopy, { params, body: { text: 'Plastifiée' } });
  const { attachment } = await act('lead', endpoints.attachToProcedureCopy, { params, ...stage.file() });
  await act('lead', endpoints.detachFromProcedureCopy, {
    params: { ...params, attachmentId: attachment.id },
    body: { reason },
  });
}

async function recalledCopies(stage: Stage, versionId: string) {
  const rows = await stage.t.database.owner<{ id: string; version: number }>(
    'select id, version from procedure_copies where version_id = $1 order by number',
    [versionId],
  );
  return rows.map(({ id, version }) => ({ params: { id }, version })) as [
    { params: { id: string }; version: number },
    { params: { id: string }; version: number },
  ];
}
