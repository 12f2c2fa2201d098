import type { WizardStep } from '@vigie/domain/modules/reports/wizard';

const steps: Readonly<Record<string, WizardStep>> = {
  category: 'categories',
  type: 'problem',
  detectionMethod: 'audit',
  detectionReference: 'audit',
};

/** The page of the wizard where an answer is mended. */
export function stepOfField(field: string): WizardStep {
  return field.startsWith('immediateAction') ? 'immediateActions' : (steps[field] ?? 'description');
}
