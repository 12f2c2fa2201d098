import { actionPageMessages as m } from '@vigie/domain/modules/actions/messages/page';
import type { ActionDetail } from '@vigie/domain/modules/actions/record';
import { type ActionMove, actionWorkflow } from '@vigie/domain/modules/actions/workflow';
import { recordTransitions } from '../records/public';
import { actionCalls } from './queries';

export const actionTransitions = recordTransitions<ActionMove, ActionDetail>(actionCalls, actionWorkflow, {
  reload: actionCalls.refetch,
  takeOver: actionCalls.refetch,
  texts: m,
  questions: {
    return: { question: m.returnQuestion, note: m.returnNote },
    reopen: { question: m.reopenQuestion, note: m.reopenNote },
    cancel: { question: m.cancelQuestion, note: m.cancelNote },
  },
  dangerous: ['cancel'],
});
