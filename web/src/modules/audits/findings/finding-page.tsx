import { RecordPage } from '../../records/public';
import { findingPage } from './page-view';

export default function FindingPage() {
  return <RecordPage view={findingPage} />;
}
