import { caseQuestionnaireMessages as m } from '@vigie/domain/modules/cases/messages/questionnaire';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { allowedInParts } from '@vigie/domain/modules/cases/workflow';
import { useSay } from '../../../platform/page/messages';
import { measureFoot } from '../../../ui/foundation/measure-foot';
import { EmptyState } from '../../../ui/lists/empty-state';
import { QuestionnaireOfCase } from '../../questionnaires/public';
import type { TemplatePlace } from './case-place';
import { StepWalk } from './step-walk';

/** What a template asks of the case, and how far that is. */
export function CaseQuestionnaire({ record, place }: { record: CaseRecord; place: TemplatePlace }) {
  const say = useSay();
  const asked = record.questionnaires.find(({ templateId }) => templateId === place);
  if (!asked) return <EmptyState title={say(m.unknown, { id: place })} text={say(m.unknownHelp)} />;
  return (
    <>
      <div className="row wrap step-head">
        <h2 className="title">{asked.title}</h2>
      </div>
      <p>{say(asked.isRequired ? m.isRequired : m.isNotRequired)}</p>
      <QuestionnaireOfCase caseId={record.id} asked={asked} isFrozen={allowedInParts(record) !== 'changes'} />
      <div ref={measureFoot} className="row wrap no-print qa-bar">
        <StepWalk record={record} place={place} />
      </div>
    </>
  );
}
