export const requirementTypes = ['read', 'quiz', 'practice', 'external'] as const;
export type RequirementType = (typeof requirementTypes)[number];

export const requirementBounds = {
  title: 200,
  passPercent: { min: 50, max: 100, usual: 80 },
  attempts: { min: 1, max: 10, usual: 3 },
  trainers: 20,
  validityMonths: { min: 1, max: 120 },
  dueDays: { min: 1, max: 365, usual: 14 },
  ofCurriculum: 200,
  ofPost: 50,
} as const;

/** Practice and what was learned elsewhere is judged by a trainer, the rest is done with the signature. */
export const isAssessed = (type: RequirementType): boolean => type === 'practice' || type === 'external';
