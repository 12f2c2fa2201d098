import { RecordListPage } from '../../records/public';
import { TrainingNav } from '../training-nav';
import { postListView } from './post-kind';

export default function PostListPage() {
  return (
    <>
      <TrainingNav at="posts" />
      <RecordListPage view={postListView} />
    </>
  );
}
