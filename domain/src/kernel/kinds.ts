/** The kinds of cases, by name; what each of them has is said by the module of cases. */
export const kinds = ['hse', 'nonConformity', 'improvement', 'itBug', 'customerComplaint', 'equipmentFailure'] as const;
export type Kind = (typeof kinds)[number];

/** Nothing more is done in a case that has one of these. */
export const endedCaseStatuses = ['closed', 'void'] as const;
