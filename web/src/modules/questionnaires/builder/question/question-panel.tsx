import { RuleEditor } from '../../panels/rules/rule-editor';
import { QuestionSettings } from '../../panels/settings/question-settings';

/** All that a question can do beside its title and options. */
export default function QuestionPanel({ questionId }: { questionId: string }) {
  return (
    <div className="builder-settings">
      <QuestionSettings questionId={questionId} />
      <RuleEditor ownerId={questionId} />
    </div>
  );
}
