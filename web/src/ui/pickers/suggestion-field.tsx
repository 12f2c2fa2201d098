import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import './combobox.css';
import { Field, type FieldProps } from '../fields/field';
import { placeAfter } from './list-step';
import { type Option, OptionList, optionId } from './option-list';
import './suggestion-field.css';

type InputProps = Pick<ComponentProps<'input'>, 'id' | 'name' | 'maxLength' | 'disabled' | 'placeholder'> & {
  'aria-label'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-describedby'?: string | undefined;
};

export interface SuggestionInputProps<Item extends Option> extends InputProps {
  /** Of the list that opens. */
  label: string;
  value: string;
  /** Already searched for `value`. */
  items: readonly Item[];
  /** How many are offered, for those who do not see the list. */
  countText: string;
  onChange: (text: string) => void;
  onChoose: (item: Item) => void;
  /** The field is entered: now is the time to look for suggestions. */
  onEnter?: () => void;
  onLeave?: () => void;
}

/** Text that may be anything, with what is known offered while it is typed. Nothing is taken that was not chosen. */
export function SuggestionInput<Item extends Option>(props: SuggestionInputProps<Item>) {
  const { label, items, countText, onChoose, onEnter, onLeave, onChange, ...input } = props;
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const offered = open ? items : [];

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (item: Item) => {
    onChoose(item);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeAfter(event.key, active, items.length);
    const reached = offered[active];
    if (place !== null) {
      setOpen(true);
      setActive(place);
    } else if (event.key === 'Enter' && reached) choose(reached);
    else if (event.key === 'Escape' && offered.length > 0) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="relative combo suggestions">
      <input
        type="text"
        {...input}
        className="input"
        role="combobox"
        aria-expanded={offered.length > 0}
        aria-controls={offered.length > 0 ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={offered[active] && optionId(listId, active)}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setOpen(true);
          setActive(-1);
          onChange(event.target.value);
        }}
        onFocus={onEnter}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close();
          onLeave?.();
        }}
      />
      {offered.length > 0 && (
        <OptionList id={listId} label={label} options={offered} active={active} onChoose={choose} />
      )}
      <span className="sr" role="status">
        {open ? countText : ''}
      </span>
    </div>
  );
}

type SuggestionFieldProps<Item extends Option> = FieldProps & SuggestionInputProps<Item>;

export function SuggestionField<Item extends Option>(props: SuggestionFieldProps<Item>) {
  const { explanation, help, error, optional, required, labelEnd, alert, ...input } = props;
  return (
    <Field
      label={props.label}
      explanation={explanation}
      help={help}
      error={error}
      optional={optional}
      required={required}
      labelEnd={labelEnd}
      alert={alert}
    >
      {(control) => <SuggestionInput {...input} {...control} />}
    </Field>
  );
}
