import { selectionMessages } from '@vigie/domain/messages/lists';
import { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import type { CaseEntry } from '@vigie/domain/modules/cases/list';
import { caseSelectionMessages as m } from '@vigie/domain/modules/cases/messages/list';
import { propertyObjection } from '@vigie/domain/modules/cases/workflow';
import { maxDossiers } from '@vigie/domain/modules/records/public';
import { ListChanges } from '../../../platform/lists/list-changes';
import type { ExportSource } from '../../../platform/lists/list-export';
import type { Chosen } from '../../../platform/lists/list-table';
import { actorOf, useUser } from '../../../platform/session/session';
import { call, open } from '../../../platform/transport/api';
import { caseCalls } from '../queries';

interface CaseSelectionProps extends Chosen<CaseEntry> {
  source: ExportSource;
}

const changes = [
  { name: 'ownerId', icon: 'user', title: m.changeOwner, label: m.newOwner, takes: 'person' },
  {
    name: 'dueDate',
    icon: 'calendar',
    title: selectionMessages.changeDueDate,
    label: selectionMessages.newDueDate,
    takes: 'day',
  },
] as const;

/** The whole dossiers of the chosen cases; reports that wait for a decision have none. */
const dossiers: ExportSource = {
  name: 'dossiers.zip',
  ask: (ids = [], signal) => open(casesEndpoints.getCaseDossiers, { query: { ids: ids.join(',') }, signal }),
};

export function CaseSelection({ source, ...chosen }: CaseSelectionProps) {
  const actor = actorOf(useUser());
  return (
    <ListChanges
      {...chosen}
      changes={changes}
      texts={m}
      source={source}
      documents={{
        label: m.dossiers,
        source: dossiers,
        most: maxDossiers,
        why: chosen.entries.some(({ status }) => status === 'waiting_approval') ? m.waiting : undefined,
      }}
      objectionTo={({ ownerId, status }, property) =>
        status === 'waiting_approval'
          ? { message: m.waiting }
          : propertyObjection({ companyId: actor.companyId, ownerId, status }, actor, property)
      }
      apply={async (name, value, reason, ids) => {
        const change = name === 'ownerId' ? { ownerId: Number(value) } : { dueDate: value };
        const outcome = await call(casesEndpoints.changeCases, { body: { ids: [...ids], ...change, reason } });
        await caseCalls.refetch();
        return outcome;
      }}
    />
  );
}
