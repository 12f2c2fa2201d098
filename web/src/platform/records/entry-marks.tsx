import { confidentialMessages, importedMarkMessages, listMessages as m } from '@vigie/domain/messages/lists';
import { Avatar } from '../../ui/icons/avatar';
import { Icon } from '../../ui/icons/icon';
import './entry-marks.css';
import { useSay } from '../page/messages';
import { initialsOf } from './people';

export function EntryPerson({ name }: { name: string }) {
  return (
    <span className="row shrinks entry-person" title={name}>
      <Avatar initials={initialsOf(name)} />
      <span className="clip">{name}</span>
    </span>
  );
}

/** Stands where a row has nothing to show. */
export function EntryNone({ why }: { why: string }) {
  return (
    <span className="entry-none" title={why}>
      <span aria-hidden="true">–</span>
      <span className="sr">{why}</span>
    </span>
  );
}

/** Of what only its named readers see. */
export function ConfidentialMark() {
  const say = useSay();
  return (
    <span className="inline-row small muted nowrap entry-mark">
      <Icon name="lock" />
      {say(confidentialMessages.mark)}
    </span>
  );
}

/** Of what was brought from elsewhere. */
export function ImportedMark() {
  const say = useSay();
  return (
    <span className="inline-row small muted nowrap entry-mark">
      <Icon name="history" />
      {say(importedMarkMessages.mark)}
    </span>
  );
}

export function CommentCount({ count }: { count: number }) {
  const say = useSay();
  return (
    <span className="inline-row gap-4 digits rigid icons-14" title={say(m.commentCount, { n: count })}>
      <Icon name="message" />
      <span aria-hidden="true">{count}</span>
      <span className="sr">{say(m.commentCount, { n: count })}</span>
    </span>
  );
}
