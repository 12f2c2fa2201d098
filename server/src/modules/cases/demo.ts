import type { Kind } from '@vigie/domain/modules/cases/kinds';
import { stepsOf } from '@vigie/domain/modules/cases/kinds';
import type { StepName } from '@vigie/domain/modules/cases/steps/steps';
import type { CaseAction } from '@vigie/domain/modules/cases/workflow';
import type { Context } from '../../platform/context';
import { sql } from '../../platform/database/statement';
import type { Platform } from '../../platform/platform';
import { contextOf, demoPassword } from '../accounts/public';
import { showCase } from './case-view';
import { addCaseMember, linkCase } from './contributions';
import { commentOnCase } from './discussion';
import { moveCase } from './moving';
import { getCaseStep, markCaseStep, saveCaseStep } from './writing';

interface DemoWork {
  readonly kind: Kind;
  readonly number: number;
  readonly steps: Partial<Record<StepName, Readonly<Record<string, unknown>>>>;
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
      rootCause: { findings: 'Joint à lèvre durci, au-delà de sa durée de vie.' },
      capaPlan: { findings: 'Remplacer le joint ; ajouter son contrôle à la maintenance préventive.' },
    },
  },
  {
    kind: 'customerComplaint',
    number: 1,
    until: 'approved',
    steps: {
      'customer-notification': { findings: 'Réponse envoyée au pharmacien, avec avoir et lot de remplacement.' },
      rootCause: { findings: 'Caméra de contrôle des alvéoles mal réglée après le changement de format.' },
    },
  },
  { kind: 'itBug', number: 1, until: 'void', steps: {} },
  { kind: 'improvement', number: 1, until: 'closed', steps: { 'risk-analysis': { findings: 'Risque faible.' } } },
];

/** Cases in every state of their life, each worked through by its own lead writer and QA. */
export async function addDemoWork(platform: Platform): Promise<void> {
  const admin = await contextOf(platform, 'company.admin');
  const { companyId } = admin.actor;
  for (const demo of work) {
    const row = await platform.database.read(admin, (reader) =>
      reader.find<{ id: string; username: string; done: boolean }>(sql`select c.id, u.username,
          c.status <> 'in_progress'
            or exists (select from case_steps s where s.company_id = c.company_id and s.case_id = c.id) as done
        from cases c join users u on u.company_id = c.company_id and u.id = c.owner_id
        where c.company_id = ${companyId} and c.kind = ${demo.kind} and c.number = ${demo.number}`),
    );
    if (!row || row.done) continue;
    await workThrough(platform, row.id, await contextOf(platform, row.username), demo);
  }
  await addCompany(platform);
}

async function workThrough(platform: Platform, id: string, lead: Context, demo: DemoWork): Promise<void> {
  const qa = await contextOf(platform, 'qa');
  if (demo.until === 'void') return move(platform, qa, id, 'void', 'Traité par le support, sans lien avec la qualité');
  const names = demo.until === 'writing' ? (Object.keys(demo.steps) as StepName[]) : stepsOf(demo.kind);
  for (const name of names) {
    const content = demo.steps[name];
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
  if (demo.until === 'closed') await move(platform, qa, id, 'close');
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
  await commentOnCase(platform, designer, record.id, 'Le réglage de la came a été vérifié ce matin, @lead.');
}
