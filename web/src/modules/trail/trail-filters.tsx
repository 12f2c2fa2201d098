import { trailMessages as m } from '@vigie/domain/modules/trail/messages';
import { useState } from 'react';
import { DayField } from '../../platform/page/day-field';
import { useSay } from '../../platform/page/messages';
import { Button } from '../../ui/buttons/button';
import { formatDay } from '../../ui/fields/day';
import { TextFilter } from '../../ui/fields/text-filter';
import { FilterChips } from '../../ui/lists/filter-chips';
import { type FilterName, filterNames, noFilters, type TrailSearch } from './trail-search';

interface TrailFiltersProps {
  search: TrailSearch;
  onChange: (changes: Partial<Record<FilterName, string>>) => void;
}

const textFilters = ['actor', 'action', 'record', 'recordId'] as const;
/** The one that `/` goes to. */
const firstFilter = textFilters[0];

export function TrailFilters({ search, onChange }: TrailFiltersProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <search
      className={open ? 'items-start grid no-print trail-filters' : 'items-start grid no-print trail-filters folded'}
      aria-label={say(m.filters)}
    >
      <div className="trail-fold">
        <Button icon="sliders" block aria-expanded={open} onClick={() => setOpen(!open)}>
          {say(m.filters)}
        </Button>
      </div>
      {textFilters.map((name) => (
        <TextFilter
          key={name}
          label={say(m[name])}
          value={search[name]}
          data-page-search={name === firstFilter || undefined}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      {(['from', 'to'] as const).map((name) => (
        <DayField key={name} label={say(m[name])} value={search[name]} onChange={(day) => onChange({ [name]: day })} />
      ))}
    </search>
  );
}

export function TrailChips({ search, onChange }: TrailFiltersProps) {
  const say = useSay();
  return (
    <FilterChips
      chips={filterNames
        .filter((name) => search[name] !== '')
        .map((name) => ({
          id: name,
          label: say(m[name]),
          value: formatDay(search[name]),
          removeLabel: say(m.removeFilter, { name: say(m[name]) }),
          onRemove: () => onChange({ [name]: '' }),
        }))}
      clearLabel={say(m.clearFilters)}
      onClear={() => onChange(noFilters)}
    />
  );
}
