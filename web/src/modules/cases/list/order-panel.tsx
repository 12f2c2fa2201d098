import { Link } from '@tanstack/react-router';
import type { Message } from '@vigie/domain/kernel/message';
import { caseOrderMessages, caseListMessages as list, savedViewMessages as m } from '@vigie/domain/messages/case-list';
import { connectionMessages } from '@vigie/domain/messages/connection';
import { inboxMessages as inbox } from '@vigie/domain/messages/inbox';
import { generalMessages } from '@vigie/domain/messages/shell';
import { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import type { Kind } from '@vigie/domain/modules/cases/kinds';
import { type CaseSort, caseSorts, type SavedView } from '@vigie/domain/modules/cases/list-contract';
import { useState } from 'react';
import { placeOf } from '../../../platform/address';
import { call } from '../../../platform/api';
import { sentenceOf } from '../../../platform/api-error';
import { useSay } from '../../../platform/messages';
import { IconButton } from '../../../ui/icon-button';
import { SegmentedControl } from '../../../ui/segmented-control';
import { Select } from '../../../ui/select';
import { notify } from '../../../ui/toast';
import { addressOfCases, type CaseSearch, caseSearchIn, type Show, viewQueryOf } from './case-search';
import { useRefetchViews, useSavedViews } from './queries';
import { SaveViewButton } from './save-view';

export const sortLabels: Readonly<Record<CaseSort, Message>> = {
  id: inbox.id,
  status: inbox.status,
  criticality: list.criticality,
  owner: list.owner,
  origin: list.origin,
  dueDate: list.dueDate,
  urgency: list.urgency,
};

interface OrderPanelProps {
  id: string;
  kind: Kind;
  search: CaseSearch;
  show: Show;
}

/** The order of the list, and the lists that this person has kept under a name. */
export function OrderPanel({ id, kind, search, show }: OrderPanelProps) {
  const say = useSay();
  return (
    <section id={id} className="cases-panel cases-order" aria-label={say(list.sortAndFilter)}>
      <div className="cases-sort">
        <Select
          label={say(caseOrderMessages.sortBy)}
          value={search.sort}
          options={caseSorts.map((value) => ({ value, label: say(sortLabels[value]) }))}
          onChange={(sort) => show({ sort })}
        />
        <SegmentedControl
          label={say(caseOrderMessages.direction)}
          value={search.direction}
          options={[
            { value: 'asc', label: say(caseOrderMessages.ascending) },
            { value: 'desc', label: say(caseOrderMessages.descending) },
          ]}
          onChange={(direction) => show({ direction })}
        />
      </div>
      <SavedViews kind={kind} search={search} />
    </section>
  );
}

function SavedViews({ kind, search }: { kind: Kind; search: CaseSearch }) {
  const say = useSay();
  const views = useSavedViews(kind, true);
  const refetch = useRefetchViews();
  const [removed, setRemoved] = useState<SavedView | null>(null);
  const current = viewQueryOf(kind, search);
  const attempt = async (change: () => Promise<unknown>, then: SavedView | null) => {
    try {
      await change();
      setRemoved(then);
      await refetch();
    } catch (error) {
      notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
    }
  };
  const remove = (view: SavedView) =>
    attempt(() => call(casesEndpoints.archiveView, { params: { id: view.id } }), view);
  const putBack = ({ name, query }: SavedView) =>
    attempt(() => call(casesEndpoints.saveView, { body: { kind, name, query } }), null);
  return (
    <div className="cases-views">
      <h2 className="label">{say(m.title)}</h2>
      {views.isPending && <p className="muted">{say(generalMessages.loading)}</p>}
      {views.isError && <p className="muted">{say(m.failed)}</p>}
      {views.data?.items.length === 0 && <p className="muted">{say(m.none)}</p>}
      {views.data && views.data.items.length > 0 && (
        <ul>
          {views.data.items.map((view) => (
            <li key={view.id}>
              <Link
                className="clip"
                {...placeOf(addressOfCases(kind, caseSearchIn(view.query)))}
                aria-current={view.query === current || undefined}
              >
                {view.name}
              </Link>
              <IconButton
                icon="x"
                label={say(m.remove, { name: view.name })}
                tooltipAlign="end"
                onClick={() => remove(view)}
              />
            </li>
          ))}
        </ul>
      )}
      <p role="status">
        {removed && (
          <>
            {say(m.removed, { name: removed.name })}{' '}
            <button type="button" className="linkbtn" onClick={() => putBack(removed)}>
              {say(m.undo)}
            </button>
          </>
        )}
      </p>
      <SaveViewButton kind={kind} search={search} label={say(m.save)} />
    </div>
  );
}
