import { RecordPage } from '../../records/public';
import { TrainingNav } from '../training-nav';
import { requirementPage } from './kind';

export default function RequirementPage() {
  return (
    <>
      <TrainingNav at="requirements" />
      <RecordPage view={requirementPage} />
    </>
  );
}
