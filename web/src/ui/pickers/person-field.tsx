import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Avatar } from '../icons/avatar';
import './combobox.css';
import { Field, type FieldProps } from '../fields/field';
import '../foundation/framed.css';
import { Icon } from '../icons/icon';
import { placeAfter } from './list-step';
import { type Option, OptionList, OptionStatus, optionId } from './option-list';
import './person-field.css';

interface PersonFieldProps extends FieldProps {
  name?: string | undefined;
  value: string;
  onChange: (name: string) => void;
  /** Whom the typed words may mean. A person who is not among them can be kept as typed. */
  items: readonly Option[];
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
    const place = placeAfter(event.key, active, offered.length);
    if (place !== null) setActive(place);
    else if (event.key === 'Enter' && text.trim()) keep(offered[active]?.label ?? text);
    else if (event.key === 'Escape' && open) setOpen(false);
    else if (event.key === 'Backspace' && text === '' && value) props.onChange('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Field label={label} help={help} error={error} optional={optional} required={required}>
      {(control) => (
        <div className="relative combo person">
          <div className="surface rounded framed person-box">
            {value && (
              <span className="shrinks inline-row text-13 icons-12 person-chip" id={`${listId}-chosen`}>
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
              aria-activedescendant={offered[active] && optionId(listId, active)}
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
            <OptionList
              id={listId}
              label={label}
              options={offered}
              active={active}
              onChoose={(person) => keep(person.label)}
            />
          )}
          <OptionStatus isOpen={open} count={offered.length} />
        </div>
      )}
    </Field>
  );
}
