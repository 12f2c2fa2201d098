import { type CapaPlan, type Causes, planOf } from '../cases/public';
import type { ProvenMeasure } from './record';

interface Verdict {
  readonly isEffective: boolean;
  readonly findings: string;
  readonly recorded: { readonly at: string };
}

/** What a closed case planned, and what QA found of it. */
export interface JudgedCase {
  readonly causes: Causes;
  readonly plan: CapaPlan;
  /** Of single measures, by their number. */
  readonly verdicts: ReadonlyMap<string, Verdict | null>;
  /** Of the case as a whole: it holds for the measures without a verdict of their own. */
  readonly overall: Verdict | null;
}

type Measure = Pick<ProvenMeasure, 'cause' | 'capaId' | 'measure' | 'objective' | 'findings' | 'judgedAt'>;

export function provenMeasuresOf({ causes, plan, verdicts, overall }: JudgedCase): readonly Measure[] {
  return planOf(causes, plan)
    .filter(({ rejeter, isGone }) => !rejeter && !isGone)
    .flatMap(({ causeRacine, capas }) =>
      capas.flatMap(({ number, titre, objectif }) => {
        const verdict = (number && verdicts.get(number)) || overall;
        if (!number || !verdict?.isEffective) return [];
        const { findings, recorded } = verdict;
        const described = { cause: causeRacine, capaId: number, measure: titre, objective: objectif };
        return [{ ...described, findings, judgedAt: recorded.at }];
      }),
    );
}
