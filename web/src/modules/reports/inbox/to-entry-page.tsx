import { useParams } from '@tanstack/react-router';
import { GoTo } from '../../../platform/page/go-to';
import { entryAddress } from '../approval/approval-address';

/** The requirements write the address both ways. */
export default function ToEntryPage() {
  const { id = '' } = useParams({ strict: false });
  return <GoTo path={entryAddress(id)} />;
}
