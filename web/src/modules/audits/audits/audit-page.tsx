import { RecordPage } from '../../records/public';
import { auditPage } from './page-view';

export default function AuditPage() {
  return <RecordPage view={auditPage} />;
}
