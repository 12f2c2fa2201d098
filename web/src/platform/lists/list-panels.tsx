import type { ListFilter } from '@vigie/domain/kernel/records/record-list';
import { asListed, fromListed } from '@vigie/domain/kernel/several';
import { listMessages, listOrderMessages as m } from '@vigie/domain/messages/lists';
import { SegmentedControl } from '../../ui/buttons/segmented-control';
import { CheckboxGroup } from '../../ui/choices/checkbox-group';
import { Select } from '../../ui/choices/select';
import { formatDay } from '../../ui/fields/day';
import { TextFilter } from '../../ui/fields/text-filter';
import { DayField } from '../page/day-field';
import { type Say, useSay } from '../page/messages';
import type { ShownListProps } from './list-search';
import { SavedViews, type ViewStore } from './saved-views';

interface PanelProps extends ShownListProps {
  id: string;
}

export function FilterPanel({ id, list, search, show }: PanelProps) {
  const say = useSay();
  const filters = Object.entries(list.filters);
  return (
    <section id={id} className="items-start grid card no-print list-panel" aria-label={say(listMessages.filters)}>
      {filters.map(
        ([name, filter]) =>
          filter.values && (
            <ValueFilter
              key={name}
              filter={filter}
              useOwn={list.ownValues[name] ?? useNone}
              chosen={chosenIn(search[name])}
              onChange={(chosen) => show({ [name]: chosen })}
            />
          ),
      )}
      <div className="grid gap-12 list-days">
        {filters.map(
          ([name, { label, isText }]) =>
            isText && (
              <TextFilter
                key={name}
                label={say(label)}
                value={String(search[name])}
                maxLength={200}
                onChange={(text) => show({ [name]: text })}
              />
            ),
        )}
        {filters.map(
          ([name, { label, values, isText }]) =>
            !values &&
            !isText && (
              <DayField
                key={name}
                label={say(label)}
                value={String(search[name])}
                onChange={(day) => show({ [name]: day })}
              />
            ),
        )}
      </div>
    </section>
  );
}

interface ValueFilterProps {
  filter: ListFilter;
  useOwn: () => readonly string[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

const none: readonly string[] = [];
const useNone = () => none;

/** The values that all have, those of the company, and what an address asked for beside them. */
function ValueFilter({ filter, useOwn, chosen, onChange }: ValueFilterProps) {
  const say = useSay();
  const values = new Set([...(filter.values ?? []), ...useOwn().map(asListed), ...chosen]);
  return (
    <CheckboxGroup
      label={say(filter.label)}
      options={[...values].map((value) => ({ value, label: wordFor(filter, value, say) }))}
      value={chosen}
      onChange={onChange}
    />
  );
}

function wordFor({ words, hasOwn }: ListFilter, value: string, say: Say): string {
  const word = words?.[value];
  if (word) return say(word);
  return hasOwn ? fromListed(value) : say(listMessages.any);
}

interface OrderPanelProps extends PanelProps {
  path: string;
  views: ViewStore;
}

/** The order of the list, and the lists that this person has kept under a name. */
export function OrderPanel({ id, list, search, show, path, views }: OrderPanelProps) {
  const say = useSay();
  return (
    <section
      id={id}
      className="items-start grid card no-print list-panel list-order"
      aria-label={say(listMessages.sortAndFilter)}
    >
      <div className="grid gap-12 list-sort">
        <Select
          label={say(m.sortBy)}
          value={search.sort}
          options={Object.entries(list.sorts).map(([value, label]) => ({ value, label: say(label) }))}
          onChange={(sort) => show({ sort })}
        />
        <SegmentedControl
          label={say(m.direction)}
          value={search.direction}
          options={[
            { value: 'asc', label: say(m.ascending) },
            { value: 'desc', label: say(m.descending) },
          ]}
          onChange={(direction) => show({ direction })}
        />
      </div>
      <SavedViews
        views={views}
        current={list.viewQueryOf(search)}
        addressOf={(query) => list.addressAt(path, list.searchIn(query))}
      />
    </section>
  );
}

export function formatFilter(filter: ListFilter, value: unknown, say: Say): string {
  if (!filter.values) return filter.isText ? String(value) : formatDay(String(value));
  return chosenIn(value)
    .map((one) => wordFor(filter, one, say))
    .join(', ');
}

function chosenIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value : [];
}
