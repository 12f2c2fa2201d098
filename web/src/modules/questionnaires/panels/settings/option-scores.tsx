import type { Changes } from '@vigie/domain/modules/questionnaires/editing/operations';
import { settingsMessages as m } from '@vigie/domain/modules/questionnaires/messages/settings';
import { scoreProblem } from '@vigie/domain/modules/questionnaires/template/field-problems';
import type { Option, Question } from '@vigie/domain/modules/questionnaires/template/model';
import { useSay } from '../../../../platform/page/messages';
import { Checkbox } from '../../../../ui/choices/checkbox';
import { useTemplateEditor } from '../../builder/edit-context';
import { NumberField } from '../fields/number-field';

/** What each option is worth, and which of them fails the whole. */
export function OptionScores({ question, disabled }: { question: Question; disabled: boolean }) {
  const say = useSay();
  const { edit } = useTemplateEditor();
  const change = ({ id }: Option, set: Changes) => edit([{ op: 'change', id, set }]);
  return (
    <fieldset className="stack gap-8 option-scores">
      <legend className="label">{say(m.scores)}</legend>
      <p className="help">{say(question.options.length === 0 ? m.noOptions : m.scoresHelp)}</p>
      {question.options.map((option) => (
        <div key={option.id} className="grid option-score">
          <NumberField
            label={say(m.scoreOf, { option: option.label })}
            value={option.score}
            disabled={disabled}
            problemOf={scoreProblem}
            onSettle={(score) => change(option, { score })}
          />
          <Checkbox
            label={say(m.criticalOf, { option: option.label })}
            checked={option.critical}
            disabled={disabled}
            onChange={(critical) => change(option, { critical })}
          />
        </div>
      ))}
    </fieldset>
  );
}
