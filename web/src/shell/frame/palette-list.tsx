import { type KeyboardEvent, memo, type PointerEvent, useId, useRef, useState } from 'react';
import { Icon, type IconName } from '../../ui/icons/icon';
import { listStep } from '../../ui/pickers/list-step';
import './palette.css';

export interface PaletteOption {
  id: string;
  icon: IconName;
  label: string;
  /** Before the label, in a fainter colour. */
  number?: string;
}

export interface PaletteGroup<Option extends PaletteOption> {
  heading: string;
  options: readonly Option[];
}

interface PaletteListProps<Option extends PaletteOption> {
  label: string;
  text: string;
  onText: (text: string) => void;
  /** Already narrowed down to what the text may mean, the likeliest first. An option that has not changed is the same object. */
  groups: readonly PaletteGroup<Option>[];
  /** Said where there is nothing to choose; null while that is not known yet. */
  emptyText: string | null;
  /** How many there are to choose from, for a screen reader. */
  countText: (count: number) => string;
  onChoose: (option: Option) => void;
}

/**
 * A field, and under it what can be chosen, in groups. The field keeps the focus and hears the keys; a key draws anew only
 * the options that it changes.
 */
export function PaletteList<Option extends PaletteOption>(props: PaletteListProps<Option>) {
  const { label, text, groups, emptyText, countText } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState<string | null>(null);
  const shown = groups.filter(({ options }) => options.length > 0);
  const sizes = shown.map(({ options }) => options.length);
  const options = shown.flatMap((group) => group.options);
  const at = Math.max(
    0,
    options.findIndex((option) => option.id === reached),
  );
  const active = options[at];
  const isEmpty = options.length === 0;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = listStep(event, at, sizes);
    if (next !== null) {
      setReached(options[next]?.id ?? null);
      showOption(list.current, next);
    } else if (event.key === 'Enter') {
      if (active) props.onChoose(active);
    } else return;
    event.preventDefault();
  };
  const optionAt = (event: PointerEvent | React.MouseEvent) => {
    const place = (event.target as Element).closest('[role="option"]')?.getAttribute('data-option');
    return options.find((option) => option.id === place);
  };
  return (
    <>
      <input
        className="full-width palette-input"
        role="combobox"
        aria-label={label}
        aria-expanded={!isEmpty}
        aria-controls={isEmpty ? undefined : id}
        aria-autocomplete="list"
        aria-activedescendant={active && `${id}-${active.id}`}
        placeholder={label}
        // biome-ignore lint/a11y/noAutofocus: it is opened to be typed into
        autoFocus
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        type="text"
        value={text}
        onChange={(event) => {
          setReached(null);
          list.current?.scrollTo?.(0, 0);
          props.onText(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <div role="status" className={isEmpty ? 'palette-list' : 'sr'}>
        {isEmpty
          ? emptyText !== null && <div className="centred muted palette-empty">{emptyText}</div>
          : text && countText(options.length)}
      </div>
      {!isEmpty && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and hears the keys
        <div
          ref={list}
          id={id}
          className="palette-list"
          role="listbox"
          tabIndex={-1}
          aria-label={label}
          onPointerMove={(event) => setReached(optionAt(event)?.id ?? reached)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            const option = optionAt(event);
            if (option) props.onChoose(option);
          }}
        >
          {shown.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a set of options, not of fields
            <div key={group.heading} role="group" aria-label={group.heading}>
              <div className="small muted strong palette-heading" aria-hidden="true">
                {group.heading}
              </div>
              {group.options.map((option) => (
                <OptionRow key={option.id} listId={id} option={option} isActive={option === active} />
              ))}
            </div>
          ))}
        </div>
      )}
    </>
  );
}

interface OptionRowProps {
  listId: string;
  option: PaletteOption;
  isActive: boolean;
}

const OptionRow = memo(function OptionRow({ listId, option, isActive }: OptionRowProps) {
  const { id, icon, number, label } = option;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and hears the keys
    <div
      id={`${listId}-${id}`}
      className="row gap-10 rounded touch-target palette-item"
      role="option"
      aria-selected={isActive}
      data-option={id}
    >
      <Icon name={icon} />
      {number && <span className="muted digits rigid">{number}</span>}
      <span className={number && 'clip'}>{label}</span>
    </div>
  );
});

/** The first of a group with its heading. */
function showOption(list: HTMLElement | null, place: number): void {
  const option = list?.querySelectorAll('[role="option"]')[place];
  const before = option?.previousElementSibling;
  if (before?.getAttribute('role') !== 'option') before?.scrollIntoView?.({ block: 'nearest' });
  option?.scrollIntoView?.({ block: 'nearest' });
}
