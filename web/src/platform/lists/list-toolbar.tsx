import { listMessages } from '@vigie/domain/messages/lists';
import { type ReactNode, useCallback } from 'react';
import { Select } from '../../ui/choices/select';
import { SearchField } from '../../ui/fields/search-field';
import { useSay } from '../page/messages';
import './list-toolbar.css';

export type Assigned = 'team' | 'me' | 'everyone';

interface ListToolbarProps {
  search: { readonly search: string; readonly assigned: Assigned };
  assignments: readonly Assigned[];
  /** Stable between renders: the search field calls it again whenever it is another one. */
  onChange: (changes: { search: string } | { assigned: Assigned }) => void;
  children: ReactNode;
}

/** The words to search for, whose entries, and what else a list offers beside them. */
export function ListToolbar({ search, assignments, onChange, children }: ListToolbarProps) {
  const say = useSay();
  const onText = useCallback((text: string) => onChange({ search: text }), [onChange]);
  return (
    <div className="cluster toolbar list-toolbar">
      <SearchField label={say(listMessages.search)} value={search.search} onChange={onText} />
      <Select
        label={say(listMessages.assigned)}
        value={search.assigned}
        options={assignments.map((value) => ({ value, label: say(listMessages[value]) }))}
        onChange={(assigned) => onChange({ assigned })}
      />
      {children}
    </div>
  );
}

/** How many filters are on, on the button that shows them. */
export function FilterCount({ n }: { n: number }) {
  const say = useSay();
  if (n === 0) return null;
  return (
    <>
      <span className="accent centred small filter-count" aria-hidden="true">
        {n}
      </span>
      <span className="sr">{say(listMessages.filtersOn, { n })}</span>
    </>
  );
}
