import { RecordListPage } from '../records/public';
import { placementListView } from './kind';

export default function PlacementListPage() {
  return <RecordListPage view={placementListView} />;
}
