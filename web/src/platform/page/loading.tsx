import type { Message } from '@vigie/domain/kernel/message';
import { connectionMessages } from '@vigie/domain/messages/connection';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { Button } from '../../ui/buttons/button';
import { EmptyState } from '../../ui/lists/empty-state';
import { Skeleton } from '../../ui/lists/skeleton';
import { sentenceOf } from '../transport/api-error';
import { useSay } from './messages';

/** Stands where something will be shown, about as high as that. */
export function Loading({ lines }: { lines: number }) {
  const say = useSay();
  return <Skeleton lines={lines} label={say(generalMessages.loading)} />;
}

interface LoadFailedProps {
  query: { readonly error: unknown; readonly refetch: () => unknown };
  /** A sentence around the `reason`. */
  help?: Message;
  wholePage?: boolean;
}

/** Stands where something should have been shown, says why it is not, and asks for it again. */
export function LoadFailed({ query, help, wholePage = false }: LoadFailedProps) {
  const say = useSay();
  const reason = sentenceOf(query.error, say(connectionMessages.unknownError));
  return (
    <EmptyState
      failed
      wholePage={wholePage}
      title={say(generalMessages.loadFailed)}
      text={help ? say(help, { reason }) : reason}
      action={<Button onClick={() => query.refetch()}>{say(generalMessages.retry)}</Button>}
    />
  );
}
