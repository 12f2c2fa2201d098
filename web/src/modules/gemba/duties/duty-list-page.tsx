import { RecordListPage } from '../../records/public';
import { GembaNav } from '../gemba-nav';
import { dutyListView } from './kind';

export default function DutyListPage() {
  return (
    <>
      <GembaNav at="duties" />
      <RecordListPage view={dutyListView} />
    </>
  );
}
