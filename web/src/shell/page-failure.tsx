import { generalMessages, shellMessages as m } from '@vigie/domain/messages/shell';
import { useSay } from '../platform/messages';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';

/** Instead of a page that could not be loaded or drawn. */
export function PageFailure() {
  const say = useSay();
  return (
    <EmptyState
      failed
      title={say(m.pageFailed)}
      text={say(m.pageFailedHelp)}
      action={<Button onClick={() => window.location.reload()}>{say(generalMessages.retry)}</Button>}
    />
  );
}
