import { assignments } from '@vigie/domain/kernel/listing';
import { listMessages as m } from '@vigie/domain/messages/lists';
import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { Button } from '../../ui/buttons/button';
import { SegmentedControl } from '../../ui/buttons/segmented-control';
import { Glyph } from '../../ui/icons/glyph';
import { Icon } from '../../ui/icons/icon';
import { FilterChips } from '../../ui/lists/filter-chips';
import { useSay } from '../page/messages';
import { useAnswerAtOnce } from './answer-at-once';
import { ExportButton } from './export-button';
import type { ExportSource } from './list-export';
import { FilterPanel, formatFilter, OrderPanel } from './list-panels';
import { listViews, type ShownListProps } from './list-search';
import { FilterCount, ListToolbar } from './list-toolbar';
import { SaveViewButton } from './save-view';
import type { ViewStore } from './saved-views';

interface ListControlsProps extends ShownListProps {
  /** Unknown while it is being asked. */
  total: number | undefined;
  path: string;
  source: ExportSource;
  views: ViewStore;
}

const viewGlyphs = { list: 'list', kanban: 'board' } as const;

/** What a list is narrowed, ordered, kept, exported and drawn by. */
export function ListControls({ total, path, source, views, ...shownList }: ListControlsProps) {
  const { list, search, show } = useAnswerAtOnce(shownList);
  const say = useSay();
  const panelId = useId();
  const [open, setOpen] = useState<'filters' | 'order' | null>(null);
  // The button answers first: a panel is drawn after that, and away at once.
  const drawn = useDeferredValue(open);
  const shown = drawn === open ? open : null;
  const opener = (panel: 'filters' | 'order', content: ReactNode) => (
    <Button
      aria-expanded={open === panel}
      aria-controls={shown === panel ? panelId : undefined}
      onClick={() => setOpen(open === panel ? null : panel)}
    >
      {content}
    </Button>
  );
  return (
    <>
      <ListToolbar search={search} assignments={assignments} onChange={show}>
        {opener(
          'filters',
          <>
            <Glyph name="filter" />
            {say(m.filters)}
            <FilterCount n={list.activeFilters(search).length} />
          </>,
        )}
        {opener(
          'order',
          <>
            <Icon name="sliders" />
            {say(m.sortAndFilter)}
          </>,
        )}
        <span className="list-gap" />
        <ExportButton source={source} empty={total === 0} />
        {list.hasBoard && (
          <SegmentedControl
            label={say(m.view)}
            value={search.view}
            options={[...listViews].reverse().map((value) => ({
              value,
              label: say(m[value]),
              icon: <Glyph name={viewGlyphs[value]} />,
            }))}
            onChange={(view) => show({ view })}
          />
        )}
      </ListToolbar>
      {shown === 'filters' && <FilterPanel id={panelId} list={list} search={search} show={show} />}
      {shown === 'order' && (
        <OrderPanel id={panelId} list={list} search={search} show={show} path={path} views={views} />
      )}
      <Chips list={list} search={search} show={show} views={views} />
    </>
  );
}

function Chips({ list, search, show, views }: ShownListProps & { views: ViewStore }) {
  const say = useSay();
  return (
    <FilterChips
      chips={list.activeFilters(search).flatMap((name) => {
        const filter = list.filters[name];
        if (!filter) return [];
        const label = say(filter.label);
        return {
          id: name,
          label,
          value: formatFilter(filter, search[name], say),
          removeLabel: say(m.removeFilter, { name: label }),
          onRemove: () => show({ [name]: list.noFilters[name] }),
        };
      })}
      clearLabel={say(m.clearFilters)}
      onClear={() => show(list.noFilters)}
      more={<SaveViewButton save={views.save} query={list.viewQueryOf(search)} look="ghost" />}
    />
  );
}
