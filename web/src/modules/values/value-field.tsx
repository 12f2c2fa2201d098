import { labelKey } from '@vigie/domain/kernel/text-keys';
import type { OfferedValue } from '@vigie/domain/modules/values/contract';
import type { ValueList } from '@vigie/domain/modules/values/lists';
import { valueFieldMessages as m } from '@vigie/domain/modules/values/messages/lists';
import { valueBounds } from '@vigie/domain/modules/values/value';
import { useState } from 'react';
import { useSay } from '../../platform/page/messages';
import type { FieldProps } from '../../ui/fields/field';
import { SuggestionField, SuggestionInput } from '../../ui/pickers/suggestion-field';
import { useOffered } from './queries';

interface ValueProps {
  list: ValueList;
  value: string;
  /** The product that batches are offered of, the site of the machines; as it is written, or empty. */
  parent?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  onChange: (text: string) => void;
  /** Beside `onChange`: what was chosen, with what it belongs to. */
  onChosen?: (chosen: OfferedValue) => void;
}

/** What both kinds of field do: text as the user writes it, with the values of a list offered meanwhile. */
function useSuggestions({ list, value, parent = '', onChange, onChosen, disabled }: ValueProps) {
  const say = useSay();
  const [isEntered, setIsEntered] = useState(false);
  const { offered, isCurrent } = useOffered({ list, text: value, parent, isEntered });
  const items = (offered?.items ?? []).map((item) => ({
    id: String(item.id),
    label: item.label,
    offered: item,
    note: [item.code, parent.trim() ? '' : item.parentLabel].filter(Boolean).join(' · '),
  }));
  const standing = isCurrent && offered?.isKept && value.trim() ? offered.standing : 'offered';
  return {
    note: { offered: undefined, not_offered: say(m.noLongerOffered), unknown: say(m.notInList) }[standing],
    input: {
      value,
      items,
      disabled,
      maxLength: valueBounds.label,
      countText: offered ? say(m.suggestionCount, { n: items.length }) : '',
      onChange,
      onChoose: ({ offered: chosen }: { offered: OfferedValue }) => {
        onChange(chosen.label);
        onChosen?.(chosen);
      },
      onEnter: () => setIsEntered(true),
      // A value in other letters is meant as that value.
      onLeave: () => {
        const same = items.find(({ label }) => labelKey(label) === labelKey(value));
        if (same && same.label !== value) onChange(same.label);
      },
    },
  };
}

type ValueFieldProps = ValueProps & Pick<FieldProps, 'label' | 'help' | 'error' | 'optional' | 'required'>;

/** A field for a value of one of the company's lists; what is not in the list can be written too. */
export function ValueField(props: ValueFieldProps) {
  const { label, help, error, optional, required, name } = props;
  const { note, input } = useSuggestions(props);
  return (
    <SuggestionField
      label={label}
      error={error}
      optional={optional}
      required={required}
      name={name}
      help={note ?? help}
      {...input}
    />
  );
}

/** The same without a label above it, for the cell of a table. */
export function ValueInput({ label, ...props }: ValueProps & { label: string }) {
  const { note, input } = useSuggestions(props);
  return (
    <div className="value-cell">
      <SuggestionInput label={label} aria-label={label} {...input} />
      {note && <small className="muted">{note}</small>}
    </div>
  );
}
