import { labelKey } from '@vigie/domain/kernel/text-keys';
import type { ValueList } from '@vigie/domain/modules/values/lists';
import { valuesPageMessages as m } from '@vigie/domain/modules/values/messages/page';
import { useSay } from '../../platform/page/messages';
import { Combobox } from '../../ui/pickers/combobox';
import { useOffered } from './queries';

interface ParentFieldProps {
  list: ValueList;
  isRequired: boolean;
  text: string;
  error: string | undefined;
  /** 0 while nothing is chosen. */
  onChange: (text: string, id: number) => void;
}

/** The product of a batch, the site of a machine: one that is in its list. */
export function ParentField({ list, isRequired, text, error, onChange }: ParentFieldProps) {
  const say = useSay();
  const parentList = list === 'site' ? 'site' : 'product';
  const { offered } = useOffered({ list: parentList, text, parent: '', isEntered: true });
  const items = (offered?.items ?? []).map(({ id, label, code }) => ({ id: String(id), label, note: code }));
  const chosen = items.find(({ label }) => labelKey(label) === labelKey(text));
  return (
    <Combobox
      label={say(m[parentList])}
      {...(isRequired ? { required: true } : { optional: say(m.optional) })}
      error={error}
      items={items}
      value={chosen?.id ?? null}
      text={text}
      emptyText={say(m.nothingFound)}
      onText={(typed) =>
        onChange(typed, Number(items.find(({ label }) => labelKey(label) === labelKey(typed))?.id ?? 0))
      }
      onChange={(id) => onChange(items.find((item) => item.id === id)?.label ?? '', Number(id))}
    />
  );
}
