import { type KeyboardEvent, useId, useState } from 'react';
import './combobox.css';
import { Field, type FieldProps } from '../fields/field';
import { Icon } from '../icons/icon';
import { placeAfter } from './list-step';
import { type Option, OptionList, OptionStatus, optionId } from './option-list';

interface ComboboxProps extends FieldProps {
  placeholder?: string;
  disabled?: boolean | undefined;
  /** Already searched for `text`: the list is as long as its owner wants it. */
  items: readonly Option[];
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
  const { label, explanation, help, error, optional, required, labelEnd } = props;
  const { placeholder, disabled, items, value, text, emptyText } = props;
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isListed = open && items.length > 0;
  const activeItem = open ? items[active] : undefined;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (item: Option) => {
    props.onChange(item.id);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen(true);
      setActive(placeAfter(event.key, active, items.length) ?? active);
    } else if (event.key === 'Enter' && activeItem) choose(activeItem);
    else if (event.key === 'Escape' && open) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Field
      label={label}
      explanation={explanation}
      help={help}
      error={error}
      optional={optional}
      required={required}
      labelEnd={labelEnd}
    >
      {(control) => (
        <div className="relative combo">
          <input
            {...control}
            className="input"
            role="combobox"
            aria-expanded={isListed}
            aria-controls={isListed ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={activeItem && optionId(listId, active)}
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
          {open && items.length === 0 && <p className="bordered note option-list option-none">{emptyText}</p>}
          {isListed && (
            <OptionList id={listId} label={label} options={items} active={active} value={value} onChoose={choose} />
          )}
          <OptionStatus isOpen={open} count={items.length} emptyText={emptyText} />
        </div>
      )}
    </Field>
  );
}
