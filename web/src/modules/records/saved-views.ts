import { recordsEndpoints } from '@vigie/domain/modules/records/contract';
import type { ViewStore } from '../../platform/lists/saved-views';
import { call } from '../../platform/transport/api';

/** The views that the signed-in person keeps of one list. */
export function viewsOf(list: string): ViewStore {
  return {
    of: list,
    list: (signal) => call(recordsEndpoints.listSavedViews, { query: { kind: list }, signal }),
    save: (name, query) => call(recordsEndpoints.saveView, { body: { kind: list, name, query } }),
    remove: (id) => call(recordsEndpoints.archiveView, { params: { id } }),
  };
}
