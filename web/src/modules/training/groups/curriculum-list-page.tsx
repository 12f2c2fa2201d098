import { RecordListPage } from '../../records/public';
import { TrainingNav } from '../training-nav';
import { curriculumListView } from './curriculum-kind';

export default function CurriculumListPage() {
  return (
    <>
      <TrainingNav at="curricula" />
      <RecordListPage view={curriculumListView} />
    </>
  );
}
