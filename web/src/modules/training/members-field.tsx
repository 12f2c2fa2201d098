import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { trainingPageTexts as p } from '@vigie/domain/modules/training/pages/messages';
import { useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { TagField } from '../../ui/pickers/tag-field';
import { useFoundRecords } from '../records/public';
import { type MemberKind, useTitles } from './titles';

interface MembersFieldProps {
  kind: MemberKind;
  label: string;
  error?: string | undefined;
  disabled?: boolean;
  value: readonly string[];
  most: number;
  onChange: (ids: readonly string[]) => void;
}

/** Several requirements or curricula, found by their number or by words. */
export function MembersField({ kind, value, most, onChange, disabled, ...field }: MembersFieldProps) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const titles = useTitles(kind).data;
  const found = useFoundRecords([kind], typed, true);
  const offered = (found.data?.items ?? []).filter(({ id }) => !value.includes(id));
  const labelOf = (id: string) => [id, titles?.get(id)].filter(Boolean).join(' ');
  return (
    <TagField
      {...field}
      placeholder={say(p.searchMember)}
      tags={value.map((id) => ({ id, label: labelOf(id), removeLabel: say(p.takeOut, { name: labelOf(id) }) }))}
      options={offered.map(({ id, title }) => ({ id, label: title, note: id }))}
      text={typed}
      full={value.length >= most}
      disabled={disabled === true}
      emptyText={say(found.isPending ? generalMessages.loading : p.noneFound)}
      onText={setTyped}
      onAdd={(id) => onChange([...value, id])}
      onRemove={(id) => onChange(value.filter((one) => one !== id))}
    />
  );
}
