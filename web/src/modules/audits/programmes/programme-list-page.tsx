import { RecordListPage } from '../../records/public';
import { AuditsNav } from '../audits-nav';
import { programmeListView } from './kind';

export default function ProgrammeListPage() {
  return (
    <>
      <AuditsNav at="programmes" />
      <RecordListPage view={programmeListView} />
    </>
  );
}
