import { RecordListPage } from '../../records/public';
import { ProceduresNav } from '../procedures-nav';
import { versionListView } from './list-view';

export default function VersionListPage() {
  return (
    <>
      <ProceduresNav at="versions" />
      <RecordListPage view={versionListView} />
    </>
  );
}
