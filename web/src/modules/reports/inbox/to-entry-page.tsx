import { GoTo } from '../../../platform/page/go-to';
import { useParams } from '../../../platform/router/router';
import { entryAddress } from '../approval/approval-address';

/** The requirements write the address both ways. */
export default function ToEntryPage() {
  const { id = '' } = useParams();
  return <GoTo path={entryAddress(id)} />;
}
