import { testMessages } from '@vigie/domain/modules/questionnaires/messages/rules';
import { settingsMessages as m } from '@vigie/domain/modules/questionnaires/messages/settings';
import { newTest, testProblems, testsFor } from '@vigie/domain/modules/questionnaires/template/field-problems';
import type { Question } from '@vigie/domain/modules/questionnaires/template/model';
import type { AnswerTest } from '@vigie/domain/modules/questionnaires/template/rules';
import { useSay } from '../../../../platform/page/messages';
import { Select } from '../../../../ui/choices/select';
import { TestValue } from '../rules/test-value';
import { useKeptDraft } from '../rules/use-kept-draft';

interface FindingFieldProps {
  question: Question;
  disabled: boolean;
  onChange: (finding: AnswerTest | null) => void;
}

/** Which answers are a finding. A test is kept once it is complete. */
export function FindingField({ question, disabled, onChange }: FindingFieldProps) {
  const say = useSay();
  const [test, setTest] = useKeptDraft<AnswerTest | null>(question.finding);
  const change = (next: AnswerTest | null) => {
    setTest(next);
    if (!next || Object.keys(testProblems(next)).length === 0) onChange(next);
  };
  const offered = testsFor(question.type);
  const kinds = test && !offered.includes(test.is) ? [...offered, test.is] : offered;
  return (
    <div className="stack-sm">
      <Select
        label={say(m.finding)}
        disabled={disabled}
        options={[
          { value: '', label: say(m.noFinding) },
          ...kinds.map((is) => ({ value: is, label: say(testMessages[is]) })),
        ]}
        value={test?.is ?? ''}
        onChange={(is) => change(is === '' ? null : newTest(is))}
      />
      {test && <TestValue question={question} test={test} disabled={disabled} onChange={change} />}
    </div>
  );
}
