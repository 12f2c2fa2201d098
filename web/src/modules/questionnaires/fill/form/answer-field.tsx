import { listMessages } from '@vigie/domain/messages/lists';
import type { Answer } from '@vigie/domain/modules/questionnaires/answers/filling';
import type { AnswerProblem } from '@vigie/domain/modules/questionnaires/answers/parse';
import { formMessages as m } from '@vigie/domain/modules/questionnaires/messages/form';
import type { Question, QuestionType } from '@vigie/domain/modules/questionnaires/template/model';
import type { ComponentType } from 'react';
import { DayField } from '../../../../platform/page/day-field';
import { type Say, useSay } from '../../../../platform/page/messages';
import { PersonChoice } from '../../../../platform/records/person-choice';
import { CheckboxGroup } from '../../../../ui/choices/checkbox-group';
import { ChoiceGroup } from '../../../../ui/choices/choice-group';
import { Select } from '../../../../ui/choices/select';
import { formatDay } from '../../../../ui/fields/day';
import { TextArea } from '../../../../ui/fields/text-area';
import { TextField } from '../../../../ui/fields/text-field';
import { CaseChoice } from './case-choice';
import { NumberField } from './number-field';
import { PhotoField } from './photo-field';
import type { AnswerFieldProps } from './sources';

const textOf = (answer: Answer | undefined) => (typeof answer === 'string' ? answer : '');
const listOf = (answer: Answer | undefined): readonly string[] => (Array.isArray(answer) ? answer : []);
const optionsOf = ({ options }: Question) => options.map(({ id, label }) => ({ value: id, label }));
const fieldOf = ({ label, explanation, help, error, required }: AnswerFieldProps) => ({
  label,
  explanation,
  help,
  error,
  required,
});

function ShortText(props: AnswerFieldProps) {
  const { name, answer, onAnswer } = props;
  return <TextField {...fieldOf(props)} name={name} value={textOf(answer)} autoComplete="off" onChange={onAnswer} />;
}

function LongText(props: AnswerFieldProps) {
  const { name, answer, onAnswer } = props;
  return <TextArea {...fieldOf(props)} name={name} value={textOf(answer)} rows={4} onChange={onAnswer} />;
}

function SingleChoice(props: AnswerFieldProps) {
  const { name, question, answer, onAnswer } = props;
  return (
    <ChoiceGroup
      {...fieldOf(props)}
      name={name}
      options={optionsOf(question)}
      value={textOf(answer) || null}
      onChange={(chosen) => onAnswer(chosen ?? undefined)}
    />
  );
}

function MultipleChoice(props: AnswerFieldProps) {
  const { question, answer, onAnswer } = props;
  return <CheckboxGroup {...fieldOf(props)} options={optionsOf(question)} value={listOf(answer)} onChange={onAnswer} />;
}

function Dropdown(props: AnswerFieldProps) {
  const { question, answer, onAnswer } = props;
  const say = useSay();
  const options = [{ value: '', label: say(m.choose) }, ...optionsOf(question)];
  return <Select {...fieldOf(props)} options={options} value={textOf(answer)} onChange={onAnswer} />;
}

function Day(props: AnswerFieldProps) {
  const { name, question, answer, onAnswer } = props;
  const say = useSay();
  const bounds = question.type === 'date' ? question.properties : null;
  return (
    <DayField
      {...fieldOf(props)}
      name={name}
      value={textOf(answer)}
      pickLabel={say(m.pickDate)}
      earliest={bounds?.earliest ?? undefined}
      latest={bounds?.latest ?? undefined}
      keepsUnreadable
      onChange={onAnswer}
    />
  );
}

function Person(props: AnswerFieldProps) {
  const { answer, sources, onAnswer, onNamed } = props;
  const chosen = typeof answer === 'number' ? { id: answer, name: sources.people[answer] ?? String(answer) } : null;
  return (
    <PersonChoice
      {...fieldOf(props)}
      value={chosen}
      onChange={(person) => {
        if (person) onNamed('people', String(person.id), person.name);
        onAnswer(person?.id);
      }}
    />
  );
}

const fields: Readonly<Record<QuestionType, ComponentType<AnswerFieldProps>>> = {
  short_answer: ShortText,
  long_answer: LongText,
  product: ShortText,
  single_choice: SingleChoice,
  multiple_choice: MultipleChoice,
  dropdown: Dropdown,
  date: Day,
  number: NumberField,
  photo: PhotoField,
  person: Person,
  case: CaseChoice,
};

export function AnswerField(props: AnswerFieldProps) {
  const Field = fields[props.question.type];
  return <Field {...props} />;
}

/** What is wrong, as the form says it: days as they are written, and how a number or a day is. */
export function problemText(
  { code, message, values }: Pick<AnswerProblem, 'code' | 'message' | 'values'>,
  type: QuestionType,
  say: Say,
): string {
  if (code === 'wrong_shape' && type === 'number') return say(m.numberUnreadable);
  if (code === 'wrong_shape' && type === 'date') return say(listMessages.dateInvalid);
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? formatDay(value) : value,
  ]);
  return say(message, Object.fromEntries(shown));
}
