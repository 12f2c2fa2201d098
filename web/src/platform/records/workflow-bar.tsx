import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { availableActions, type Question, type Workflow } from '@vigie/domain/kernel/workflow';
import { type ReactNode, useId } from 'react';
import { WhyButton } from '../../ui/buttons/why-button';
import { Icon } from '../../ui/icons/icon';
import { useSay } from '../page/messages';
import { actorOf, useUser } from '../session/session';
import './workflow-bar.css';

/** One step that a workflow knows, and what keeps this person from taking it. */
export interface WorkflowAction<Name extends string> {
  readonly action: Name;
  readonly label: string;
  readonly why: string | undefined;
  /** Whether the record is where this step begins, for any user. */
  readonly beginsHere: boolean;
}

/** Every step of the workflow as this person sees it. The server shows only records of the own company. */
export function useWorkflowActions<State extends string, Name extends string, RoleOn extends string, Item, Facts>(
  workflow: Workflow<State, Name, RoleOn, Item, Facts>,
  questionOf: (actor: Actor) => Omit<Question<Item, Facts>, 'actor'>,
): readonly WorkflowAction<Name>[] {
  const say = useSay();
  const actor = actorOf(useUser());
  const question = { ...questionOf(actor), actor };
  const state = workflow.stateOf(question.item);
  return availableActions(workflow, question).map(({ action, label, objection }) => ({
    action,
    label: say(label),
    why: objection ? say(objection.message, objection.values) : undefined,
    beginsHere: workflow.transitions[action].from.includes(state),
  }));
}

export function actionNamed<Name extends string>(actions: readonly WorkflowAction<Name>[], name: Name) {
  const found = actions.find(({ action }) => action === name);
  if (!found) throw new Error(`The workflow has no step ${name}`);
  return found;
}

/**
 * The usual next step is shown to every reader, with why it is not theirs; those beside it only to those who may take
 * them.
 */
export function arrangeActions<Name extends string>(
  actions: readonly WorkflowAction<Name>[],
  primary: Name | undefined,
  beside: readonly Name[],
) {
  const first = actions.filter(({ action }) => action === primary);
  const open = beside.flatMap((name) => actions.filter(({ action, why }) => action === name && !why));
  const shown = [...first, ...open];
  return { shown, rest: actions.filter((action) => action.beginsHere && !shown.includes(action)) };
}

interface WorkflowBarProps<Name extends string> {
  actions: readonly WorkflowAction<Name>[];
  /** The usual next step; without one, the first that is open to this person. */
  primary?: Name | undefined;
  tooltipAlign?: 'center' | 'end';
  onChoose: (action: Name) => void;
}

/** Steps of a workflow as buttons. One that this person cannot take says why. */
export function WorkflowBar<Name extends string>(props: WorkflowBarProps<Name>) {
  const { actions, primary = actions.find(({ why }) => !why)?.action, tooltipAlign, onChoose } = props;
  return actions.map(({ action, label, why }) => (
    <WhyButton
      key={action}
      look={action === primary && !why ? 'primary' : 'plain'}
      why={why}
      {...(tooltipAlign && { tooltipAlign })}
      onClick={() => onChoose(action)}
    >
      {label}
    </WhyButton>
  ));
}

/** A mark of a record: whether it is set, and the step that turns it. */
export interface WorkflowMark<Name extends string> {
  readonly isOn: boolean;
  readonly action: Name;
  readonly label: string;
  readonly why: string | undefined;
}

interface WorkflowMarksProps<Name extends string> {
  /** Set by the author of the work. */
  ready: WorkflowMark<Name>;
  /** Set by its reviewer. */
  review: WorkflowMark<Name> & { readonly icon: ReactNode };
  /** What the page says already; it is not shown twice. */
  said?: string | null;
  failure: string | null;
  onChoose: (action: Name) => void;
  /** The first mark was pressed although something is in its way. */
  onRefused?: () => void;
  /** What else is known of the marks. */
  children?: ReactNode;
}

/** The two marks of work that another person reviews. One that this person cannot set says why. */
export function WorkflowMarks<Name extends string>(props: WorkflowMarksProps<Name>) {
  const { ready, review, said = null, failure, onChoose, onRefused, children } = props;
  const id = useId();
  return (
    <>
      <label className="touch-target inline-row gap-10 text-13 strong switch switch-ready">
        <input
          className="rigid relative"
          type="checkbox"
          role="switch"
          checked={ready.isOn}
          aria-checked={ready.isOn}
          aria-disabled={ready.why !== undefined || undefined}
          aria-describedby={ready.why && `${id}-ready`}
          onChange={() => (ready.why === undefined ? onChoose(ready.action) : onRefused?.())}
        />
        {ready.label}
      </label>
      <button
        type="button"
        className={review.isOn ? 'btn btn-reviewed' : 'btn'}
        aria-pressed={review.isOn}
        aria-disabled={review.why !== undefined || undefined}
        aria-describedby={review.why && `${id}-review`}
        onClick={() => review.why === undefined && onChoose(review.action)}
      >
        {review.icon}
        {review.label}
      </button>
      <div className="meta workflow-why">
        {ready.why && (
          <p id={`${id}-ready`} className={ready.why === said ? 'sr' : undefined}>
            {ready.why}
          </p>
        )}
        {review.why && (
          <p id={`${id}-review`} className={[said, ready.why].includes(review.why) ? 'sr' : undefined}>
            {review.why}
          </p>
        )}
        {children}
        {failure && (
          <p className="error" role="alert">
            <Icon name="alert" />
            {failure}
          </p>
        )}
      </div>
    </>
  );
}
