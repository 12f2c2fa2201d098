import { GoTo } from '../../../platform/page/go-to';
import { usePlace } from '../../../platform/router/router';

/** The requirements' `/approval` is its first view; whatever the address asked for goes along. */
export default function ToSendPage() {
  const { search } = usePlace();
  return <GoTo path={`/apps/new-issue/approval/send${search}`} />;
}
