import { RecordPage } from '../../records/public';
import { programmePage } from './kind';

export default function ProgrammePage() {
  return <RecordPage view={programmePage} />;
}
