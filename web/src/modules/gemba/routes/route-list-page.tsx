import { RecordListPage } from '../../records/public';
import { GembaNav } from '../gemba-nav';
import { routeListView } from './kind';

export default function RouteListPage() {
  return (
    <>
      <GembaNav at="routes" />
      <RecordListPage view={routeListView} />
    </>
  );
}
