import { assignments } from '@vigie/domain/kernel/listing';
import { caseListMessages as m } from '@vigie/domain/messages/case-list';
import { inboxMessages as inbox } from '@vigie/domain/messages/inbox';
import type { Kind } from '@vigie/domain/modules/cases/kinds';
import { type ReactNode, useId, useState } from 'react';
import { FilterCount, ListToolbar } from '../../../platform/list-toolbar';
import { useSay } from '../../../platform/messages';
import { Button } from '../../../ui/button';
import { Glyph } from '../../../ui/glyph';
import { Icon } from '../../../ui/icon';
import { SegmentedControl } from '../../../ui/segmented-control';
import { FilterPanel } from './case-filters';
import { activeFilters, type CaseSearch, type Show, views } from './case-search';
import { ExportButton } from './export-button';
import { OrderPanel } from './order-panel';

interface CaseToolbarProps {
  kind: Kind;
  search: CaseSearch;
  /** Unknown while it is being asked. */
  total: number | undefined;
  show: Show;
}

const viewGlyphs = { list: 'list', kanban: 'board' } as const;

export function CaseToolbar({ kind, search, total, show }: CaseToolbarProps) {
  const say = useSay();
  const panelId = useId();
  const [open, setOpen] = useState<'filters' | 'order' | null>(null);
  const opener = (panel: 'filters' | 'order', content: ReactNode) => (
    <Button
      aria-expanded={open === panel}
      aria-controls={open === panel ? panelId : undefined}
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
            {say(inbox.filters)}
            <FilterCount n={activeFilters(search).length} />
          </>,
        )}
        {opener(
          'order',
          <>
            <Icon name="sliders" />
            {say(m.sortAndFilter)}
          </>,
        )}
        <span className="cases-gap" />
        <ExportButton kind={kind} search={search} empty={total === 0} />
        <SegmentedControl
          label={say(m.view)}
          value={search.view}
          options={[...views].reverse().map((value) => ({
            value,
            label: say(m[value]),
            icon: <Glyph name={viewGlyphs[value]} />,
          }))}
          onChange={(view) => show({ view })}
        />
      </ListToolbar>
      {open === 'filters' && <FilterPanel id={panelId} search={search} show={show} />}
      {open === 'order' && <OrderPanel id={panelId} kind={kind} search={search} show={show} />}
    </>
  );
}
