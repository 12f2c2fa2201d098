import { RecordListPage } from '../../records/public';
import { ProceduresNav } from '../procedures-nav';
import { copyListView } from './kind';

export default function CopyListPage() {
  return (
    <>
      <ProceduresNav at="copies" />
      <RecordListPage view={copyListView} />
    </>
  );
}
