import { RecordPage } from '../../records/public';
import { procedurePage } from './page-view';

export default function ProcedurePage() {
  return <RecordPage view={procedurePage} />;
}
