import { trailMessages as m } from '@vigie/domain/messages/trail';
import { type FormEvent, useState } from 'react';
import { useSay } from '../../platform/messages';
import { Button } from '../../ui/button';
import { DateField } from '../../ui/date-field';
import { dayShown } from '../../ui/day';
import { Icon } from '../../ui/icon';
import { TextField } from '../../ui/text-field';
import { type FilterName, filterNames, type TrailSearch } from './trail-search';

interface TrailFiltersProps {
  search: TrailSearch;
  onChange: (changes: Partial<Record<FilterName, string>>) => void;
}

const textFilters = ['actor', 'action', 'record', 'recordId'] as const;

export function TrailFilters({ search, onChange }: TrailFiltersProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <search className={open ? 'trail-filters' : 'trail-filters folded'} aria-label={say(m.filters)}>
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
          isFirst={name === 'actor'}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
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
    </search>
  );
}

interface TextFilterProps {
  label: string;
  value: string;
  /** The one that `/` goes to. */
  isFirst: boolean;
  onChange: (value: string) => void;
}

/** Given on with Enter or when the field is left: an address per keystroke would fill the history. */
function TextFilter({ label, value, isFirst, onChange }: TextFilterProps) {
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
        label={label}
        value={text}
        onChange={setText}
        onBlur={() => commit()}
        data-page-search={isFirst || undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </form>
  );
}

export const noFilters = Object.fromEntries(filterNames.map((name) => [name, '']));

export function ActiveFilters({ search, onChange }: TrailFiltersProps) {
  const say = useSay();
  const active = filterNames.filter((name) => search[name] !== '');
  if (active.length === 0) return null;
  return (
    <div className="chips">
      {active.map((name) => (
        <span key={name} className="chip">
          <span>
            <span className="k">{say(m[name])} : </span>
            {dayShown(search[name])}
          </span>
          <button
            type="button"
            aria-label={say(m.removeFilter, { name: say(m[name]) })}
            onClick={() => onChange({ [name]: '' })}
          >
            <Icon name="x" />
          </button>
        </span>
      ))}
      <Button look="ghost" size="small" onClick={() => onChange(noFilters)}>
        {say(m.clearFilters)}
      </Button>
    </div>
  );
}
