import type { Message } from '@vigie/domain/kernel/message';
import { inboxMessages as m } from '@vigie/domain/messages/inbox';
import { reportStatusMessages, severityMessages } from '@vigie/domain/messages/reports';
import { caseKinds, kinds } from '@vigie/domain/modules/cases/public';
import { assignments } from '@vigie/domain/modules/reports/contract';
import { severities } from '@vigie/domain/modules/reports/severity';
import { reportStatuses } from '@vigie/domain/modules/reports/workflow';
import { type FormEvent, useId, useState } from 'react';
import { type Say, useSay } from '../../../platform/messages';
import { Button } from '../../../ui/button';
import { DateField } from '../../../ui/date-field';
import { dayShown } from '../../../ui/day';
import { FilterChips } from '../../../ui/filter-chips';
import { SearchField } from '../../../ui/search-field';
import { Select } from '../../../ui/select';
import { TextField } from '../../../ui/text-field';
import { activeFilters, type FilterName, type InboxSearch, noFilters } from './inbox-search';

interface InboxFiltersProps {
  search: InboxSearch;
  onChange: (changes: Partial<InboxSearch>) => void;
}

export function InboxToolbar({ search, onChange }: InboxFiltersProps) {
  const say = useSay();
  const panel = useId();
  const active = activeFilters(search).length;
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className="toolbar inbox-toolbar">
        <SearchText search={search} onChange={onChange} />
        <Select
          label={say(m.assigned)}
          value={search.assigned}
          options={assignments.map((value) => ({ value, label: say(m[value]) }))}
          onChange={(assigned) => onChange({ assigned })}
        />
        <Button
          icon="sliders"
          aria-expanded={open}
          aria-controls={open ? panel : undefined}
          onClick={() => setOpen(!open)}
        >
          {say(m.filters)}
          {active > 0 && (
            <>
              <span className="inbox-active" aria-hidden="true">
                {active}
              </span>
              <span className="sr">{say(m.filtersOn, { n: active })}</span>
            </>
          )}
        </Button>
      </div>
      {open && <FilterPanel id={panel} search={search} onChange={onChange} />}
    </>
  );
}

function SearchText({ search, onChange }: InboxFiltersProps) {
  const say = useSay();
  // The field tells it again whenever this function is another one, so it must stay the same between renders.
  const [tell] = useState(() => ({ latest: onChange, change: (text: string) => tell.latest({ search: text }) }));
  tell.latest = onChange;
  return <SearchField label={say(m.search)} value={search.search} onChange={tell.change} />;
}

function FilterPanel({ id, search, onChange }: InboxFiltersProps & { id: string }) {
  const say = useSay();
  const any = { value: '' as const, label: say(m.any) };
  return (
    <section id={id} className="inbox-filters" aria-label={say(m.filters)}>
      <Select
        label={say(m.status)}
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
      <DetectorField value={search.detector} onChange={(detector) => onChange({ detector })} />
      {(['from', 'to'] as const).map((name) => (
        <DateField
          key={name}
          label={say(m[name])}
          value={search[name]}
          onChange={(day) => onChange({ [name]: day })}
          placeholder={say(m.dateFormat)}
          invalidMessage={say(m.dateInvalid)}
        />
      ))}
    </section>
  );
}

/** Given on with Enter or when the field is left: an address per keystroke would fill the history. */
function DetectorField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const say = useSay();
  const [text, setText] = useState(value);
  const [shownFor, setShownFor] = useState(value);
  if (shownFor !== value) {
    setShownFor(value);
    setText(value);
  }
  const commit = (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() !== value) onChange(text.trim());
  };
  return (
    <form onSubmit={commit}>
      <TextField
        label={say(m.detector)}
        value={text}
        maxLength={200}
        autoComplete="off"
        onChange={setText}
        onBlur={() => commit()}
      />
    </form>
  );
}

export function InboxChips({ search, onChange }: InboxFiltersProps) {
  const say = useSay();
  return (
    <FilterChips
      chips={activeFilters(search).map((name) => ({
        id: name,
        label: say(m[name]),
        value: filterShown(name, search[name], say),
        removeLabel: say(m.removeFilter, { name: say(m[name]) }),
        onRemove: () => onChange({ [name]: '' }),
      }))}
      clearLabel={say(m.clearFilters)}
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
