import { type Kind, kinds, type OptionalStep, optionalSteps } from '../../kernel/kinds';
import type { Message } from '../../kernel/message';
import { rulesMessages as m } from './messages/rules';

export type LeftOutSteps = Readonly<Record<Kind, readonly OptionalStep[]>>;

/** Why these steps cannot be left out of the cases of a kind. */
export function leftOutProblem(kind: Kind, leftOut: readonly OptionalStep[]): Message | null {
  const { steps, most } = optionalSteps[kind];
  if (leftOut.some((step) => !steps.includes(step))) return m.stepStays;
  return new Set(leftOut).size > most ? m.oneStepStays : null;
}

/** In the order of the case, each once. */
export function leftOutInOrder(leftOut: LeftOutSteps): Record<Kind, OptionalStep[]> {
  const ordered = kinds.map((kind) => [kind, optionalSteps[kind].steps.filter((step) => leftOut[kind].includes(step))]);
  return Object.fromEntries(ordered) as Record<Kind, OptionalStep[]>;
}
