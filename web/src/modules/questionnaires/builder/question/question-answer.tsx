import { questionTypeMessages } from '@vigie/domain/modules/questionnaires/messages/builder';
import { hasOptions, type Question } from '@vigie/domain/modules/questionnaires/template/model';
import { useSay } from '../../../../platform/page/messages';
import { QuestionGlyph } from '../glyphs';
import { OptionList } from './option-list';

interface QuestionAnswerProps {
  question: Question;
  number: number;
  isEditable: boolean;
}

/** Where the answer will stand: its options, or the outline of a field. */
export function QuestionAnswer({ question, number, isEditable }: QuestionAnswerProps) {
  const say = useSay();
  if (hasOptions(question)) return <OptionList question={question} number={number} isEditable={isEditable} />;
  return (
    <div className={question.type === 'long_answer' ? 'builder-ghost builder-ghost-tall' : 'builder-ghost'}>
      {question.type !== 'short_answer' && question.type !== 'long_answer' && <QuestionGlyph type={question.type} />}
      {question.type === 'date' ? 'JJ / MM / AAAA' : say(questionTypeMessages[question.type])}
      {question.type === 'number' && question.properties.unit !== '' && <span>({question.properties.unit})</span>}
    </div>
  );
}
