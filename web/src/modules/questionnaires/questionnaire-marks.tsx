import type { QuestionnaireStatus } from '@vigie/domain/modules/questionnaires/filled/workflow';
import { questionnaireStatusMessages } from '@vigie/domain/modules/questionnaires/messages/filled';
import { questionnairesPageMessages as m } from '@vigie/domain/modules/questionnaires/messages/questionnaire-list';
import { useSay } from '../../platform/page/messages';
import { EntryNone } from '../../platform/records/entry-marks';
import { Glyph } from '../../ui/icons/glyph';
import './questionnaire-marks.css';

const glyphs = { in_progress: 'progress', submitted: 'closed', discarded: 'void' } as const;

/** A drawing and a word: the shape shows how far it has come. */
export function QuestionnaireState({ status }: { status: QuestionnaireStatus }) {
  const say = useSay();
  return (
    <span className={`inline-row questionnaire-state questionnaire-${status}`}>
      <Glyph name={glyphs[status]} />
      {say(questionnaireStatusMessages[status])}
    </span>
  );
}

/** What was reached of the points, and whether one answer fails the whole. */
export function PercentMark({ percent, isFailed }: { percent: number | null; isFailed: boolean }) {
  const say = useSay();
  if (percent === null && !isFailed) return <EntryNone why={say(m.notScored)} />;
  return (
    <span className="questionnaire-score">
      {percent !== null && say(m.percent, { n: Math.round(percent) })}
      {isFailed && (
        <span className="inline-row critical questionnaire-failed">
          <Glyph name="octagon" />
          {say(m.failed)}
        </span>
      )}
    </span>
  );
}
