import type { ActionMove } from '@vigie/domain/modules/actions/public';
import type { Kind } from '@vigie/domain/modules/cases/kinds';
import { stepsOf } from '@vigie/domain/modules/cases/kinds';
import type { StepName } from '@vigie/domain/modules/cases/steps/steps';
import type { CaseAction } from '@vigie/domain/modules/cases/workflow';
import { type Context, systemContext } from '../../../platform/context';
import type { Platform } from '../../../platform/platform';
import { contextOf, dayFromToday, demoPassword, findUser } from '../../accounts/public';
import { getAction, moveAction } from '../../actions/public';
import { commentOn } from '../../records/public';
import { analyseRecurrence } from '../analyses';
import { recordCapaCheck } from '../capa/capa-checks';
import { showCase } from '../case-view';
import { addCaseMember, linkCase } from '../contributions';
import { caseServerKind } from '../kind';
import { markCaseStep } from '../step-transitions';
import { getCaseStep, saveCaseStep } from '../steps';
import { moveCase } from '../transitions';
import { cameraFailure, type DemoSteps, improvementSteps, named, sealFailure, weightDrift } from './investigations';
import { findDemoCase } from './repository';

interface DemoWork {
  readonly kind: Kind;
  readonly number: number;
  readonly steps: DemoSteps;
  /** How far the written steps have come; the rest of the life follows from the state. */
  readonly until: 'writing' | 'ready_for_qa' | 'approved' | 'closed' | 'void';
}

const explained = (answer: 'Yes' | 'No' | 'N/A', text = '') => ({ answer, text });

const work: readonly DemoWork[] = [
  {
    kind: 'nonConformity',
    number: 1,
    until: 'writing',
    steps: {
      productBatch: {
        impactLevel: 'Critical impact',
        justification:
          'Le poids moyen dépasse la limite d’action de 2,5 %. L’uniformité de masse n’est pas démontrée pour les 38 000 unités produites entre 13 h 40 et 14 h 25.',
        batches: [
          { product: 'Orvalane 500 mg, comprimé', batchNumber: '26K1042', status: 'On hold' },
          { product: 'Orvalane 500 mg, comprimé', batchNumber: '26K1043', status: null },
        ],
        decision: 'Lots en quarantaine. Libération suspendue à la conclusion de l’analyse.',
        stability: explained('No', 'La composition n’est pas en cause.'),
      },
      process: {
        notApplicable: false,
        impactLevel: 'Major impact',
        ProductionStop: explained('Yes', 'Presse arrêtée à 14 h 30.'),
        ProductionStopDuration: explained('Yes', '3 h 10'),
        ProcessValidation: explained('No', 'Paramètres validés inchangés.'),
        EquipmentQualification: explained('N/A'),
      },
      ...weightDrift,
    },
  },
  {
    kind: 'equipmentFailure',
    number: 1,
    until: 'ready_for_qa',
    steps: {
      process: {
        notApplicable: false,
        impactLevel: 'Minor impact',
        ProductionStop: explained('Yes', 'Mélangeur consigné pendant deux jours.'),
        ProductionStopDuration: explained('Yes', 'Deux jours'),
        ProcessValidation: explained('No', 'Aucun paramètre modifié.'),
        EquipmentQualification: explained('Yes', 'Requalification après remplacement du joint.'),
      },
      recurrence: {
        isRecurrent: explained('No', 'Première fuite sur ce mélangeur depuis sa qualification.'),
        findings: 'Les dossiers proches concernent d’autres équipements.',
      },
      ...sealFailure,
    },
  },
  {
    kind: 'customerComplaint',
    number: 1,
    until: 'approved',
    steps: {
      'customer-notification': {
        required: explained('Yes', 'L’hôpital attend une réponse écrite.'),
        customer: 'Centre hospitalier de Vannes',
        contact: 'Mme Auffret, pharmacie',
        channel: 'email',
        notifiedOn: dayFromToday(-12),
        reference: 'REP-26-118',
        message: 'Réponse envoyée avec avoir et boîtes de remplacement ; les autres boîtes du lot sont contrôlées.',
        response: 'L’hôpital est satisfait de la réponse.',
      },
      ...cameraFailure,
    },
  },
  { kind: 'itBug', number: 1, until: 'void', steps: {} },
  { kind: 'improvement', number: 1, until: 'closed', steps: improvementSteps },
];

/** Cases in every state of their life, each worked through by its own lead writer and QA. */
export async function addDemoWork(platform: Platform): Promise<void> {
  const admin = await contextOf(platform, 'company.admin');
  const { companyId } = admin.actor;
  for (const demo of work) {
    const found = await platform.database.read(admin, (reader) =>
      findDemoCase(reader, companyId, demo.kind, demo.number),
    );
    if (!found || found.isBegun) continue;
    await workThrough(platform, found.id, await contextOf(platform, found.owner), demo);
  }
  await addCompany(platform);
}

async function workThrough(platform: Platform, id: string, lead: Context, demo: DemoWork): Promise<void> {
  const qa = await contextOf(platform, 'qa');
  if (demo.until === 'void') return move(platform, qa, id, 'void', 'Traité par le support, sans lien avec la qualité');
  const people = { lead, qa, designer: await contextOf(platform, 'designer') };
  const names = demo.until === 'writing' ? (Object.keys(demo.steps) as StepName[]) : stepsOf(demo.kind);
  for (const name of names) {
    const content = named(demo.steps[name], people);
    const { version } = await getCaseStep(platform, lead, id, name);
    if (content) await saveCaseStep(platform, lead, { id, step: name, version, content, reason: undefined });
    if (demo.until === 'writing' && name !== 'process') continue;
    const written = await getCaseStep(platform, lead, id, name);
    await markCaseStep(platform, lead, { id, step: name, version: written.version, action: 'markReady' });
  }
  if (demo.until === 'writing') return;
  await move(platform, lead, id, 'submit');
  if (demo.until === 'ready_for_qa') return;
  for (const name of names) {
    const { version } = await getCaseStep(platform, qa, id, name);
    await markCaseStep(platform, qa, { id, step: name, version, action: 'review' });
  }
  await move(platform, qa, id, 'approve');
  if (demo.until !== 'closed') return;
  await finishMeasures(platform, qa, id);
  await move(platform, qa, id, 'close');
}

/** Each measure is done by its responsible, reviewed, completed, and judged by QA. */
async function finishMeasures(platform: Platform, qa: Context, id: string): Promise<void> {
  const { actions } = await showCase(platform, qa, id);
  for (const { id: actionId, responsibleId, status } of actions) {
    if (status !== 'in_progress' || responsibleId === null) continue;
    const responsible = await contextOfId(platform, qa, responsibleId);
    await moveOn(platform, responsible, actionId, 'ready');
    await moveOn(platform, qa, actionId, 'review');
    await moveOn(platform, responsible, actionId, 'complete');
  }
  const credentials = { username: qa.actor.username, password: demoPassword };
  for (const { capaId, version } of (await showCase(platform, qa, id)).capaChecks) {
    const findings = 'Trente pesées relevées, aucun écart.';
    await recordCapaCheck(platform, qa, { id, capaId, version, isEffective: true, findings, credentials });
  }
}

async function moveOn(platform: Platform, context: Context, id: string, action: ActionMove): Promise<void> {
  const { version } = await getAction(platform, context, id);
  await moveAction(platform, context, { id, version, action, reason: undefined });
}

async function contextOfId(platform: Platform, { actor }: Context, userId: number): Promise<Context> {
  const user = await platform.database.read(systemContext(actor.companyId), (reader) =>
    findUser(reader, actor.companyId, userId),
  );
  return contextOf(platform, user?.username ?? '');
}

async function move(
  platform: Platform,
  context: Context,
  id: string,
  action: CaseAction,
  reason?: string,
): Promise<void> {
  const { version } = await showCase(platform, context, id);
  const credentials = { username: context.actor.username, password: demoPassword };
  await moveCase(platform, context, { id, version, action, reason, credentials });
}

async function addCompany(platform: Platform): Promise<void> {
  const lead = await contextOf(platform, 'lead');
  const record = await showCase(platform, lead, 'NC_0001');
  if (record.members.length > 0) return;
  const designer = await contextOf(platform, 'designer');
  await addCaseMember(platform, lead, { id: record.id, userId: designer.actor.userId ?? -1, part: 'Galénique' });
  await linkCase(platform, lead, { id: record.id, otherId: 'EF_0001', note: 'Même local' });
  await analyseRecurrence(platform, lead, record.id);
  await commentOn(
    platform,
    designer,
    caseServerKind,
    record.id,
    'Le réglage de la came a été vérifié ce matin, @lead.',
  );
}
