import type { FieldProblem } from '@vigie/domain/modules/questionnaires/template/field-problems';
import { useState } from 'react';
import { DayField } from '../../../../platform/page/day-field';
import { useSay } from '../../../../platform/page/messages';

interface OptionalDayProps {
  label: string;
  value: string | null;
  problem?: FieldProblem | undefined;
  problemOf: (value: string | null) => FieldProblem | null;
  onSettle: (value: string | null) => void;
  disabled?: boolean;
}

/** A day, or nothing. One that cannot be stays in the field, is said to be wrong, and is not handed on. */
export function OptionalDay({ label, value, problem, problemOf, onSettle, disabled = false }: OptionalDayProps) {
  const say = useSay();
  const [wrong, setWrong] = useState<{ typed: string; problem: FieldProblem } | null>(null);
  const said = wrong?.problem ?? problem;
  return (
    <DayField
      label={label}
      value={wrong?.typed ?? value ?? ''}
      error={said && say(said.message, said.values)}
      disabled={disabled}
      onChange={(typed) => {
        const found = problemOf(typed || null);
        setWrong(found && { typed, problem: found });
        if (!found && (typed || null) !== value) onSettle(typed || null);
      }}
    />
  );
}
