import { dossierMenuMessages } from '@vigie/domain/messages/dossier';
import { selectionMessages } from '@vigie/domain/messages/lists';
import { changeObjection, dueDateProblem } from '@vigie/domain/modules/actions/changes';
import { actionsEndpoints } from '@vigie/domain/modules/actions/contract';
import type { ActionEntry } from '@vigie/domain/modules/actions/list';
import { actionSelectionMessages as m } from '@vigie/domain/modules/actions/messages/list';
import { actionEditMessages } from '@vigie/domain/modules/actions/messages/page';
import { priorityMessages } from '@vigie/domain/modules/actions/messages/workflow';
import { priorities } from '@vigie/domain/modules/actions/record';
import { maxDossiers } from '@vigie/domain/modules/records/public';
import { ListChanges } from '../../../platform/lists/list-changes';
import type { ExportSource } from '../../../platform/lists/list-export';
import type { DocumentsOf } from '../../../platform/lists/list-selection-bar';
import type { Chosen } from '../../../platform/lists/list-table';
import { todayHere } from '../../../platform/page/dates';
import { actorOf, useUser } from '../../../platform/session/session';
import { call, open } from '../../../platform/transport/api';
import { actionCalls } from '../queries';

interface ActionSelectionProps extends Chosen<ActionEntry> {
  source: ExportSource;
}

const changes = [
  {
    name: 'responsibleId',
    icon: 'user',
    title: m.changeResponsible,
    label: actionEditMessages.newResponsible,
    takes: 'person',
  },
  {
    name: 'approverId',
    icon: 'users',
    title: actionEditMessages.changeApprover,
    label: actionEditMessages.newApprover,
    takes: 'person',
  },
  {
    name: 'dueDate',
    icon: 'calendar',
    title: selectionMessages.changeDueDate,
    label: selectionMessages.newDueDate,
    takes: 'day',
    problemOf: (day: string) => dueDateProblem(day, todayHere())?.message ?? null,
  },
  {
    name: 'priority',
    icon: 'sort',
    title: actionEditMessages.changePriority,
    label: m.newPriority,
    takes: priorityMessages,
  },
] as const;
type Change = (typeof changes)[number];

const documents: DocumentsOf = {
  label: dossierMenuMessages.several,
  most: maxDossiers,
  source: {
    name: 'actions.zip',
    ask: (ids = [], signal) => open(actionsEndpoints.getActionDossiers, { query: { ids: ids.join(',') }, signal }),
  },
};

export function ActionSelection({ source, ...chosen }: ActionSelectionProps) {
  const actor = actorOf(useUser());
  return (
    <ListChanges
      {...chosen}
      changes={changes}
      texts={m}
      source={source}
      documents={documents}
      objectionTo={(entry, field) =>
        changeObjection({ ...entry, companyId: actor.companyId }, field, actor, { isCaseEnded: false })
      }
      apply={async (name, value, reason, ids) => {
        const body = { ids: [...ids], ...changeTo(name, value), reason };
        const outcome = await call(actionsEndpoints.changeActions, { body });
        await actionCalls.refetch();
        return outcome;
      }}
    />
  );
}

function changeTo(name: Change['name'], value: string) {
  if (name === 'priority') return { priority: priorities.find((one) => one === value) ?? 'low' };
  return { [name]: name === 'dueDate' ? value : Number(value) };
}
