import { modeInWords } from '@vigie/domain/messages/detection-modes';
import { definitionMessages as d } from '@vigie/domain/modules/cases/messages/kinds';
import { caseKinds, kinds, problemTypes } from '@vigie/domain/modules/cases/public';
import { questionMessages as m, newIssueMessages } from '@vigie/domain/modules/reports/messages/new-issue';
import { useSay } from '../../../../platform/page/messages';
import { ChoiceGroup } from '../../../../ui/choices/choice-group';
import type { AnswerFieldsProps } from './answer-props';
import { useOfferedModes } from './offered-modes';

/** Category, problem or risk, and how it came to light: what the wizard asks on its first three pages. */
export function ClassificationFields({ answers, onChange, problems, disabled }: AnswerFieldsProps) {
  const say = useSay();
  const modes = useOfferedModes(answers.detectionMethod);
  return (
    <div className="stack">
      <ChoiceGroup
        name="category"
        label={say(newIssueMessages.category)}
        required
        options={kinds.map((value) => ({ value, label: say(caseKinds[value].label) }))}
        value={answers.category}
        error={problems.category}
        disabled={disabled}
        onChange={(category) => onChange({ category })}
      />
      <ChoiceGroup
        name="type"
        label={say(d.type)}
        required
        options={problemTypes.map((value) => ({ value, label: say(d[value]) }))}
        value={answers.type}
        error={problems.type}
        disabled={disabled}
        onChange={(type) => onChange({ type })}
      />
      <ChoiceGroup
        name="detectionMethod"
        label={say(d.detectionMethod)}
        optional={say(m.optional)}
        options={modes.map((value) => ({ value, label: modeInWords(value, say) }))}
        value={answers.detectionMethod}
        error={problems.detectionMethod}
        disabled={disabled}
        onChange={(detectionMethod) => onChange({ detectionMethod })}
      />
    </div>
  );
}
