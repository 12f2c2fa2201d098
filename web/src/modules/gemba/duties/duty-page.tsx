import { RecordPage } from '../../records/public';
import { dutyPage } from './kind';

export default function DutyPage() {
  return <RecordPage view={dutyPage} />;
}
