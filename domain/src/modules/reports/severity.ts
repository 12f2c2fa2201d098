import type { Criticality } from '../cases/public';
import type { Answers } from './answers';

export const severities = ['high', 'medium', 'low'] as const;
export type Severity = (typeof severities)[number];

const byCriticality: Readonly<Record<Criticality, Severity>> = { Critical: 'high', Major: 'medium', Minor: 'low' };

/** What the validator decided; until then a guess that puts people and customers first, and a mere risk last. */
export function severityOf(said: Pick<Answers, 'category' | 'type'>, criticality: Criticality | null): Severity {
  if (criticality) return byCriticality[criticality];
  if (said.type === 'risk' || said.category === 'improvement') return 'low';
  return said.category === 'hse' || said.category === 'customerComplaint' ? 'high' : 'medium';
}
