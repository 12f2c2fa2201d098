import type { FieldProblem } from '@vigie/domain/modules/questionnaires/template/field-problems';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useSay } from '../../../../platform/page/messages';
import { TextArea } from '../../../../ui/fields/text-area';
import { TextField } from '../../../../ui/fields/text-field';

export interface SettledFieldProps {
  label: string;
  help?: string | undefined;
  value: string;
  /** What is wrong with the value that is kept already. */
  problem?: FieldProblem | undefined;
  problemOf: (typed: string) => FieldProblem | null | undefined;
  onSettle: (typed: string) => void;
  inputMode?: 'text' | 'numeric' | 'decimal';
  multiline?: boolean;
  disabled?: boolean;
}

/**
 * Typed text that is handed on when the field is left or Enter is pressed, so that it is one step to undo. What is wrong is
 * said and not handed on; Escape takes the typing back.
 */
export function SettledField(props: SettledFieldProps) {
  const { label, help, value, problem, problemOf, onSettle, inputMode, multiline = false, disabled = false } = props;
  const say = useSay();
  const [text, setText] = useState(value);
  const [shownFor, setShownFor] = useState(value);
  const [wrong, setWrong] = useState<FieldProblem | null>(null);
  if (shownFor !== value) {
    setShownFor(value);
    setText(value);
    setWrong(null);
  }
  const settle = () => {
    const typed = text.trim();
    if (typed === value) return setWrong(null);
    const found = problemOf(typed) ?? null;
    setWrong(found);
    if (!found) onSettle(typed);
  };
  // Another part of the template was chosen while something stood typed here.
  const leave = useRef(settle);
  leave.current = () => {
    if (text.trim() !== value && !problemOf(text.trim())) onSettle(text.trim());
  };
  useEffect(() => () => leave.current(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !multiline) {
      event.preventDefault();
      settle();
    } else if (event.key === 'Escape' && text !== value) {
      event.stopPropagation();
      setText(value);
      setWrong(null);
    }
  };
  const said = wrong ?? problem;
  const common = {
    label,
    help,
    value: text,
    disabled,
    onKeyDown,
    error: said && say(said.message, said.values),
    alert: wrong !== null,
    autoComplete: 'off',
    onChange: setText,
    onBlur: settle,
  };
  return multiline ? <TextArea {...common} rows={2} /> : <TextField {...common} inputMode={inputMode} />;
}
