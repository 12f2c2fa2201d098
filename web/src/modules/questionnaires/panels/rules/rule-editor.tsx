import { ruleMessages as m } from '@vigie/domain/modules/questionnaires/messages/rules';
import { bounds } from '@vigie/domain/modules/questionnaires/template/bounds';
import { testProblems } from '@vigie/domain/modules/questionnaires/template/field-problems';
import type { Condition, Rule } from '@vigie/domain/modules/questionnaires/template/rules';
import { useId, useMemo, useRef } from 'react';
import { useSay } from '../../../../platform/page/messages';
import { Button } from '../../../../ui/buttons/button';
import { SegmentedControl } from '../../../../ui/buttons/segmented-control';
import { useTemplateEditor } from '../../builder/edit-context';
import { ConditionFields } from './condition-fields';
import { questionsSeenBy, ruleOwner } from './rule-owner';
import { useKeptDraft } from './use-kept-draft';
import './rule-editor.css';

const newCondition: Condition = { questionId: '', test: { is: 'answered' } };
const noRule: Rule = { match: 'all', conditions: [] };

const isComplete = ({ conditions }: Rule) =>
  conditions.every(({ questionId, test }) => questionId !== '' && Object.keys(testProblems(test)).length === 0);

/** When a section, a page or a question is shown. The rule is kept as soon as every condition is complete. */
export function RuleEditor({ ownerId }: { ownerId: string }) {
  const { template } = useTemplateEditor();
  const owner = useMemo(() => ruleOwner(template, ownerId), [template, ownerId]);
  const seen = useMemo(() => (owner ? questionsSeenBy(template, owner) : []), [template, owner]);
  return owner ? <Conditions key={ownerId} ownerId={ownerId} kept={owner.rule} seen={seen} /> : null;
}

interface ConditionsProps {
  ownerId: string;
  kept: Rule | null;
  seen: ReturnType<typeof questionsSeenBy>;
}

function Conditions({ ownerId, kept, seen }: ConditionsProps) {
  const say = useSay();
  const heading = useId();
  const group = useRef<HTMLElement>(null);
  const { edit, isEditable } = useTemplateEditor();
  const [draft, setDraft] = useKeptDraft<Rule>(kept ?? noRule);
  const { match, conditions } = draft;
  const change = (next: Rule) => {
    setDraft(next);
    if (isComplete(next)) {
      edit([{ op: 'change', id: ownerId, set: { visibleWhen: next.conditions.length === 0 ? null : next } }]);
    }
  };
  const changeAt = (at: number, condition: Condition) => change({ match, conditions: conditions.with(at, condition) });
  const focus = (find: string) => requestAnimationFrame(() => group.current?.querySelector<HTMLElement>(find)?.focus());
  const add = () => {
    setDraft({ match, conditions: [...conditions, newCondition] });
    focus('.condition:last-of-type [role="combobox"]');
  };
  const remove = (at: number) => {
    change({ match, conditions: conditions.toSpliced(at, 1) });
    focus('.rule-add button');
  };
  return (
    <section ref={group} className="rule-editor stack-sm" aria-labelledby={heading}>
      <h3 className="text-14" id={heading}>
        {say(m.title)}
      </h3>
      {conditions.length === 0 ? <p className="muted">{say(m.always)}</p> : <p className="muted">{say(m.showWhen)}</p>}
      {conditions.length > 1 && (
        <SegmentedControl
          label={say(m.showWhen)}
          small
          options={(['all', 'any'] as const).map((value) => ({ value, label: say(m[value]) }))}
          value={match}
          onChange={(value) => isEditable && change({ match: value, conditions })}
        />
      )}
      {conditions.map((condition, at) => (
        <ConditionFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition has no name but its place
          key={at}
          number={at + 1}
          condition={condition}
          seen={seen}
          disabled={!isEditable}
          onChange={(changed) => changeAt(at, changed)}
          onRemove={() => remove(at)}
        />
      ))}
      <p className="help" role="status">
        {!isComplete(draft) && say(m.incomplete)}
      </p>
      {seen.length === 0 && conditions.length === 0 ? (
        <p className="help">{say(m.nothingToSee)}</p>
      ) : (
        isEditable &&
        conditions.length < bounds.conditions && (
          <span className="rule-add">
            <Button icon="plus" size="small" onClick={add}>
              {say(m.add)}
            </Button>
          </span>
        )
      )}
    </section>
  );
}
