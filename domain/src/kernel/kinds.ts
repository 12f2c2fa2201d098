/** The kinds of cases, by name; what each of them has is said by the module of cases. */
export const kinds = ['hse', 'nonConformity', 'improvement', 'itBug', 'customerComplaint', 'equipmentFailure'] as const;
export type Kind = (typeof kinds)[number];

/** The assessments that a company may leave out of its cases. */
export const optionalStepNames = ['productBatch', 'process', 'SQIPP', 'regulatory', 'peopleEnvironment'] as const;
export type OptionalStep = (typeof optionalStepNames)[number];

interface OptionalSteps {
  readonly steps: readonly OptionalStep[];
  /** One step of the impact analysis stays at least. */
  readonly most: number;
}

/** The causes, the plan and what they rest on stay: closing and signatures ask for them. */
export const optionalSteps: Readonly<Record<Kind, OptionalSteps>> = {
  hse: { steps: ['peopleEnvironment', 'process', 'regulatory'], most: 2 },
  nonConformity: { steps: ['productBatch', 'process', 'SQIPP', 'regulatory'], most: 3 },
  improvement: { steps: [], most: 0 },
  itBug: { steps: [], most: 0 },
  customerComplaint: { steps: ['productBatch', 'SQIPP', 'regulatory'], most: 3 },
  equipmentFailure: { steps: ['process', 'productBatch'], most: 1 },
};

/** Nothing more is done in a case that has one of these. */
export const endedCaseStatuses = ['closed', 'void'] as const;

/** How something comes to light, by name; the words are those of the definition of a case. */
export const detectionMethods = ['audit', 'gemba', 'randomly'] as const;
export type DetectionMethod = (typeof detectionMethods)[number];

/** A company adds modes of its own, which are what they are called. */
export const detectionModeBounds = { letters: 80, most: 20 } as const;

export function isBuiltIn(mode: string): mode is DetectionMethod {
  return detectionMethods.some((method) => method === mode);
}
