/** What is signed on a case, and what each signature covers. */
export const caseSigned = {
  /** Before a case ends, its outcome is kept with the signature and goes on (`soFar`). */
  case: [
    'title',
    'criticality',
    'ownerId',
    'dueDate',
    'detectionDate',
    'reportId',
    'definition',
    'steps',
    'emptySteps',
    'files',
    'kind',
    'outcome',
    'questionnaires',
  ],
  effectiveness: ['criterion', 'isEffective', 'findings'],
  capa_check: ['caseId', 'criterion', 'measure', 'draft', 'isEffective', 'findings'],
} as const;
