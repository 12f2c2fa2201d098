import { useEffect, useRef } from 'react';
import { useShownLanguage } from '../foundation/shown-language';
import './option-list.css';

export interface Option {
  id: string;
  label: string;
  /** A second, fainter word that distinguishes two equal labels. */
  note?: string;
}

interface OptionListProps<Item extends Option> {
  id: string;
  label: string;
  options: readonly Item[];
  /** The place that the arrow keys have reached; -1 is none. */
  active: number;
  /** The option that is the field's value. Where it is not known, the active one counts as selected. */
  value?: string | null;
  onChoose: (option: Item) => void;
}

/** What a field offers while the user types. The field keeps the focus and hears the keys. */
export function OptionList<Item extends Option>(props: OptionListProps<Item>) {
  const { id, label, options, active, value, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} id={id} className="bordered option-list" role="listbox" aria-label={label}>
      {options.map((option, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and hears the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and hears the keys
        <div
          key={option.id}
          id={optionId(id, place)}
          className="row gap-10 rounded text-13 option"
          role="option"
          aria-selected={value === undefined ? place === active : option.id === value}
          data-active={place === active || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          <span className="grow clip">{option.label}</span>
          {option.note && <small className="small muted digits">{option.note}</small>}
        </div>
      ))}
    </div>
  );
}

export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`;
}

const countWords = {
  fr: (count: number) => `${count} ${count > 1 ? 'propositions' : 'proposition'}`,
  en: (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`,
};

interface OptionStatusProps {
  isOpen: boolean;
  count: number;
  /** What the field says where there is no option. */
  emptyText?: string;
}

/** Announces how many options there are, or that there is none. It is always there: what comes with its words is not read out. */
export function OptionStatus({ isOpen, count, emptyText = '' }: OptionStatusProps) {
  const language = useShownLanguage();
  return (
    <span className="sr" role="status">
      {isOpen && (count > 0 ? countWords[language](count) : emptyText)}
    </span>
  );
}
