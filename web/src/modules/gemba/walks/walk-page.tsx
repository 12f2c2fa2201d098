import { RecordPage } from '../../records/public';
import { walkPage } from './kind';

export default function WalkPage() {
  return <RecordPage view={walkPage} />;
}
