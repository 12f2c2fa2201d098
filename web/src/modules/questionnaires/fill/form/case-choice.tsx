import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { caseKinds, kinds } from '@vigie/domain/modules/cases/public';
import { formMessages as m } from '@vigie/domain/modules/questionnaires/messages/form';
import { useState } from 'react';
import { useSay } from '../../../../platform/page/messages';
import { Combobox } from '../../../../ui/pickers/combobox';
import { useRecordOffers } from '../../../alerts/public';
import type { AnswerFieldProps } from './sources';

const isCase = ({ id }: { readonly id: string }) => kinds.some((kind) => id.startsWith(caseKinds[kind].prefix));

/** One of the company's cases, by its number or by words of what it is about. */
export function CaseChoice({ answer, sources, onAnswer, onNamed, ...props }: AnswerFieldProps) {
  const { label, explanation, help, error, required } = props;
  const say = useSay();
  const [typed, setTyped] = useState('');
  const chosen = typeof answer === 'string' ? answer : null;
  const { offers, isPending } = useRecordOffers(chosen ? '' : typed, !chosen);
  const items = offers.filter(isCase).map(({ id, title }) => ({ id, label: id, note: title }));
  return (
    <Combobox
      label={label}
      explanation={explanation}
      help={help}
      error={error}
      required={required}
      items={items}
      placeholder={say(m.searchCase)}
      value={chosen}
      text={chosen ? [chosen, sources.cases[chosen]].filter(Boolean).join(' ') : typed}
      emptyText={say(isPending ? generalMessages.loading : m.noCase)}
      onText={(text) => {
        setTyped(text);
        if (chosen) onAnswer(undefined);
      }}
      onChange={(id) => {
        setTyped('');
        onNamed('cases', id, items.find((item) => item.id === id)?.note ?? '');
        onAnswer(id);
      }}
    />
  );
}
