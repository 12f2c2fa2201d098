import { RecordPage } from '../../records/public';
import { TrainingNav } from '../training-nav';
import { postPage } from './post-kind';

export default function PostPage() {
  return (
    <>
      <TrainingNav at="posts" />
      <RecordPage view={postPage} />
    </>
  );
}
