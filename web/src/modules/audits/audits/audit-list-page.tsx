import { RecordListPage } from '../../records/public';
import { AuditsNav } from '../audits-nav';
import { auditListView } from './list-view';

export default function AuditListPage() {
  return (
    <>
      <AuditsNav at="audits" />
      <RecordListPage view={auditListView} />
    </>
  );
}
