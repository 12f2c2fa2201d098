import { ruleMessages as m } from '@vigie/domain/modules/questionnaires/messages/rules';
import { useState } from 'react';
import { useSay } from '../../../../platform/page/messages';
import { Combobox } from '../../../../ui/pickers/combobox';
import type { SeenQuestion } from './rule-owner';

/** More would only be scrolled past: typing finds the others. */
const shownAtOnce = 50;

interface QuestionPickerProps {
  seen: readonly SeenQuestion[];
  value: string | null;
  disabled: boolean;
  onChange: (id: string) => void;
}

/** One of the questions that can be seen from a place, found by its title or by where it stands. */
export function QuestionPicker({ seen, value, disabled, onChange }: QuestionPickerProps) {
  const say = useSay();
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = seen.find(({ id }) => id === value);
  const words = (typed ?? '').toLowerCase().split(/\s+/);
  const items = seen
    .filter(({ note }) => words.every((word) => note.toLowerCase().includes(word)))
    .slice(0, shownAtOnce)
    .map(({ id, label, note }) => ({ id, label, note }));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what was typed and chose nothing goes when the field is left
    <div onBlur={() => setTyped(null)}>
      <Combobox
        label={say(m.question)}
        placeholder={say(m.questionMissing)}
        error={value !== null && !chosen ? say(m.questionGone) : undefined}
        disabled={disabled}
        items={items}
        value={typed === null ? (chosen?.id ?? null) : null}
        text={typed ?? chosen?.label ?? ''}
        emptyText={say(m.noMatch)}
        onText={setTyped}
        onChange={(id) => {
          setTyped(null);
          onChange(id);
        }}
      />
    </div>
  );
}
