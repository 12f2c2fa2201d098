import { tidyLabel } from '@vigie/domain/kernel/text-keys';
import { planMessages as m } from '@vigie/domain/modules/audits/pages/plan-messages';
import { useRef, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { TagField } from '../../../ui/pickers/tag-field';
import { type OfferedList, useOfferedLabels } from '../../values/public';
import { type Words, withWord, wordsIn, wordsOf } from './words';

interface WordsFieldProps {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  optional?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  value: Words;
  most: number;
  /** The list of the company whose values are offered; without one, only what is typed. */
  list?: OfferedList;
  onChange: (words: Words) => void;
}

/** Several words: values of a list of the company, or others as they are typed. */
export function WordsField({ value, most, list, onChange, disabled, ...field }: WordsFieldProps) {
  const say = useSay();
  // The picker clears what was typed right after a word was added, before either is drawn.
  const latest = useRef(value);
  latest.current = value;
  const show = (words: Words) => {
    latest.current = words;
    onChange(words);
  };
  const [isEntered, setEntered] = useState(false);
  const typed = tidyLabel(value.typed);
  const offered = useOfferedLabels({ list, text: value.typed, isEntered });
  const known = offered.filter((label) => !value.chosen.includes(label)).slice(0, 8);
  const own = typed && !known.includes(typed) && wordsIn(value).includes(typed) ? [typed] : [];
  return (
    <TagField
      {...field}
      placeholder={value.chosen.length === 0 ? say(m.typeWords) : ''}
      tags={value.chosen.map((word) => ({ id: word, label: word, removeLabel: say(m.removeWord, { word }) }))}
      options={[
        ...known.map((label) => ({ id: label, label })),
        ...own.map((word) => ({ id: word, label: say(m.add, { word }) })),
      ]}
      text={value.typed}
      full={value.chosen.length >= most}
      disabled={disabled === true}
      emptyText={say(m.typeToAdd)}
      onFocus={() => setEntered(true)}
      onText={(text) => show({ ...latest.current, typed: text })}
      onAdd={(word) => show(withWord(latest.current, word))}
      onRemove={(word) => onChange({ ...wordsOf(value.chosen.filter((one) => one !== word)), typed: value.typed })}
    />
  );
}
