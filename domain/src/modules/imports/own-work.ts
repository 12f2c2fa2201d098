import type { WorkEvents } from '../../kernel/identity/own-work';

/** What prepares an import. A user who did one of these does not approve it. */
export const importWorkEvents: WorkEvents = {
  records: ['import'],
  deeds: { 'import.uploaded': 'wrote', 'import.checked': 'wrote', 'import.prepared': 'marked' },
  charged: { field: 'owner', deed: 'led', events: [] },
};
