import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Avatar } from './avatar';
import type { ComboboxItem } from './combobox';
import './combobox.css';
import { Field, type FieldProps } from './field';
import { Icon } from './icon';
import './person-field.css';

interface PersonFieldProps extends FieldProps {
  name?: string | undefined;
  value: string;
  onChange: (name: string) => void;
  /** Whom the typed words may mean. Somebody who is not among them can be kept as typed. */
  items: readonly ComboboxItem[];
  onText: (text: string) => void;
  initials: string;
  removeLabel: string;
  maxLength: number;
  disabled?: boolean | undefined;
}

/** One person, typed freely and kept with Enter, or taken from those who are offered meanwhile. */
export function PersonField(props: PersonFieldProps) {
  const { label, help, error, optional, required, name, value, items, disabled } = props;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const offered = open && text.trim() !== '' ? items : [];
  const optionId = (index: number) => `${listId}-${index}`;

  const show = (next: string) => {
    setText(next);
    setActive(-1);
    setOpen(next !== '');
    props.onText(next);
  };
  const keep = (person: string) => {
    if (person.trim()) props.onChange(person.trim());
    show('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && offered.length > 0) {
      setActive(active < 0 && step < 0 ? offered.length - 1 : (active + step + offered.length) % offered.length);
    } else if (event.key === 'Enter' && text.trim()) keep(offered[active]?.label ?? text);
    else if (event.key === 'Escape' && open) setOpen(false);
    else if (event.key === 'Backspace' && text === '' && value) props.onChange('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Field {...{ label, help, error, optional, required }}>
      {(control) => (
        <div className="combo person">
          <div className="person-box">
            {value && (
              <span className="person-chip" id={`${listId}-chosen`}>
                <Avatar initials={props.initials} />
                <span className="clip">{value}</span>
                <button
                  type="button"
                  aria-label={props.removeLabel}
                  disabled={disabled}
                  onClick={() => {
                    props.onChange('');
                    input.current?.focus();
                  }}
                >
                  <Icon name="x" />
                </button>
              </span>
            )}
            <input
              {...control}
              ref={input}
              name={name}
              role="combobox"
              aria-expanded={offered.length > 0}
              aria-controls={offered.length > 0 ? listId : undefined}
              aria-autocomplete="list"
              aria-activedescendant={offered[active] && optionId(active)}
              aria-describedby={[control['aria-describedby'], value && `${listId}-chosen`].filter(Boolean).join(' ')}
              aria-required={required || undefined}
              value={text}
              disabled={disabled}
              maxLength={props.maxLength}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="done"
              onChange={(event) => show(event.target.value)}
              onKeyDown={onKeyDown}
              // Words that were typed and then left would otherwise be lost.
              onBlur={() => keep(text)}
            />
          </div>
          {offered.length > 0 && (
            <div id={listId} className="combo-list" role="listbox" aria-label={label}>
              {offered.map((item, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and hears the keys
                // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and hears the keys
                <div
                  key={item.id}
                  id={optionId(index)}
                  className="combo-item"
                  role="option"
                  aria-selected={index === active}
                  data-active={index === active || undefined}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => keep(item.label)}
                >
                  <span className="grow clip">{item.label}</span>
                  {item.note && <small>{item.note}</small>}
                </div>
              ))}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
