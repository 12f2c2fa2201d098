import type { DraftWork } from '../../../kernel/identity/own-work';

/**
 * Who made a draft does not publish it. Keeping the draft, or opening the next one, changes nothing in it; which cases ask for
 * a template is none of what its versions freeze.
 */
export const templateDraftWork: DraftWork = {
  record: 'template',
  begins: ['template.created', 'template.revised'],
  events: {
    'template.created': null,
    'template.edited': null,
    'template.edits_cancelled': null,
    'template.conflict_decided': null,
    'template.settings_changed': 'needsSignature',
  },
};
