import { RecordPage } from '../../records/public';
import { stationPage } from './kind';

export default function StationPage() {
  return <RecordPage view={stationPage} />;
}
