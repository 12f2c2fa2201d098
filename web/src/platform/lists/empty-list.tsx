import type { Message } from '@vigie/domain/kernel/message';
import { listMessages } from '@vigie/domain/messages/lists';
import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/button';
import { EmptyState } from '../../ui/lists/empty-state';
import { useSay } from '../page/messages';
import type { Assigned } from './list-toolbar';

interface EmptyListProps {
  texts: Readonly<
    Record<'empty' | 'emptyFiltered' | 'emptyFilteredHelp' | 'emptyTeam' | 'emptyMe' | 'emptyEveryone', Message>
  > & { readonly showEveryone?: Message };
  isNarrowed: boolean;
  assigned: Assigned;
  onShowAll: () => void;
  onShowEveryone: () => void;
  /** Button shown when the list is empty for all users. */
  begin: ReactNode;
}

/** Each way of finding nothing has its one way on. */
export function EmptyList({ texts, isNarrowed, assigned, onShowAll, onShowEveryone, begin }: EmptyListProps) {
  const say = useSay();
  if (isNarrowed) {
    return (
      <EmptyState
        title={say(texts.emptyFiltered)}
        text={say(texts.emptyFilteredHelp)}
        action={<Button onClick={onShowAll}>{say(listMessages.showAll)}</Button>}
      />
    );
  }
  const text = { team: texts.emptyTeam, me: texts.emptyMe, everyone: texts.emptyEveryone }[assigned];
  const widen = <Button onClick={onShowEveryone}>{say(texts.showEveryone ?? listMessages.showEveryone)}</Button>;
  return <EmptyState title={say(texts.empty)} text={say(text)} action={assigned === 'everyone' ? begin : widen} />;
}
