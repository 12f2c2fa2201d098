import { formMessages as m } from '@vigie/domain/modules/questionnaires/messages/form';
import { memo } from 'react';
import { useSay } from '../../../../platform/page/messages';
import { Icon } from '../../../../ui/icons/icon';
import { type FormStep, stateOfStep } from './form-steps';
import type { ProblemsByPlace } from './problems';
import { groupTitle, stepTitle } from './step-titles';

interface StepListProps {
  steps: readonly FormStep[];
  current: FormStep | undefined;
  problems: ProblemsByPlace;
  isReadOnly: boolean;
  /** Problems are shown as such, rather than as what is still to do. */
  asksAll: boolean;
  onGo: (step: string) => void;
}

interface Group {
  readonly title: string;
  readonly key: string;
  readonly steps: FormStep[];
}

/** Sections and their pages, with what each still lacks. */
export function StepList({ steps, current, problems, isReadOnly, asksAll, onGo }: StepListProps) {
  const say = useSay();
  const groups: Group[] = [];
  for (const step of steps) {
    const key = `${step.section.id}/${step.page ? (step.instance?.id ?? '') : ''}`;
    const last = groups.at(-1);
    if (last && last.key === key) last.steps.push(step);
    else groups.push({ key, title: groupTitle(step, say), steps: [step] });
  }
  return (
    <ol className="form-steps">
      {groups.map((group) => (
        <li key={group.key}>
          <p className="meta strong form-group clip">{group.title}</p>
          <ol>
            {group.steps.map((step) => {
              const { questions, answered, problems: missing } = stateOfStep(step, problems);
              return (
                <StepLink
                  key={step.key}
                  step={step.key}
                  title={stepTitle(step)}
                  isCurrent={step.key === current?.key}
                  missing={isReadOnly ? 0 : missing}
                  isComplete={missing === 0 && answered === questions && questions > 0}
                  isWrong={asksAll && missing > 0}
                  onGo={onGo}
                />
              );
            })}
          </ol>
        </li>
      ))}
    </ol>
  );
}

interface StepLinkProps {
  step: string;
  title: string;
  isCurrent: boolean;
  missing: number;
  isComplete: boolean;
  isWrong: boolean;
  onGo: (step: string) => void;
}

const StepLink = memo(function StepLink({ step, title, isCurrent, missing, isComplete, ...props }: StepLinkProps) {
  const say = useSay();
  return (
    <li>
      <button
        type="button"
        className="row full-width rounded hoverable form-step"
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => props.onGo(step)}
      >
        <span className="clip grow">{title}</span>
        {missing > 0 && (
          <span
            className={
              props.isWrong
                ? 'tight centred small digits rigid form-missing form-wrong'
                : 'tight centred small digits rigid form-missing'
            }
          >
            <span aria-hidden="true">{missing}</span>
            <span className="sr">{say(m.missing, { n: missing })}</span>
          </span>
        )}
        {isComplete && (
          <span className="form-complete">
            <Icon name="check" />
            <span className="sr">{say(m.complete)}</span>
          </span>
        )}
      </button>
    </li>
  );
});
