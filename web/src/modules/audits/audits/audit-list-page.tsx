import { RecordListPage } from '../../records/public';
import { AuditsNav } from '../audits-nav';
import '../many-columns.css';
import { auditListView } from './list-view';

export default function AuditListPage() {
  return (
    <>
      <AuditsNav at="audits" />
      <div className="many-columns audit-columns">
        <RecordListPage view={auditListView} />
      </div>
    </>
  );
}
