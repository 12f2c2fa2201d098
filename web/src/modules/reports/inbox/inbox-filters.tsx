import { assignments } from '@vigie/domain/kernel/listing';
import type { Message } from '@vigie/domain/kernel/message';
import { listMessages } from '@vigie/domain/messages/lists';
import { caseKinds, kinds } from '@vigie/domain/modules/cases/public';
import { inboxMessages as m } from '@vigie/domain/modules/reports/messages/inbox';
import { reportStatusMessages, severityMessages } from '@vigie/domain/modules/reports/messages/workflow';
import { severities } from '@vigie/domain/modules/reports/severity';
import { reportStatuses } from '@vigie/domain/modules/reports/workflow';
import { useId, useState } from 'react';
import { FilterCount, ListToolbar } from '../../../platform/lists/list-toolbar';
import { DayField } from '../../../platform/page/day-field';
import { type Say, useSay } from '../../../platform/page/messages';
import { Button } from '../../../ui/buttons/button';
import { dayShown } from '../../../ui/fields/day';
import { Select } from '../../../ui/fields/select';
import { TextFilter } from '../../../ui/fields/text-filter';
import { FilterChips } from '../../../ui/lists/filter-chips';
import { activeFilters, type FilterName, type InboxSearch, noFilters } from './inbox-search';

interface InboxFiltersProps {
  search: InboxSearch;
  onChange: (changes: Partial<InboxSearch>) => void;
}

export function InboxToolbar({ search, onChange }: InboxFiltersProps) {
  const say = useSay();
  const panel = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <ListToolbar search={search} assignments={assignments} onChange={onChange}>
        <Button
          icon="sliders"
          aria-expanded={open}
          aria-controls={open ? panel : undefined}
          onClick={() => setOpen(!open)}
        >
          {say(listMessages.filters)}
          <FilterCount n={activeFilters(search).length} />
        </Button>
      </ListToolbar>
      {open && <FilterPanel id={panel} search={search} onChange={onChange} />}
    </>
  );
}

function FilterPanel({ id, search, onChange }: InboxFiltersProps & { id: string }) {
  const say = useSay();
  const any = { value: '' as const, label: say(listMessages.any) };
  return (
    <section id={id} className="inbox-filters" aria-label={say(listMessages.filters)}>
      <Select
        label={say(listMessages.status)}
        value={search.status}
        options={[any, ...reportStatuses.map((value) => ({ value, label: say(reportStatusMessages[value]) }))]}
        onChange={(status) => onChange({ status })}
      />
      <Select
        label={say(m.category)}
        value={search.category}
        options={[any, ...kinds.map((value) => ({ value, label: say(caseKinds[value].label) }))]}
        onChange={(category) => onChange({ category })}
      />
      <Select
        label={say(m.severity)}
        value={search.severity}
        options={[any, ...severities.map((value) => ({ value, label: say(severityMessages[value]) }))]}
        onChange={(severity) => onChange({ severity })}
      />
      <TextFilter
        label={say(m.detector)}
        value={search.detector}
        maxLength={200}
        onChange={(detector) => onChange({ detector })}
      />
      {(['from', 'to'] as const).map((name) => (
        <DayField key={name} label={say(m[name])} value={search[name]} onChange={(day) => onChange({ [name]: day })} />
      ))}
    </section>
  );
}

const filterNames = { ...m, status: listMessages.status };

export function InboxChips({ search, onChange }: InboxFiltersProps) {
  const say = useSay();
  return (
    <FilterChips
      chips={activeFilters(search).map((name) => ({
        id: name,
        label: say(filterNames[name]),
        value: filterShown(name, search[name], say),
        removeLabel: say(listMessages.removeFilter, { name: say(filterNames[name]) }),
        onRemove: () => onChange({ [name]: '' }),
      }))}
      clearLabel={say(listMessages.clearFilters)}
      onClear={() => onChange(noFilters)}
    />
  );
}

function filterShown(name: FilterName, value: string, say: Say): string {
  const words: Partial<Record<FilterName, Readonly<Record<string, Message>>>> = {
    status: reportStatusMessages,
    severity: severityMessages,
    category: Object.fromEntries(kinds.map((kind) => [kind, caseKinds[kind].label])),
  };
  const word = words[name]?.[value];
  return word ? say(word) : dayShown(value);
}
