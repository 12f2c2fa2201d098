import { type Answer, type Filling, instancesOf } from '@vigie/domain/modules/questionnaires/answers/filling';
import { instanceObjection } from '@vigie/domain/modules/questionnaires/answers/places-asked';
import { formMessages as m } from '@vigie/domain/modules/questionnaires/messages/form';
import type { Question, Section, Template } from '@vigie/domain/modules/questionnaires/template/model';
import { questionPlaces } from '@vigie/domain/modules/questionnaires/template/places';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { newIdempotencyKey } from '../../../platform/transport/api-client';
import { Button } from '../../../ui/buttons/button';
import { showUndoToast } from '../../../ui/fields/undo-toast';
import { EmptyState } from '../../../ui/lists/empty-state';
import {
  type FillingChange,
  type FlatChanges,
  withAnswer,
  withInstance,
  withoutInstance,
  withRestored,
} from './form/changes';
import { StepPage } from './form/form-page';
import { type FormPlace, useCurrentStep, useFocusAtPlace } from './form/form-place';
import { FormProgress } from './form/form-progress';
import { type FormStep, formSteps } from './form/form-steps';
import type { ProblemsByPlace } from './form/problems';
import { useShownProblems } from './form/shown-problems';
import type { AnswerSources } from './form/sources';
import './form/questionnaire-form.css';

interface QuestionnaireFormProps {
  template: Template;
  filling: Filling;
  /** The answers as they are now, and what changed by the keys of `flatFilling`. */
  onChange: (filling: Filling, changes: FlatChanges) => void;
  /** `problemsByPlace(template, filling)`; the caller needs them too. */
  problems: ProblemsByPlace;
  sources: AnswerSources;
  isReadOnly?: boolean;
  /** Submitting was tried: all that is wrong is said. */
  asksAll?: boolean;
  place: FormPlace | null;
  onPlace: (place: FormPlace) => void;
  /** Stands in place of "Next" behind the last page. */
  end?: ReactNode;
  /** Beside an answer, by its key. */
  asideOf?: (key: string) => ReactNode;
}

/** A template to be filled, one page at a time. Preview and filling show the same. */
export function QuestionnaireForm(props: QuestionnaireFormProps) {
  const { template, filling, problems, isReadOnly = false, asksAll = false, place, onPlace } = props;
  const say = useSay();
  const steps = useMemo(() => formSteps(template, filling), [template, filling]);
  const at = useCurrentStep(steps, place);
  const step = steps[at];
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAtPlace(place, heading);
  const { problemAt, leave, leaveStep } = useShownProblems(problems, asksAll && !isReadOnly);
  const { sources, onNamed } = useNames(props.sources);
  const changes = useChanges(props);
  const go = useCallback((to: string) => onPlace({ step: to }), [onPlace]);
  const progress = useDeferredValue(useMemo(() => ({ steps, at, template, filling }), [steps, at, template, filling]));
  if (!step) return <EmptyState title={say(m.nothingAsked)} />;

  const walk = (by: 1 | -1) => {
    if (by === 1) leaveStep(step);
    const next = steps[at + by];
    if (next) go(next.key);
  };
  const add = (section: Section) => {
    leaveStep(step);
    const added = changes.addInstance(section);
    const [first] = section.pages;
    if (first) go(`${first.id}/${added}`);
  };
  return (
    <div className="block questionnaire-form">
      <FormProgress {...progress} problems={problems} isReadOnly={isReadOnly} asksAll={asksAll} onGo={go} />
      <div className="shrinks stack gap-16 form-body">
        <StepPage
          step={step}
          steps={steps}
          problems={problems}
          problemAt={problemAt}
          isReadOnly={isReadOnly}
          sources={sources}
          heading={heading}
          onNamed={onNamed}
          asideOf={props.asideOf}
          onAnswer={changes.answer}
          onLeft={leave}
          onGo={go}
          onAdd={add}
          onRemove={changes.removeInstance}
        />
        <nav className="cluster row-between form-walk" aria-label={say(m.walk)}>
          <Button size="large" icon="chevron-left" disabled={at === 0} onClick={() => walk(-1)}>
            {say(m.previous)}
          </Button>
          {!isReadOnly && (
            <AddAnother step={step} template={template} filling={filling} next={steps[at + 1]} onAdd={add} />
          )}
          {at < steps.length - 1 ? (
            <Button size="large" look="primary" onClick={() => walk(1)}>
              {say(m.next)}
            </Button>
          ) : (
            props.end
          )}
        </nav>
      </div>
    </div>
  );
}

/** Behind the last page of the last instance: the next one is a tap away. */
function AddAnother({
  step,
  next,
  template,
  filling,
  onAdd,
}: {
  step: FormStep;
  next: FormStep | undefined;
  template: Template;
  filling: Filling;
  onAdd: (section: Section) => void;
}) {
  const say = useSay();
  const { repeat, id } = step.section;
  if (!step.page || !repeat || next?.section.id === id) return null;
  if (instanceObjection(template, filling, step.section)) return null;
  return (
    <Button size="large" icon="plus" onClick={() => onAdd(step.section)}>
      {say(m.addAnother)}
    </Button>
  );
}

/** What was chosen here has a name before the server says it. */
function useNames(given: AnswerSources) {
  const [named, setNamed] = useState<Pick<AnswerSources, 'people' | 'cases'>>({ people: {}, cases: {} });
  const sources = useMemo(
    () => ({
      photos: given.photos,
      people: { ...given.people, ...named.people },
      cases: { ...given.cases, ...named.cases },
    }),
    [given.photos, given.people, given.cases, named],
  );
  const onNamed = useRef((kind: 'people' | 'cases', id: string, name: string) =>
    setNamed((before) => ({ ...before, [kind]: { ...before[kind], [id]: name } })),
  ).current;
  return { sources, onNamed };
}

/** Made once, so that a question is drawn only when it changes; each change is made to the answers of that moment. */
function useChanges({
  template,
  filling,
  onChange,
}: Pick<QuestionnaireFormProps, 'template' | 'filling' | 'onChange'>) {
  const say = useSay();
  const latest = useRef({ template, filling, onChange });
  useEffect(() => {
    latest.current = { template, filling, onChange };
  });
  return useMemo(() => {
    const make = (change: (filling: Filling) => FillingChange) => {
      const { filling: next, changes } = change(latest.current.filling);
      latest.current = { ...latest.current, filling: next };
      latest.current.onChange(next, changes);
    };
    return {
      answer(key: string, { id: questionId }: Question, answer: Answer | undefined) {
        const section = questionPlaces(latest.current.template).get(questionId)?.section;
        const instanceId = key.split('/')[1] ?? null;
        if (section) make((before) => withAnswer(before, section, { questionId, instanceId }, answer));
      },
      addInstance(section: Section): string {
        const id = newIdempotencyKey();
        make((before) => withInstance(before, section, id));
        return id;
      },
      removeInstance(section: Section, instanceId: string, title: string) {
        const before = instancesOf(latest.current.filling, section.id);
        const at = before.findIndex(({ id }) => id === instanceId);
        const gone = before[at];
        if (!gone) return;
        make((filling) => withoutInstance(filling, section, instanceId));
        showUndoToast(say(m.removed, { title }), say(m.undo), () =>
          make((filling) => withRestored(filling, section, gone, at)),
        );
      },
    };
  }, [say]);
}
