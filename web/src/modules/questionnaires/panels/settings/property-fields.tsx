import type { Changes } from '@vigie/domain/modules/questionnaires/editing/operations';
import { settingsMessages as m } from '@vigie/domain/modules/questionnaires/messages/settings';
import { newProblem, propertyProblems } from '@vigie/domain/modules/questionnaires/template/field-problems';
import { propertiesOfNew, type Question } from '@vigie/domain/modules/questionnaires/template/model';
import { useSay } from '../../../../platform/page/messages';
import { NumberField } from '../fields/number-field';
import { OptionalDay } from '../fields/optional-day';
import { SettledField } from '../fields/settled-field';

type Name = 'minLength' | 'maxLength' | 'minChosen' | 'maxChosen' | 'earliest' | 'latest';
type PropertyName = Name | 'min' | 'max' | 'decimals' | 'unit' | 'maxPhotos';
type Value = number | string | null;

interface PropertyFieldsProps {
  question: Question;
  disabled: boolean;
  onChange: (set: Changes) => void;
}

/** The limits that a type of answer has. */
export function PropertyFields({ question, disabled, onChange }: PropertyFieldsProps) {
  const say = useSay();
  const properties = question.properties as Partial<Record<PropertyName, Value>>;
  // Not in the order in which they are stored, which is the database's own.
  const names = Object.keys(propertiesOfNew(question.type)) as PropertyName[];
  if (names.length === 0) return null;
  const problems = propertyProblems(question);
  const withValue = (name: PropertyName, value: Value) => ({ ...properties, [name]: value });
  const problemOf = (name: PropertyName) => (value: Value) =>
    newProblem(problems, propertyProblems({ ...question, properties: withValue(name, value) } as Question), name);
  const settle = (name: PropertyName) => (value: Value) => onChange({ properties: withValue(name, value) });
  return (
    <fieldset className="items-start grid gap-12 settings-limits">
      <legend className="label">{say(m.limits)}</legend>
      {names.map((name) => {
        const field = { label: say(m[name]), disabled, problem: problems[name], onSettle: settle(name) };
        const value = properties[name] ?? null;
        if (name === 'unit') {
          return <SettledField key={name} {...field} value={String(value ?? '')} problemOf={problemOf(name)} />;
        }
        if (name === 'earliest' || name === 'latest') {
          return <OptionalDay key={name} {...field} value={value as string | null} problemOf={problemOf(name)} />;
        }
        const isNeeded = name === 'decimals' || name === 'maxPhotos';
        return (
          <NumberField
            key={name}
            {...field}
            value={value as number | null}
            isWhole={name !== 'min' && name !== 'max'}
            problemOf={(typed) => problemOf(name)(isNeeded ? (typed ?? Number.NaN) : typed)}
          />
        );
      })}
    </fieldset>
  );
}
