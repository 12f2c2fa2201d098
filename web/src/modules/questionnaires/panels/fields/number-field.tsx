import type { FieldProblem } from '@vigie/domain/modules/questionnaires/template/field-problems';
import { SettledField } from './settled-field';

interface NumberFieldProps {
  label: string;
  help?: string | undefined;
  value: number | null;
  problem?: FieldProblem | undefined;
  problemOf: (value: number | null) => FieldProblem | null | undefined;
  onSettle: (value: number | null) => void;
  isWhole?: boolean;
  disabled?: boolean;
}

/** A number, or nothing; a comma is as good as a point. */
export function NumberField({ value, problemOf, onSettle, isWhole = false, ...field }: NumberFieldProps) {
  return (
    <SettledField
      {...field}
      value={value === null ? '' : String(value)}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      problemOf={(typed) => problemOf(numberTyped(typed))}
      onSettle={(typed) => onSettle(numberTyped(typed))}
    />
  );
}

/** Null for nothing, NaN for what is no number. */
function numberTyped(text: string): number | null {
  const typed = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  if (typed === '') return null;
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(typed) ? Number(typed) : Number.NaN;
}
