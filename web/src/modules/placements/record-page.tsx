import { RecordPage } from '../records/public';
import { placementPage } from './kind';

export default function PlacementPage() {
  return <RecordPage view={placementPage} />;
}
