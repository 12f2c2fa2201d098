import type { WorkEvents } from '../../kernel/identity/own-work';
import { actionWorkEvents } from '../actions/public';
import { questionnaireDeeds } from '../questionnaires/public';

/** What QA does to review a case is no work on it, and so stands nowhere here. */
export const caseWorkEvents: WorkEvents = {
  records: ['case'],
  deeds: {
    'case.imported': 'imported',
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

/** Work on a case that the trail records of its actions and its questionnaires. */
export const casePartWorkEvents: WorkEvents = {
  records: [...actionWorkEvents.records, 'questionnaire'],
  deeds: { ...actionWorkEvents.deeds, ...questionnaireDeeds },
  charged: actionWorkEvents.charged,
};
