import {
  type TrainingFacts,
  type TrainingMove,
  trainingWorkflow,
} from '@vigie/domain/modules/training/assignments/workflow';
import { isAssessed } from '@vigie/domain/modules/training/requirements/requirement';
import { useWorkflowActions, type WorkflowAction } from '../../../platform/records/workflow-bar';
import { recordTransitions } from '../../records/public';
import { type TrainingDetail, trainingCalls, useStanding } from './queries';

export const trainingTransitions = recordTransitions<TrainingMove, TrainingDetail>(trainingCalls, trainingWorkflow, {
  dangerous: ['waive'],
});

/** Until what stands in the way is known, the signature waits for the text. */
export function useTrainingActions(training: TrainingDetail): readonly WorkflowAction<TrainingMove>[] {
  const standing = useStanding(training.id).data;
  const facts: TrainingFacts = {
    type: training.type,
    mustBeShown: standing?.mustBeShown ?? (training.versionId !== null && training.shownAt === null),
    isQuizPassed: standing?.isQuizPassed ?? false,
    isTrainerQualified: standing?.isTrainerQualified ?? false,
  };
  const actions = useWorkflowActions(trainingWorkflow, ({ companyId }) => ({
    item: { ...training, companyId },
    facts,
  }));
  const other: TrainingMove = isAssessed(training.type) ? 'sign' : 'present';
  return actions.filter(({ action }) => action !== other);
}
