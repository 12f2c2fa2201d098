import { RecordListPage } from '../../records/public';
import { ProceduresNav } from '../procedures-nav';
import { versionListView } from './list-view';
import '../wide-lists.css';

export default function VersionListPage() {
  return (
    <>
      <ProceduresNav at="versions" />
      <div className="wide-list">
        <RecordListPage view={versionListView} />
      </div>
    </>
  );
}
