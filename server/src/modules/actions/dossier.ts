import { formatDay } from '@vigie/domain/kernel/day';
import type { SpokenStyle } from '@vigie/domain/kernel/message';
import { actionEndpointNames } from '@vigie/domain/modules/actions/contract';
import { actionDossierMessages as m } from '@vigie/domain/modules/actions/messages/page';
import type { ActionDetail } from '@vigie/domain/modules/actions/record';
import { actionWords } from '@vigie/domain/modules/actions/words';
import { list, type Node, pairs, type Speak, section, shown } from '../../platform/documents/nodes';
import { type DossierPlan, fileSection, type Made, recordPaper, type Seal, saidRows } from '../records/public';
import { detailOf, readAction } from './action-view';

interface ActionContents {
  readonly action: ActionDetail;
}

/** An action by itself. It has no signatures: the reviews of it stand in its history. */
export const actionDossier: DossierPlan<'Action', ActionContents> = {
  names: actionEndpointNames,
  record: 'action',
  words: actionWords,
  read: readAction,
  gather: async (_platform, reader, context, id) => ({
    action: await detailOf(reader, await readAction(reader, context, id)),
  }),
  definition,
};

function definition({ action, madeAt, madeBy }: ActionContents & Made, seal: Seal, style: SpokenStyle): Node {
  const sections = (speak: Speak) => [
    ...section(speak(m.todos), todos(action, speak)),
    ...fileSection(action.attachments, speak),
  ];
  const paper = { title: `${action.id} - ${action.summary}`, madeAt, madeBy, seal, words: actionWords };
  return recordPaper({ ...paper, overview: (speak) => overview(action, speak), sections }, style);
}

function overview(action: ActionDetail, speak: Speak): Node[] {
  const { status, priority, responsible, approver, origin, caseId, description, objective, completedAt } = action;
  const { createdBy, startDate, dueDate, extension } = action;
  return pairs([
    ...saidRows(actionWords, { status, priority, responsible, approver, origin, caseId }, speak),
    [speak(m.createdBy), createdBy],
    [speak(m.startDate), formatDay(startDate)],
    [speak(m.dueDate), dueDate ? formatDay(dueDate) : ''],
    ...(extension ? [[speak(m.extension), asked(extension, speak)] as const] : []),
    ...saidRows(actionWords, { description, objective, completedAt: completedAt && shown(completedAt) }, speak),
  ]);
}

function asked({ dueDate, who, at, reason }: NonNullable<ActionDetail['extension']>, speak: Speak): string {
  return speak(m.extensionAsked, { day: formatDay(dueDate), who, when: shown(at), reason });
}

function todos({ todos: all }: ActionDetail, speak: Speak): Node[] {
  return list(
    all.map(({ text, completed }) => [speak(completed ? m.done : m.open), text]),
    speak,
  );
}
