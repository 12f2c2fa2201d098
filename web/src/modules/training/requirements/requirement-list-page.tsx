import { RecordListPage } from '../../records/public';
import { TrainingNav } from '../training-nav';
import { requirementListView } from './kind';

export default function RequirementListPage() {
  return (
    <>
      <TrainingNav at="requirements" />
      <RecordListPage view={requirementListView} />
    </>
  );
}
