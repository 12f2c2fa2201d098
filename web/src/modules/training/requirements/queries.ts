import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { requirementNames, requirementsEndpoints } from '@vigie/domain/modules/training/requirements/contract';
import { recordCalls } from '../../records/public';

/** What a requirement asks shows in the trainings that it made. */
export const requirementCalls = recordCalls('training_requirement', requirementNames, requirementsEndpoints, {
  shownBy: ['training', 'curriculum'],
});
export type RequirementDetail = OutputOf<typeof requirementsEndpoints.getTrainingRequirement>;
