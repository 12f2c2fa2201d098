import { actionListEndpoints as endpoints } from '@vigie/domain/modules/actions/list';

export const actionCalls = {
  record: 'action',
  rows: endpoints.listActions,
  board: endpoints.getActionBoard,
  spreadsheet: endpoints.exportActions,
  fileName: 'actions.xlsx',
};
