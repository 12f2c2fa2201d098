import { RecordListPage } from '../../records/public';
import { ProceduresNav } from '../procedures-nav';
import { procedureListView } from './list-view';

export default function ProcedureListPage() {
  return (
    <>
      <ProceduresNav at="procedures" />
      <RecordListPage view={procedureListView} />
    </>
  );
}
