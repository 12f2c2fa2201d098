import type { Language } from '@vigie/domain/kernel/message';
import { formMessages as m } from '@vigie/domain/modules/questionnaires/messages/form';
import { useState } from 'react';
import { type Say, useSay } from '../../../../platform/page/messages';
import { TextField } from '../../../../ui/fields/text-field';
import { useShownLanguage } from '../../../../ui/foundation/shown-language';
import type { AnswerFieldProps } from './sources';

export function formatNumber(value: number, language: Language): string {
  return language === 'fr' ? String(value).replace('.', ',') : String(value);
}

/** A comma and a point both stand before the decimals, as people type them; what cannot be read comes back as it is. */
export function readNumber(typed: string): number | string {
  const plain = typed.replace(/[\s\u202f\u00a0]/g, '').replace(',', '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) + 0 : typed.trim();
}

const readAnswer = (typed: string) => (typed.trim() === '' ? undefined : readNumber(typed));

/** A number as the user types it, with its unit beside it. */
export function NumberField({ question, answer, onAnswer, name, ...props }: AnswerFieldProps) {
  const { label, explanation, help, error, required } = props;
  const say = useSay();
  const language = useShownLanguage();
  const shown = typeof answer === 'number' ? formatNumber(answer, language) : String(answer ?? '');
  // As typed, for as long as that is the answer: another device may have changed it meanwhile.
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed !== null && readAnswer(typed) === answer ? typed : shown;
  if (question.type !== 'number') return null;
  const { unit, min } = question.properties;
  const bounds = boundsText(question.properties, say, language);
  return (
    <TextField
      explanation={explanation}
      error={error}
      required={required}
      name={name}
      label={unit ? say(m.unitLabel, { label, unit }) : label}
      help={[help, bounds].filter(Boolean).join(' · ') || undefined}
      value={value}
      // The number pad of some phones has no minus sign.
      inputMode={min !== null && min >= 0 ? 'decimal' : 'text'}
      autoComplete="off"
      onChange={(text) => {
        setTyped(text);
        onAnswer(readAnswer(text));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

function boundsText(
  { min, max, unit }: { min: number | null; max: number | null; unit: string },
  say: Say,
  language: Language,
): string {
  const shown = (value: number) => [formatNumber(value, language), unit].filter(Boolean).join(' ');
  if (min !== null && max !== null) return say(m.numberBetween, { min: formatNumber(min, language), max: shown(max) });
  if (min !== null) return say(m.numberFrom, { min: shown(min) });
  return max === null ? '' : say(m.numberTo, { max: shown(max) });
}
