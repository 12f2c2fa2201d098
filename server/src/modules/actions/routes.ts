import type { actionsEndpoints } from '@vigie/domain/modules/actions/contract';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { getAction } from './action-view';
import { changeAction, changeActions } from './changing';
import { createAction } from './creating';
import { commentOnAction, getActionHistory, listActionComments, listActionReaders } from './discussion';
import { exportActions } from './export';
import { answerExtension, askExtension, takeExtensionBack } from './extending';
import { attachToAction, detachFromAction, downloadActionAttachment } from './files';
import { getActionBoard, listActions } from './list';
import { findOlderActions } from './older-actions';
import { remindOfActions } from './reminding';
import { moveAction } from './transitions';

export function actionsModule(platform: Platform): ServerModule<typeof actionsEndpoints> {
  return {
    handlers: {
      listActions: ({ context, query }) => listActions(platform, context, query),
      getActionBoard: ({ context, query }) => getActionBoard(platform, context, query),
      exportActions: ({ context, query }) => exportActions(platform, context, query),
      changeActions: ({ context, body }) => changeActions(platform, context, body),
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
      takeExtensionBack: ({ context, params, ifMatch }) =>
        takeExtensionBack(platform, context, { ...params, version: ifMatch }),
      attachToAction: ({ context, params, request }) =>
        attachToAction(platform, context, params.id, () => request.file()),
      detachFromAction: ({ context, params, body }) => detachFromAction(platform, context, { ...params, ...body }),
      downloadActionAttachment: ({ context, params }) =>
        downloadActionAttachment(platform, context, params.id, params.attachmentId),
      listActionComments: ({ context, params, query }) =>
        listActionComments(platform, context, params.id, query.before),
      commentOnAction: ({ context, params, body }) => commentOnAction(platform, context, params.id, body.text),
      listActionReaders: ({ context, params, query }) => listActionReaders(platform, context, params.id, query.search),
      getActionHistory: ({ context, params, query }) => getActionHistory(platform, context, params.id, query),
    },
    tasks: {
      'remind-of-actions': () => remindOfActions(platform),
      'find-older-actions': () => findOlderActions(platform),
    },
    schedules: { 'remind-of-actions': '20 * * * *' },
    atStart: ['find-older-actions'],
  };
}
