import { RecordPage } from '../../records/public';
import { routePage } from './kind';

export default function RoutePage() {
  return <RecordPage view={routePage} />;
}
