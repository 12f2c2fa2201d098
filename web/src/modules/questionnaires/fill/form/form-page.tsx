import type { Answer } from '@vigie/domain/modules/questionnaires/answers/filling';
import type { AnswerProblem } from '@vigie/domain/modules/questionnaires/answers/parse';
import type { Question, Section } from '@vigie/domain/modules/questionnaires/template/model';
import type { ReactNode, RefObject } from 'react';
import { useSay } from '../../../../platform/page/messages';
import type { FormStep } from './form-steps';
import { Instances } from './instances';
import type { ProblemsByPlace } from './problems';
import { QuestionCard } from './question-card';
import type { AnswerSources } from './sources';
import { groupTitle, stepTitle } from './step-titles';

interface StepPageProps {
  step: FormStep;
  steps: readonly FormStep[];
  problems: ProblemsByPlace;
  problemAt: (step: FormStep, key: string) => AnswerProblem | undefined;
  isReadOnly: boolean;
  sources: AnswerSources;
  heading: RefObject<HTMLHeadingElement | null>;
  asideOf: ((key: string) => ReactNode) | undefined;
  onAnswer: (key: string, question: Question, answer: Answer | undefined) => void;
  onNamed: (kind: 'people' | 'cases', id: string, name: string) => void;
  onLeft: (key: string) => void;
  onGo: (step: string) => void;
  onAdd: (section: Section) => void;
  onRemove: (section: Section, instanceId: string, title: string) => void;
}

/** The page that is open. */
export function StepPage(props: StepPageProps) {
  const { step, steps, problems, problemAt, isReadOnly, sources, heading } = props;
  const say = useSay();
  const problem = step.page ? undefined : problemAt(step, step.key);
  return (
    <>
      <h2 className="stack gap-2 breaks form-title" ref={heading} tabIndex={-1}>
        {step.page && <span className="meta strong form-group">{groupTitle(step, say)}</span>}
        <span>{stepTitle(step)}</span>
      </h2>
      {step.page ? (
        <div className="stack-sm" key={step.key}>
          {step.questions.map(({ key, question, number, answer }) => (
            <QuestionCard
              key={key}
              answerKey={key}
              question={question}
              number={number}
              answer={answer}
              isReadOnly={isReadOnly}
              sources={sources}
              problem={problemAt(step, key)}
              aside={props.asideOf?.(key)}
              onAnswer={props.onAnswer}
              onNamed={props.onNamed}
              onLeft={props.onLeft}
            />
          ))}
        </div>
      ) : (
        <Instances
          step={step}
          steps={steps}
          problems={problems}
          isReadOnly={isReadOnly}
          error={problem && say(problem.message, problem.values)}
          onGo={props.onGo}
          onAdd={props.onAdd}
          onRemove={props.onRemove}
        />
      )}
    </>
  );
}
