import { hasRole } from '@vigie/domain/kernel/identity/actor';
import { appMessages } from '@vigie/domain/messages/shell/shell';
import type { actionsEndpoints } from '@vigie/domain/modules/actions/contract';
import { actionList, actionListEndpoints } from '@vigie/domain/modules/actions/list';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { dossierHandlers, listHandlers, recordHandlers, type ServedList } from '../records/public';
import { getAction } from './action-view';
import { createAction } from './create-action';
import { actionDossier } from './dossier';
import { findOlderActions, remindOfActions } from './due-reminders';
import { answerExtension, askExtension, withdrawExtension } from './extensions';
import { actionServerKind, foundActions } from './kind';
import { type ActionReader, actionEntries } from './list-repository';
import { moveAction } from './transitions';
import { type ActionChanges, applyActionChanges, changeAction } from './update-action';

export const servedActions = {
  list: actionList,
  entries: actionEntries,
  readerOf: (actor): ActionReader => ({ isQa: hasRole(actor, 'qa') }),
  sheetOf: () => ({ list: 'action', title: appMessages.actions, fileName: 'actions' }),
  change: (tx, id, changes: ActionChanges) => applyActionChanges(tx, id, changes),
} satisfies ServedList;

export function actionsModule(platform: Platform): ServerModule<typeof actionsEndpoints> {
  return {
    kinds: [foundActions],
    handlers: {
      ...recordHandlers(platform, actionServerKind),
      ...dossierHandlers(platform, actionDossier),
      ...listHandlers(platform, actionListEndpoints, servedActions),
      createAction: ({ context, body }) => createAction(platform, context, body),
      getAction: ({ context, params }) => getAction(platform, context, params.id),
      changeAction: ({ context, params, ifMatch, body }) => changeAction(platform, context, params.id, ifMatch, body),
      moveAction: ({ context, params, ifMatch, body }) =>
        moveAction(platform, context, { ...params, version: ifMatch, action: body.action, reason: body.reason }),
      askExtension: ({ context, params, ifMatch, body }) =>
        askExtension(platform, context, { ...params, version: ifMatch, ...body }),
      answerExtension: ({ context, params, ifMatch, body }) =>
        answerExtension(platform, context, {
          ...params,
          version: ifMatch,
          isGranted: body.isGranted,
          reason: body.reason,
        }),
      withdrawExtension: ({ context, params, ifMatch }) =>
        withdrawExtension(platform, context, { ...params, version: ifMatch }),
    },
    tasks: {
      'remind-of-actions': () => remindOfActions(platform),
      'find-older-actions': () => findOlderActions(platform),
    },
    schedules: { 'remind-of-actions': '20 * * * *' },
    atStart: ['find-older-actions'],
  };
}
