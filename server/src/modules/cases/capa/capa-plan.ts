import { Refusal } from '@vigie/domain/kernel/refusal';
import type { Json } from '@vigie/domain/kernel/trail/canonical-json';
import type { Priority } from '@vigie/domain/modules/actions/public';
import type { Criticality } from '@vigie/domain/modules/cases/due-date';
import { capaFaultMessages as f } from '@vigie/domain/modules/cases/messages/capa-plan';
import {
  type Capa,
  type CapaOfPlan,
  type CapaPlan,
  capasOf,
  capasToDo,
  nameOfCapa,
  removalObjection,
} from '@vigie/domain/modules/cases/steps/capa-plan';
import type { Causes } from '@vigie/domain/modules/cases/steps/root-cause';
import type { StepContent } from '@vigie/domain/modules/cases/steps/steps';
import { nextNumber } from '../../../platform/database/numbers';
import type { Tx } from '../../../platform/database/tx';
import { findUser } from '../../accounts/public';
import { followMeasure, listActionsOfCase } from '../../actions/public';
import { findParameters } from '../../parameters/public';
import type { CaseData } from '../repository';
import { findStep } from '../step-repository';
import { askCheck } from './capa-check-repository';

const priorities: Readonly<Record<Criticality, Priority>> = { Critical: 'high', Major: 'medium', Minor: 'low' };

/** What the server adds to a plan that is stored: numbers, and people who exist under the names they have. */
export async function preparePlan(
  tx: Tx,
  record: CaseData,
  { stored, wanted }: { stored: StepContent; wanted: StepContent },
): Promise<StepContent> {
  const plan = stored as CapaPlan;
  await refuseFollowed(tx, record, plan, wanted as CapaPlan);
  const prepared: Record<string, Json> = { ...wanted };
  for (const { key, ...capa } of capasOf(wanted as CapaPlan)) {
    const known = plan[key];
    prepared[key] = await prepareCapa(tx, capa, known?.is === 'capa' ? known : null);
  }
  return prepared;
}

async function refuseFollowed(tx: Tx, { companyId, id }: CaseData, plan: CapaPlan, wanted: CapaPlan): Promise<void> {
  const removed = capasOf(plan).filter(({ key }) => !wanted[key]);
  if (removed.length === 0) return;
  const followed = new Set((await listActionsOfCase(tx, companyId, id)).map(({ origin }) => origin));
  const objection = removed.map((capa) => removalObjection(capa, followed)).find(Boolean);
  if (objection) throw new Refusal('objection', objection);
}

async function prepareCapa(tx: Tx, capa: Capa, known: Capa | null): Promise<Capa> {
  const number = known?.number ?? (await newNumber(tx));
  const isSamePerson = capa.responsable?.id === known?.responsable?.id;
  const responsable = isSamePerson ? (known?.responsable ?? null) : await personNamed(tx, { ...capa, number });
  return { ...capa, number, responsable };
}

async function newNumber(tx: Tx): Promise<string> {
  const year = new Date().getUTCFullYear();
  const { numbersBegin } = await findParameters(tx, tx.context.actor.companyId);
  const taken = await nextNumber(tx, `capa ${year}`);
  return `CAPA-${year}-${numbersBegin.capa - 1 + taken}`;
}

async function personNamed(tx: Tx, capa: Capa): Promise<Capa['responsable']> {
  if (!capa.responsable) return null;
  const user = await findUser(tx, tx.context.actor.companyId, capa.responsable.id);
  if (user?.state !== 'active') {
    throw new Refusal('objection', { message: f.responsibleUnknown, values: { capa: nameOfCapa(capa) } });
  }
  return { id: user.id, displayName: `${user.firstName} ${user.lastName}` };
}

/** Once the plan is reviewed, each of its measures is followed as an action and, where one was named, by a check. */
export async function followPlan(tx: Tx, record: CaseData): Promise<void> {
  const { companyId, id } = record;
  const causes = (await findStep(tx, companyId, id, 'rootCause')).content as Causes;
  const plan = (await findStep(tx, companyId, id, 'capaPlan')).content as CapaPlan;
  for (const capa of capasToDo(causes, plan)) await followCapa(tx, record, capa);
}

async function followCapa(tx: Tx, record: CaseData, capa: CapaOfPlan): Promise<void> {
  const { number, titre, action, objectif, responsable, dateFin, effectiveness } = capa;
  if (!number || !responsable || !dateFin) throw new Error('a plan with such a measure cannot have been reviewed');
  await followMeasure(tx, {
    origin: number,
    caseId: record.id,
    summary: titre,
    description: action,
    objective: objectif,
    responsible: responsable,
    dueDate: dateFin,
    priority: priorities[record.criticality],
  });
  await askCheck(tx, { capaId: number, caseId: record.id, titre, ...effectiveness });
}
