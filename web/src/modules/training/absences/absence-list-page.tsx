import { RecordListPage } from '../../records/public';
import { TrainingNav } from '../training-nav';
import { absenceListView } from './kind';

export default function AbsenceListPage() {
  return (
    <>
      <TrainingNav at="absences" />
      <RecordListPage view={absenceListView} />
    </>
  );
}
