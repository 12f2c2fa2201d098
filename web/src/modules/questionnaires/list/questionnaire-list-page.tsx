import { RecordListPage } from '../../records/public';
import { questionnaireListView } from '../kind';

export default function QuestionnaireListPage() {
  return <RecordListPage view={questionnaireListView} />;
}
