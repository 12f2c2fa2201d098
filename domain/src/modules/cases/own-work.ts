import type { WorkEvents } from '../../kernel/identity/own-work';

/** What QA does to review a case is no work on it, and so stands nowhere here. */
export const caseWorkEvents: WorkEvents = {
  record: 'case',
  deeds: {
    'case.step_changed': 'wrote',
    'case.recurrence_analysed': 'wrote',
    'case.match_dismissed': 'wrote',
    'case.match_restored': 'wrote',
    'case.file_attached': 'wrote',
    'case.file_removed': 'wrote',
    'case.step_marked_ready': 'marked',
    'case.step_withdrawn': 'marked',
    'case.submitted': 'marked',
  },
  charged: { field: 'owner', deed: 'led', events: ['case.opened', 'case.imported', 'case.changed'] },
};
