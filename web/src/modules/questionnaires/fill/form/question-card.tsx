import type { Answer } from '@vigie/domain/modules/questionnaires/answers/filling';
import type { AnswerProblem } from '@vigie/domain/modules/questionnaires/answers/parse';
import type { Question } from '@vigie/domain/modules/questionnaires/template/model';
import { titleText } from '@vigie/domain/modules/questionnaires/template/titles';
import { memo, type ReactNode } from 'react';
import { useSay } from '../../../../platform/page/messages';
import { AnswerField, problemText } from './answer-field';
import { ReadAnswer } from './read-answer';
import type { AnswerSources } from './sources';

export const questionElementId = (key: string) => `question-${key}`;

interface QuestionCardProps {
  answerKey: string;
  question: Question;
  number: number;
  answer: Answer | undefined;
  problem: AnswerProblem | undefined;
  isReadOnly: boolean;
  sources: AnswerSources;
  /** Beside the answer, such as the report that a finding has raised. */
  aside?: ReactNode;
  onAnswer: (key: string, question: Question, answer: Answer | undefined) => void;
  onNamed: (kind: 'people' | 'cases', id: string, name: string) => void;
  onLeft: (key: string) => void;
}

/** One question. What it shows hangs on its own answer alone, so that typing draws no other. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { answerKey, question, answer, problem, sources, onAnswer, onNamed, onLeft } = props;
  const say = useSay();
  const title = titleText('question', question.title, props.number);
  if (props.isReadOnly) {
    return (
      <div className="card question-card" id={questionElementId(answerKey)} tabIndex={-1}>
        <p className="label">{title}</p>
        {question.explanation && <p className="note breaks explanation">{question.explanation}</p>}
        <ReadAnswer question={question} answer={answer} sources={sources} />
        {props.aside}
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the fields within were left
    <div
      className="card question-card"
      id={questionElementId(answerKey)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeft(answerKey);
      }}
    >
      <AnswerField
        name={answerKey}
        label={title}
        explanation={question.explanation || undefined}
        help={question.helpText || undefined}
        error={problem && problemText(problem, question.type, say)}
        required={question.required}
        question={question}
        answer={answer}
        sources={sources}
        onAnswer={(next) => onAnswer(answerKey, question, next)}
        onNamed={onNamed}
      />
      {props.aside}
    </div>
  );
});
