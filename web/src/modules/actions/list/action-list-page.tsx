import { RecordListPage } from '../../records/public';
import { actionListView } from '../kind';

export default function ActionListPage() {
  return <RecordListPage view={actionListView} />;
}
