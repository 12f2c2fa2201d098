import { RecordListPage } from '../../records/public';
import { ProceduresNav } from '../procedures-nav';
import { copyListView } from './kind';
import '../wide-lists.css';

export default function CopyListPage() {
  return (
    <>
      <ProceduresNav at="copies" />
      <div className="wide-list">
        <RecordListPage view={copyListView} />
      </div>
    </>
  );
}
