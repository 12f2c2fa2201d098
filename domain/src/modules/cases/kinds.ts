import { type Kind, kinds } from '../../kernel/kinds';
import type { Message } from '../../kernel/message';
import type { ModuleId } from '../../messages/shell/shell';
import { caseMessages as m } from './messages/kinds';
import type { StepName } from './steps/steps';

export { type Kind, kinds };

interface KindRow {
  readonly label: Message;
  /** What a case of this kind is called by: `NC_3066`. */
  readonly prefix: string;
  /** The part of the address after /apps/. */
  readonly route: ModuleId;
  readonly impact: readonly StepName[];
  readonly investigation: readonly StepName[];
}

/** Adding a kind is adding a row. */
export const caseKinds: Readonly<Record<Kind, KindRow>> = {
  hse: {
    label: m.hse,
    prefix: 'HSE_',
    route: 'hse',
    impact: ['peopleEnvironment', 'process', 'regulatory'],
    investigation: ['recurrence', 'rootCause', 'capaPlan'],
  },
  nonConformity: {
    label: m.nonConformity,
    prefix: 'NC_',
    route: 'non-conformity',
    impact: ['productBatch', 'process', 'SQIPP', 'regulatory'],
    investigation: ['recurrence', 'rootCause', 'capaPlan'],
  },
  improvement: {
    label: m.improvement,
    prefix: 'IMP_',
    route: 'improvement',
    impact: ['risk-analysis'],
    investigation: ['capaPlan'],
  },
  itBug: {
    label: m.itBug,
    prefix: 'IT_',
    route: 'it-bug',
    impact: ['process'],
    investigation: ['recurrence', 'rootCause', 'capaPlan'],
  },
  customerComplaint: {
    label: m.customerComplaint,
    prefix: 'CC_',
    route: 'complaint',
    impact: ['productBatch', 'SQIPP', 'regulatory', 'customer-notification'],
    investigation: ['recurrence', 'rootCause', 'capaPlan'],
  },
  equipmentFailure: {
    label: m.equipmentFailure,
    prefix: 'EF_',
    route: 'equipment-failure',
    impact: ['process', 'productBatch'],
    investigation: ['recurrence', 'rootCause', 'capaPlan'],
  },
};

export function caseAddress({ kind, id }: { readonly kind: Kind; readonly id: string }): string {
  return `/apps/${caseKinds[kind].route}/${id}`;
}

/** The same from its number alone. */
export function addressOfCase(id: string): string {
  const kind = kindOfCase(id);
  if (!kind) throw new Error(`${id} is not the number of a case`);
  return caseAddress({ kind, id });
}

/** By the prefix of its id. */
export function kindOfCase(id: string): Kind | null {
  return kinds.find((kind) => id.startsWith(caseKinds[kind].prefix)) ?? null;
}

/** The steps that are written and marked, in their order. The definition comes with the report and is complete. */
export function stepsOf(kind: Kind): readonly StepName[] {
  return [...caseKinds[kind].impact, ...caseKinds[kind].investigation];
}

/** What says which steps a case has: its kind, and what the company left out when it was opened. */
export interface StepsOfCase {
  readonly kind: Kind;
  readonly leftOutSteps: readonly StepName[];
}

/** The steps that are written and marked in one case. */
export function stepsIn({ kind, leftOutSteps }: StepsOfCase): readonly StepName[] {
  return stepsOf(kind).filter((name) => !leftOutSteps.includes(name));
}

/** The step that the page of a case opens with. */
export const defaultStep = (kind: Kind): StepName => caseKinds[kind].impact[0] ?? 'capaPlan';

export const firstStep = (record: StepsOfCase): StepName => stepsIn(record)[0] ?? 'capaPlan';

/** `waiting_approval` rows of a list are reports; everything else is a case. */
export function kindOfRoute(route: string): Kind | null {
  return kinds.find((kind) => caseKinds[kind].route === route) ?? null;
}
