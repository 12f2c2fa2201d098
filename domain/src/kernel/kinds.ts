/** The kinds of cases, by name; what each of them has is said by the module of cases. */
export const kinds = ['hse', 'nonConformity', 'improvement', 'itBug', 'customerComplaint', 'equipmentFailure'] as const;
export type Kind = (typeof kinds)[number];
