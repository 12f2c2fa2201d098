import { RecordPage } from '../../records/public';
import { TrainingNav } from '../training-nav';
import { curriculumPage } from './curriculum-kind';

export default function CurriculumPage() {
  return (
    <>
      <TrainingNav at="curricula" />
      <RecordPage view={curriculumPage} />
    </>
  );
}
