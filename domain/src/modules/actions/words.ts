import { text } from '../../kernel/message';
import type { RecordWords } from '../../kernel/records/record-kind';
import { actionStatusMessages, priorityMessages } from './messages/workflow';

export const actionWords: RecordWords = {
  events: {
    created: text('a créé l’action', 'created the action'),
    followed_plan: text('a suivi le plan CAPA', 'followed the CAPA plan'),
    made_ready: text('a marqué l’action prête pour l’AQ', 'marked the action ready for QA'),
    withdrawn: text('a retiré « prêt pour l’AQ » de l’action', 'removed “ready for QA” from the action'),
    reviewed: text('a revu l’action pour l’AQ', 'reviewed the action for QA'),
    reopened: text('a rouvert l’action', 'reopened the action'),
    completed: text('a terminé l’action', 'completed the action'),
    returned: text('a renvoyé l’action au responsable', 'sent the action back'),
    changed: text('a modifié l’action', 'changed the action'),
    extension_asked: text('a demandé un report', 'requested an extension'),
    extension_granted: text('a accordé le report', 'granted the extension'),
    extension_refused: text('a refusé le report', 'refused the extension'),
    extension_withdrawn: text('a retiré sa demande de report', 'withdrew the extension request'),
    reminded: text('a rappelé l’échéance', 'sent a due date reminder'),
    cancelled: text('a annulé l’action', 'cancelled the action'),
  },
  fields: {
    caseId: text('Dossier', 'Case'),
    objective: text('Objectif', 'Objective'),
    responsible: text('Responsable', 'Responsible'),
    responsibleId: text('Responsable', 'Responsible'),
    approver: text('Approbateur', 'Approver'),
    approverId: text('Approbateur', 'Approver'),
    completedAt: text('Terminée le', 'Completed on'),
    capaId: text('CAPA', 'CAPA'),
    origin: text('Origine', 'Origin'),
    priority: text('Priorité', 'Priority'),
    todos: text('À faire', 'To do'),
    plannedDueDate: text('Échéance au plan CAPA', 'Due date in the CAPA plan'),
    extension: text('Report demandé au', 'Extension requested until'),
    stage: text('Rappel', 'Reminder'),
  },
  values: { status: actionStatusMessages, priority: priorityMessages },
  wholeLists: ['todos'],
};
