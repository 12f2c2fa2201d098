import { relatedRecordMessages } from '@vigie/domain/modules/records/messages';
import { useState } from 'react';
import { useSay } from '../../platform/page/messages';
import type { FieldProps } from '../../ui/fields/field';
import { SuggestionField } from '../../ui/pickers/suggestion-field';
import { useFoundRecords } from './found-records';

interface RecordReferenceFieldProps extends FieldProps {
  name?: string | undefined;
  /** The names of the kinds that are offered, by number or words; none: the text is written freely. */
  kinds: readonly string[];
  value: string;
  maxLength: number;
  disabled?: boolean | undefined;
  onChange: (text: string) => void;
}

/** The number of a record, chosen from those that the typed words may mean, or any other reference as it is typed. */
export function RecordReferenceField({ kinds, value, ...field }: RecordReferenceFieldProps) {
  const say = useSay();
  const [isEntered, setEntered] = useState(false);
  const found = useFoundRecords(kinds, value, isEntered);
  const items = kinds.length === 0 ? [] : (found.data?.items ?? []);
  return (
    <SuggestionField
      {...field}
      label={field.label}
      value={value}
      items={items.map(({ id, title }) => ({ id, label: id, note: title }))}
      countText={found.data ? say(relatedRecordMessages.suggestionCount, { n: items.length }) : ''}
      onChoose={({ id }) => field.onChange(id)}
      onEnter={() => setEntered(true)}
    />
  );
}
