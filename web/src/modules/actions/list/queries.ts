import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { actionsEndpoints } from '@vigie/domain/modules/actions/contract';
import type { ExportSource } from '../../../platform/lists/list-export';
import { todayHere } from '../../../platform/page/dates';
import { call, open } from '../../../platform/transport/api';
import { type ActionSearch, actionList } from './action-search';

const askedOf = (search: ActionSearch) => ({ ...actionList.askedOf(search), today: todayHere() });

export function useActions(search: ActionSearch, enabled: boolean) {
  const { sort, direction, page } = search;
  const query = { ...askedOf(search), sort, direction, page };
  return useQuery({
    queryKey: ['action', 'list', query],
    queryFn: ({ signal }) => call(actionsEndpoints.listActions, { query, signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
}

export function useActionBoard(search: ActionSearch, enabled: boolean) {
  const query = askedOf(search);
  return useQuery({
    queryKey: ['action', 'board', query],
    queryFn: ({ signal }) => call(actionsEndpoints.getActionBoard, { query, signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
}

export function actionExport(search: ActionSearch): ExportSource {
  const { sort, direction } = search;
  return {
    name: 'actions.xlsx',
    ask: (ids, signal) => {
      const query = { ...askedOf(search), sort, direction, ...(ids && { ids: ids.join(',') }) };
      return open(actionsEndpoints.exportActions, { query, signal });
    },
  };
}
