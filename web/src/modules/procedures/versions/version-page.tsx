import { RecordPage } from '../../records/public';
import { versionPage } from './page-view';

export default function VersionPage() {
  return <RecordPage view={versionPage} />;
}
