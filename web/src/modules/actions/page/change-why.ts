import type { Objection } from '@vigie/domain/kernel/workflow';
import {
  answerObjection,
  type ChangeableField,
  changeObjection,
  extensionObjection,
  withdrawObjection,
} from '@vigie/domain/modules/actions/changes';
import type { ActionDetail } from '@vigie/domain/modules/actions/record';
import { useSay } from '../../../platform/page/messages';
import { actorOf, useUser } from '../../../platform/session/session';

/** Why this person cannot do something to the action; undefined when they can. The server asks the same rules. */
export function useWhyNot(action: ActionDetail) {
  const say = useSay();
  const actor = actorOf(useUser());
  // The server shows only actions of the own company, so its company is the reader's.
  const item = { ...action, companyId: actor.companyId };
  const sentence = (objection: Objection | null) => (objection ? say(objection.message, objection.values) : undefined);
  return {
    isResponsible: action.responsibleId === actor.userId,
    change: (field: ChangeableField) => sentence(changeObjection(item, field, actor, action)),
    extend: () => sentence(extensionObjection(item, actor, action)),
    answer: () => sentence(answerObjection(item, actor, action)),
    takeBack: () => sentence(withdrawObjection(item, actor)),
  };
}
