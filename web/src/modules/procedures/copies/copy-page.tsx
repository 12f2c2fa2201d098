import { RecordPage } from '../../records/public';
import { copyPage } from './kind';

export default function CopyPage() {
  return <RecordPage view={copyPage} />;
}
