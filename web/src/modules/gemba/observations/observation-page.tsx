import { RecordPage } from '../../records/public';
import { observationPage } from './kind';

export default function ObservationPage() {
  return <RecordPage view={observationPage} />;
}
