import { RecordPage } from '../../records/public';
import { TrainingNav } from '../training-nav';
import { absencePage } from './kind';

export default function AbsencePage() {
  return (
    <>
      <TrainingNav at="absences" />
      <RecordPage view={absencePage} />
    </>
  );
}
