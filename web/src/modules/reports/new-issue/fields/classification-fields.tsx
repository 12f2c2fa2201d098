import { detectionMethods } from '@vigie/domain/kernel/kinds';
import { modeInWords } from '@vigie/domain/messages/kinds';
import { definitionMessages as d } from '@vigie/domain/modules/cases/messages/kinds';
import { caseKinds, kinds, problemTypes } from '@vigie/domain/modules/cases/public';
import { newIssueMessages } from '@vigie/domain/modules/reports/messages/new-issue';
import { useSay } from '../../../../platform/page/messages';
import { ChoiceGroup } from '../../../../ui/choices/choice-group';
import { useParameters } from '../../../parameters/public';
import type { AnswerFieldsProps } from './listed-fields';

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
        options={modes.map((value) => ({ value, label: modeInWords(value, say) }))}
        value={answers.detectionMethod}
        error={problems.detectionMethod}
        disabled={disabled}
        onChange={(detectionMethod) => onChange({ detectionMethod })}
      />
    </div>
  );
}

/** Those that the company offers, and the one that is chosen already; all of them as long as its rules are not known. */
export function useOfferedModes(chosen: string | null): readonly string[] {
  const offered: readonly string[] = useParameters().data?.detectionModes ?? detectionMethods;
  return chosen === null || offered.includes(chosen) ? offered : [...offered, chosen];
}
