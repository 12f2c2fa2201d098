import { RecordPage } from '../../records/public';
import { TrainingNav } from '../training-nav';
import { trainingPage } from './page-view';

export default function TrainingPage() {
  return (
    <>
      <TrainingNav at="all" />
      <RecordPage view={trainingPage} />
    </>
  );
}
