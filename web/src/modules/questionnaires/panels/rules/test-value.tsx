import { ruleMessages as m } from '@vigie/domain/modules/questionnaires/messages/rules';
import { newProblem, testProblems } from '@vigie/domain/modules/questionnaires/template/field-problems';
import type { Question } from '@vigie/domain/modules/questionnaires/template/model';
import type { AnswerTest } from '@vigie/domain/modules/questionnaires/template/rules';
import { useSay } from '../../../../platform/page/messages';
import { CheckboxGroup } from '../../../../ui/choices/checkbox-group';
import { NumberField } from '../fields/number-field';
import { OptionalDay } from '../fields/optional-day';

interface TestValueProps {
  question: Question;
  test: AnswerTest;
  disabled: boolean;
  onChange: (test: AnswerTest) => void;
}

/** What a test compares an answer with: options of the question, or two limits. */
export function TestValue({ question, test, disabled, onChange }: TestValueProps) {
  const say = useSay();
  const problems = testProblems(test);
  switch (test.is) {
    case 'answered':
    case 'unanswered':
      return null;
    case 'any_of':
    case 'none_of':
    case 'all_of': {
      const known = question.options.map(({ id, label }) => ({ value: id, label }));
      const gone = test.options.filter((id) => !question.options.some((option) => option.id === id));
      return (
        <CheckboxGroup
          label={say(m.options)}
          disabled={disabled}
          error={problems.options && say(problems.options.message)}
          options={[...known, ...gone.map((value) => ({ value, label: say(m.unknownOption) }))]}
          value={test.options}
          onChange={(options) => onChange({ ...test, options: [...options] })}
        />
      );
    }
    case 'number_within':
    case 'number_outside':
      return (
        <div className="items-start grid gap-12 test-limits">
          {(['from', 'to'] as const).map((name) => (
            <NumberField
              key={name}
              label={say(m[name])}
              value={test[name]}
              disabled={disabled}
              problem={problems[name]}
              problemOf={(value) => newProblem(problems, testProblems({ ...test, [name]: value }), name)}
              onSettle={(value) => onChange({ ...test, [name]: value })}
            />
          ))}
        </div>
      );
    default:
      return (
        <div className="items-start grid gap-12 test-limits">
          {(['from', 'to'] as const).map((name) => (
            <OptionalDay
              key={name}
              label={say(m[name])}
              value={test[name]}
              disabled={disabled}
              problem={problems[name]}
              problemOf={(value) => newProblem(problems, testProblems({ ...test, [name]: value }), name)}
              onSettle={(value) => onChange({ ...test, [name]: value })}
            />
          ))}
        </div>
      );
  }
}
