import { useLocation } from '@tanstack/react-router';
import { GoTo } from '../../../platform/page/go-to';

/** The requirements' `/approval` is its first view; whatever the address asked for goes along. */
export default function ToSendPage() {
  const { searchStr } = useLocation();
  return <GoTo path={`/apps/new-issue/approval/send${searchStr}`} />;
}
