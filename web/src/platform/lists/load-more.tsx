import { connectionMessages } from '@vigie/domain/messages/connection';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { Button } from '../../ui/buttons/button';
import { Banner } from '../../ui/overlays/banner';
import { useSay } from '../page/messages';
import { sentenceOf } from '../transport/api-error';

interface LoadMoreProps {
  label: string;
  isLoading: boolean;
  /** Why the last attempt brought nothing. */
  error: unknown;
  onPress: () => void;
}

/** The next part of something long. Never switched off while it loads: a keyboard would lose its place. */
export function LoadMore({ label, isLoading, error, onPress }: LoadMoreProps) {
  const say = useSay();
  return (
    <>
      {error !== null && !isLoading && (
        <Banner kind="error">{sentenceOf(error, say(connectionMessages.unknownError))}</Banner>
      )}
      <Button size="small" block aria-busy={isLoading || undefined} onClick={isLoading ? undefined : onPress}>
        {isLoading ? say(generalMessages.loading) : label}
      </Button>
    </>
  );
}
