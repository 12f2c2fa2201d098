import { everyColleague, type Permission } from '../../kernel/identity/permission';
import type { assistantEndpoints } from './contract';

/** What a user may read of a case, and whether they may write it, is asked of the case. */
export const assistantPermissions: Record<keyof typeof assistantEndpoints, Permission> = {
  getAssistant: everyColleague,
  listRemarks: everyColleague,
  listStyleHints: everyColleague,
  listProvenMeasures: everyColleague,
  previewAssistant: everyColleague,
  askAssistant: everyColleague,
  previewWhat: everyColleague,
  suggestWhat: everyColleague,
  acceptSuggestion: everyColleague,
  refuseSuggestion: everyColleague,
};
