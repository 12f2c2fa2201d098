import { ruleMessages as m, testMessages } from '@vigie/domain/modules/questionnaires/messages/rules';
import { fits } from '@vigie/domain/modules/questionnaires/template/dependencies';
import { newTest, testsFor } from '@vigie/domain/modules/questionnaires/template/field-problems';
import { type AnswerTest, type Condition, optionsNamedBy } from '@vigie/domain/modules/questionnaires/template/rules';
import { useSay } from '../../../../platform/page/messages';
import { IconButton } from '../../../../ui/buttons/icon-button';
import { Select } from '../../../../ui/choices/select';
import { QuestionPicker } from './question-picker';
import type { SeenQuestion } from './rule-owner';
import { TestValue } from './test-value';

interface ConditionFieldsProps {
  number: number;
  condition: Condition;
  seen: readonly SeenQuestion[];
  disabled: boolean;
  onChange: (condition: Condition) => void;
  onRemove: () => void;
}

/** One question, and what its answer must be. */
export function ConditionFields(props: ConditionFieldsProps) {
  const { number, condition, seen, disabled, onChange, onRemove } = props;
  const { questionId, test } = condition;
  const say = useSay();
  const question = seen.find(({ id }) => id === questionId)?.question;
  const choose = (id: string) => {
    const chosen = seen.find((one) => one.id === id)?.question;
    const isKept = chosen && fits(test, chosen.type) && optionsNamedBy(test).length === 0;
    onChange({ questionId: id, test: isKept ? test : newTest('answered') });
  };
  return (
    <fieldset className="bordered stack-sm relative rounded condition">
      <legend className="meta condition-head">{say(m.condition, { n: number })}</legend>
      <QuestionPicker seen={seen} value={questionId || null} disabled={disabled} onChange={choose} />
      {question && (
        <>
          <Select
            label={say(m.test)}
            disabled={disabled}
            options={kindsFor(question.type, test).map((is) => ({ value: is, label: say(testMessages[is]) }))}
            value={test.is}
            onChange={(is) => onChange({ questionId, test: retested(test, is) })}
          />
          <TestValue
            question={question}
            test={test}
            disabled={disabled}
            onChange={(changed) => onChange({ questionId, test: changed })}
          />
        </>
      )}
      {!disabled && (
        <span className="condition-remove">
          <IconButton icon="x" label={say(m.remove, { n: number })} tooltipAlign="end" onClick={onRemove} />
        </span>
      )}
    </fieldset>
  );
}

/** One that does not fit stays to be seen until another is chosen. */
function kindsFor(type: SeenQuestion['question']['type'], { is }: AnswerTest): readonly AnswerTest['is'][] {
  const offered = testsFor(type);
  return offered.includes(is) ? offered : [...offered, is];
}

/** Another kind of test with the options or limits that both have. */
function retested(test: AnswerTest, is: AnswerTest['is']): AnswerTest {
  const fresh = newTest(is);
  if ('options' in fresh && 'options' in test) return { ...fresh, options: test.options };
  const isAlike = test.is.split('_')[0] === is.split('_')[0];
  return 'from' in fresh && 'from' in test && isAlike ? ({ ...test, is } as AnswerTest) : fresh;
}
