import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import './combobox.css';
import { Field, type FieldProps } from './field';
import { Icon } from './icon';

export interface ComboboxItem {
  id: string;
  label: string;
  /** A second, quieter word that tells two equal labels apart. */
  note?: string;
}

interface ComboboxProps extends FieldProps {
  placeholder?: string;
  disabled?: boolean;
  /** Already searched for `text`: the list is as long as its owner wants it. */
  items: readonly ComboboxItem[];
  value: string | null;
  text: string;
  emptyText: string;
  onText: (text: string) => void;
  onChange: (id: string) => void;
}

/**
 * One choice out of more than a list can show: typing asks for others. Our own because the library's hides the rest of
 * the page from assistive technology while its links can still be reached.
 */
export function Combobox(props: ComboboxProps) {
  const { label, help, error, optional, required, placeholder, disabled, items, value, text, emptyText } = props;
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const optionId = (index: number) => `${listId}-${index}`;
  const activeItem = open ? items[active] : undefined;

  useEffect(() => {
    if (open) list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  });

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (item: ComboboxItem) => {
    props.onChange(item.id);
    close();
  };
  const move = (step: 1 | -1) => {
    setOpen(true);
    if (items.length === 0) return;
    const from = open ? active : -1;
    setActive(from < 0 && step < 0 ? items.length - 1 : (from + step + items.length) % items.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && activeItem) choose(activeItem);
    else if (event.key === 'Escape' && open) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Field {...{ label, help, error, optional, required }}>
      {(control) => (
        <div className="combo">
          <input
            {...control}
            className="input"
            role="combobox"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={activeItem && optionId(active)}
            aria-required={required}
            placeholder={placeholder}
            disabled={disabled}
            value={text}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              props.onText(event.target.value);
              setOpen(true);
              setActive(-1);
            }}
            onClick={() => setOpen(true)}
            onKeyDown={onKeyDown}
            onBlur={() => {
              close();
              // Words that chose nothing would look like a choice.
              if (value === null && text) props.onText('');
            }}
          />
          <Icon name="chevron-down" />
          {open && items.length === 0 && (
            <p id={listId} className="combo-list combo-empty" role="status">
              {emptyText}
            </p>
          )}
          {open && items.length > 0 && (
            <div ref={list} id={listId} className="combo-list" role="listbox" aria-label={label}>
              {items.map((item, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and hears the keys
                // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and hears the keys
                <div
                  key={item.id}
                  id={optionId(index)}
                  className="combo-item"
                  role="option"
                  aria-selected={item.id === value}
                  data-active={index === active || undefined}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(item)}
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
