import { formMessages as m } from '@vigie/domain/modules/questionnaires/messages/form';
import type { Section } from '@vigie/domain/modules/questionnaires/template/model';
import { useSay } from '../../../../platform/page/messages';
import { Button } from '../../../../ui/buttons/button';
import { IconButton } from '../../../../ui/buttons/icon-button';
import { Icon } from '../../../../ui/icons/icon';
import { type FormStep, type InstancesStep, type PageStep, stateOfStep } from './form-steps';
import type { ProblemsByPlace } from './problems';
import { sectionTitle } from './step-titles';

interface InstancesProps {
  step: InstancesStep;
  steps: readonly FormStep[];
  problems: ProblemsByPlace;
  error: string | undefined;
  isReadOnly: boolean;
  onGo: (step: string) => void;
  onAdd: (section: Section) => void;
  onRemove: (section: Section, instanceId: string, title: string) => void;
}

/** How often a repeatable section is filled: each time one line, with what it still lacks. */
export function Instances({ step, steps, problems, error, isReadOnly, onGo, onAdd, onRemove }: InstancesProps) {
  const say = useSay();
  const { section, instanceIds, objection } = step;
  const { min, max } = section.repeat ?? { min: 0, max: 1 };
  const title = sectionTitle(step);
  return (
    <div className="stack-sm">
      <p className="muted">{say(m.howMany, { min, max })}</p>
      {instanceIds.length === 0 && <p>{say(m.noInstance)}</p>}
      {instanceIds.length > 0 && (
        <ul className="stack gap-8 instances">
          {instanceIds.map((id, at) => (
            <InstanceLine
              key={id}
              title={say(m.instance, { title, n: at + 1 })}
              pages={steps.filter((one): one is PageStep => one.page !== null && one.instance?.id === id)}
              problems={problems}
              onGo={onGo}
              onRemove={isReadOnly ? undefined : (name) => onRemove(section, id, name)}
            />
          ))}
        </ul>
      )}
      {error && (
        <p className="error">
          <Icon name="alert" />
          {error}
        </p>
      )}
      {!isReadOnly && (
        <div className="row">
          <Button icon="plus" disabled={objection !== null} onClick={() => onAdd(section)}>
            {say(m.addInstance, { title })}
          </Button>
          {objection && (
            <span className="help">
              {objection.code === 'too_many_instances'
                ? say(m.noMore, { max })
                : say(objection.message, objection.values)}
            </span>
          )}
        </div>
      )}
    </div>
  );
}

interface InstanceLineProps {
  title: string;
  pages: readonly PageStep[];
  problems: ProblemsByPlace;
  onGo: (step: string) => void;
  onRemove: ((title: string) => void) | undefined;
}

function InstanceLine({ title, pages, problems, onGo, onRemove }: InstanceLineProps) {
  const say = useSay();
  const states = pages.map((page) => stateOfStep(page, problems));
  const sum = (name: 'questions' | 'answered' | 'problems') => states.reduce((total, one) => total + one[name], 0);
  const [first] = pages;
  return (
    <li className="row gap-4 card instance">
      <button
        type="button"
        className="hoverable cluster grow rounded instance-open"
        disabled={!first}
        onClick={() => first && onGo(first.key)}
      >
        <span className="strong">{title}</span>
        <span className="muted">
          {say(m.answered, { n: sum('answered'), of: sum('questions') })}
          {onRemove && sum('problems') > 0 && ` · ${say(m.missing, { n: sum('problems') })}`}
        </span>
      </button>
      {onRemove && (
        <IconButton
          icon="trash"
          label={say(m.removeInstance, { title })}
          tooltipAlign="end"
          onClick={() => onRemove(title)}
        />
      )}
    </li>
  );
}
