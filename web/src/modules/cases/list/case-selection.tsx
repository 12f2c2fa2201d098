import { selectionMessages } from '@vigie/domain/messages/lists';
import { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import type { CaseEntry } from '@vigie/domain/modules/cases/list';
import { caseSelectionMessages as m } from '@vigie/domain/modules/cases/messages/list';
import { propertyObjection } from '@vigie/domain/modules/cases/workflow';
import { maxDossiers } from '@vigie/domain/modules/records/public';
import { ListChanges } from '../../../platform/lists/list-changes';
import type { ExportSource } from '../../../platform/lists/list-export';
import type { Chosen } from '../../../platform/lists/list-table';
import { actorOf } from '../../../platform/session/actor';
import { useUser } from '../../../platform/session/session';
import { call } from '../../../platform/transport/api';
import { dossierExport, useRefetchCases } from './queries';

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
export function CaseSelection({ source, ...chosen }: CaseSelectionProps) {
  const actor = actorOf(useUser());
  const refetch = useRefetchCases();
  return (
    <ListChanges
      {...chosen}
      changes={changes}
      texts={m}
      source={source}
      documents={{
        label: m.dossiers,
        source: dossierExport,
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
        await refetch();
        return outcome;
      }}
    />
  );
}
