import type { Filling } from '@vigie/domain/modules/questionnaires/answers/filling';
import { scoreOf } from '@vigie/domain/modules/questionnaires/answers/score';
import { formMessages as m } from '@vigie/domain/modules/questionnaires/messages/form';
import type { Template } from '@vigie/domain/modules/questionnaires/template/model';
import { allQuestions } from '@vigie/domain/modules/questionnaires/template/places';
import { memo, useCallback, useMemo, useState } from 'react';
import { useSay } from '../../../../platform/page/messages';
import { Icon } from '../../../../ui/icons/icon';
import { Banner } from '../../../../ui/overlays/banner';
import type { FormStep } from './form-steps';
import type { ProblemsByPlace } from './problems';
import { StepList } from './step-list';

interface FormProgressProps {
  template: Template;
  filling: Filling;
  steps: readonly FormStep[];
  at: number;
  problems: ProblemsByPlace;
  isReadOnly: boolean;
  asksAll: boolean;
  onGo: (step: string) => void;
}

/** How far it is, and the list of pages: beside the form where there is room, otherwise behind a button above it. */
export const FormProgress = memo(function FormProgress(props: FormProgressProps) {
  const { template, filling, steps, at, onGo, ...list } = props;
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const go = useCallback(
    (step: string) => {
      setOpen(false);
      onGo(step);
    },
    [onGo],
  );
  const questions = steps.flatMap((step) => (step.page ? step.questions : []));
  const answered = questions.filter(({ answer }) => answer !== undefined).length;
  const said = say(m.answered, { n: answered, of: questions.length });
  return (
    <div className="stack gap-8 form-progress">
      <button
        type="button"
        className="row strong digits form-open"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="grow">{say(m.step, { n: at + 1, of: steps.length })}</span>
        <span className="muted">{said}</span>
        <Icon name="chevron-down" />
      </button>
      <p className="meta digits form-sum">{said}</p>
      <progress className="full-width" max={Math.max(1, questions.length)} value={answered} aria-label={said} />
      {/* What came of a questionnaire that is only read stands above it. */}
      {!list.isReadOnly && <Score template={template} filling={filling} />}
      <nav className="card form-list" data-open={isOpen || undefined} aria-label={say(m.steps)}>
        <StepList {...list} steps={steps} current={steps[at]} onGo={go} />
      </nav>
    </div>
  );
});

const isScored = (template: Template) =>
  allQuestions(template).some(({ options }) => options.some(({ score, critical }) => score !== null || critical));

function Score({ template, filling }: { template: Template; filling: Filling }) {
  const say = useSay();
  const scored = useMemo(() => isScored(template), [template]);
  const score = useMemo(() => (scored ? scoreOf(template, filling) : null), [scored, template, filling]);
  if (!score) return null;
  const { points, possible, percent, criticalFails } = score;
  return (
    <div className="digits text-13">
      {percent !== null && <p>{say(m.score, { points, possible, percent: Math.round(percent) })}</p>}
      {criticalFails.length > 0 && <Banner kind="warning">{say(m.criticalFail)}</Banner>}
    </div>
  );
}
