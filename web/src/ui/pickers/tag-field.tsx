import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import './combobox.css';
import { Field, type FieldProps } from '../fields/field';
import '../foundation/framed.css';
import { Icon } from '../icons/icon';
import { placeAfter } from './list-step';
import { type Option, OptionList, OptionStatus, optionId } from './option-list';
import './tag-field.css';

export interface Tag {
  id: string;
  label: string;
  removeLabel: string;
}

export interface TagFieldProps extends FieldProps {
  ref?: Ref<HTMLInputElement>;
  placeholder: string;
  /** What has been chosen, each to be taken off again. */
  tags: readonly Tag[];
  /** Already searched for `text`, without what has been chosen. */
  options: readonly Option[];
  text: string;
  /** Said in place of the options when there is none. */
  emptyText: string;
  /** Nothing more can be chosen; what has been chosen can still be taken off. */
  full?: boolean;
  disabled?: boolean;
  onText: (text: string) => void;
  onAdd: (id: string) => void;
  onRemove: (id: string) => void;
  onFocus?: () => void;
}

/** Several choices out of more than a list can show: typing asks for others, what is chosen stands before the words. */
export function TagField(props: TagFieldProps) {
  const { label, help, error, optional, tags, options, text, disabled, full } = props;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(props.ref, () => input.current as HTMLInputElement);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const open = isOpen && !full && !disabled;
  const isListed = open && options.length > 0;
  const activeItem = open ? options[active] : undefined;

  const show = (next: string) => {
    props.onText(next);
    setOpen(next !== '');
    // So that Enter takes what fits the words best.
    setActive(next.trim() ? 0 : -1);
  };
  const add = (option: Option) => {
    props.onAdd(option.id);
    show('');
  };
  const remove = (id: string) => {
    props.onRemove(id);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = tags.at(-1);
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen(true);
      setActive(placeAfter(event.key, active, options.length) ?? active);
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      // Never submits the form: Enter means a choice here.
      if (activeItem) add(activeItem);
    } else if (event.key === 'Escape' && open) setOpen(false);
    else if (event.key === 'Backspace' && text === '' && last && !disabled) remove(last.id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Field label={label} help={help} error={error} optional={optional}>
      {(control) => (
        <div className="relative combo">
          <div className="surface rounded framed tag-box">
            {tags.map((tag) => (
              <span key={tag.id} className="rounded-sm accent shrinks inline-row gap-2 strong text-13 icons-12 tag">
                <bdi className="clip">{tag.label}</bdi>
                <button
                  className="items-centre rigid"
                  type="button"
                  aria-label={tag.removeLabel}
                  disabled={disabled}
                  onClick={() => remove(tag.id)}
                >
                  <Icon name="x" />
                </button>
              </span>
            ))}
            <input
              {...control}
              ref={input}
              role="combobox"
              aria-expanded={isListed}
              aria-controls={isListed ? listId : undefined}
              aria-autocomplete="list"
              aria-activedescendant={activeItem && optionId(listId, active)}
              placeholder={props.placeholder}
              value={text}
              disabled={disabled}
              readOnly={full}
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="done"
              onChange={(event) => show(event.target.value)}
              onClick={() => setOpen(true)}
              onFocus={props.onFocus}
              onBlur={() => setOpen(false)}
              onKeyDown={onKeyDown}
            />
          </div>
          {open && options.length === 0 && <p className="bordered note option-list option-none">{props.emptyText}</p>}
          {isListed && <OptionList id={listId} label={label} options={options} active={active} onChoose={add} />}
          <OptionStatus isOpen={open} count={options.length} emptyText={props.emptyText} />
        </div>
      )}
    </Field>
  );
}
