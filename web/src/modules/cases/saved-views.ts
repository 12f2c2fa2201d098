import { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import type { ViewedList } from '@vigie/domain/modules/cases/list-contract';
import type { ViewStore } from '../../platform/lists/saved-views';
import { call } from '../../platform/transport/api';

/** The views that the signed-in person keeps of one list. */
export function viewsOf(list: ViewedList): ViewStore {
  return {
    of: list,
    list: (signal) => call(casesEndpoints.listSavedViews, { query: { kind: list }, signal }),
    save: (name, query) => call(casesEndpoints.saveView, { body: { kind: list, name, query } }),
    remove: (id) => call(casesEndpoints.archiveView, { params: { id } }),
  };
}
