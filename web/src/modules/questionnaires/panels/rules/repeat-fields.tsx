import { ruleMessages as m } from '@vigie/domain/modules/questionnaires/messages/rules';
import { newProblem, repeatProblems } from '@vigie/domain/modules/questionnaires/template/field-problems';
import type { Repeat } from '@vigie/domain/modules/questionnaires/template/model';
import { useSay } from '../../../../platform/page/messages';
import { Checkbox } from '../../../../ui/choices/checkbox';
import { useTemplateEditor } from '../../builder/edit-context';
import { NumberField } from '../fields/number-field';

const usual: Repeat = { min: 1, max: 10 };

/** Whether a section is filled several times, and how often. */
export function RepeatFields({ sectionId }: { sectionId: string }) {
  const say = useSay();
  const { template, edit, isEditable } = useTemplateEditor();
  const section = template.sections.find(({ id }) => id === sectionId);
  if (!section) return null;
  const { repeat } = section;
  const change = (next: Repeat | null) => edit([{ op: 'change', id: sectionId, set: { repeat: next } }]);
  const problems = repeat ? repeatProblems(repeat) : {};
  return (
    <div className="stack-sm">
      <Checkbox
        label={say(m.repeatable)}
        help={say(m.repeatableHelp)}
        checked={repeat !== null}
        disabled={!isEditable}
        onChange={(isOn) => change(isOn ? usual : null)}
      />
      {repeat && (
        <div className="items-start grid gap-12 test-limits">
          {(['min', 'max'] as const).map((name) => (
            <NumberField
              key={name}
              label={say(name === 'min' ? m.repeatMin : m.repeatMax)}
              value={repeat[name]}
              isWhole
              disabled={!isEditable}
              problem={problems[name]}
              problemOf={(value) =>
                newProblem(problems, repeatProblems({ ...repeat, [name]: value ?? Number.NaN }), name)
              }
              onSettle={(value) => change({ ...repeat, [name]: value ?? 1 })}
            />
          ))}
        </div>
      )}
    </div>
  );
}
