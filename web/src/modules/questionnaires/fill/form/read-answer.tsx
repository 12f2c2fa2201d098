import type { Language } from '@vigie/domain/kernel/message';
import { type Answer, chosenOptions } from '@vigie/domain/modules/questionnaires/answers/filling';
import { formMessages as m } from '@vigie/domain/modules/questionnaires/messages/form';
import type { Question } from '@vigie/domain/modules/questionnaires/template/model';
import { useSay } from '../../../../platform/page/messages';
import { formatDay } from '../../../../ui/fields/day';
import { useShownLanguage } from '../../../../ui/foundation/shown-language';
import { FileTiles } from '../../../attachments/public';
import { formatNumber } from './number-field';
import type { AnswerSources } from './sources';

interface ReadAnswerProps {
  question: Question;
  answer: Answer | undefined;
  sources: AnswerSources;
}

/** An answer that is only read. */
export function ReadAnswer({ question, answer, sources }: ReadAnswerProps) {
  const say = useSay();
  const language = useShownLanguage();
  if (answer === undefined) return <p className="muted">{say(m.notAnswered)}</p>;
  if (question.type === 'photo' && Array.isArray(answer) && sources.photos) {
    const files = sources.photos.known.filter(({ id }) => answer.includes(id));
    return <FileTiles files={files} load={sources.photos.load} />;
  }
  return <p className="breaks read-answer">{answerText(question, answer, sources, language)}</p>;
}

export function answerText(
  question: Question,
  answer: Answer,
  { people, cases }: Pick<AnswerSources, 'people' | 'cases'>,
  language: Language,
): string {
  switch (question.type) {
    case 'single_choice':
    case 'dropdown':
    case 'multiple_choice':
      return chosenOptions(question, answer)
        .map(({ label }) => label)
        .join(', ');
    case 'number': {
      const number = typeof answer === 'number' ? formatNumber(answer, language) : String(answer);
      return [number, question.properties.unit].filter(Boolean).join(' ');
    }
    case 'date':
      return formatDay(String(answer));
    case 'person':
      return people[String(answer)] ?? String(answer);
    case 'case':
      return [answer, cases[String(answer)]].filter(Boolean).join(' ');
    default:
      return String(answer);
  }
}
