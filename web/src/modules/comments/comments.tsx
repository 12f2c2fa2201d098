import { useQuery, useQueryClient } from '@tanstack/react-query';
import { commentsMessages as m } from '@vigie/domain/messages/comments';
import { connectionMessages } from '@vigie/domain/messages/connection';
import { generalMessages } from '@vigie/domain/messages/shell';
import type { Comment } from '@vigie/domain/modules/comments/contract';
import { sentenceOf } from '../../platform/api-error';
import { minuteShown } from '../../platform/dates';
import { Loading } from '../../platform/loading';
import { useSay } from '../../platform/messages';
import { initialsOf } from '../../platform/people';
import { useUser } from '../../platform/session';
import { Avatar } from '../../ui/avatar';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { commentParts } from './comment-parts';
import './comments.css';
import type { CommentsProps } from './comments-props';
import { Composer } from './composer';

/** What people say about a record, oldest first, and the place to say more. */
export function Comments({ queryKey, load, send, searchPeople }: CommentsProps) {
  const say = useSay();
  const queries = useQueryClient();
  const comments = useQuery({ queryKey, queryFn: ({ signal }) => load(signal) });
  const sendAndShow = async (text: string, key: string) => {
    await send(text, key);
    await queries.invalidateQueries({ queryKey });
  };
  return (
    <div className="comments">
      {comments.isPending && <Loading lines={3} />}
      {comments.isError && !comments.data && (
        <Banner kind="error">
          {say(m.loadFailed, { reason: sentenceOf(comments.error, say(connectionMessages.unknownError)) })}{' '}
          <Button size="small" onClick={() => comments.refetch()}>
            {say(generalMessages.retry)}
          </Button>
        </Banner>
      )}
      {comments.data?.length === 0 && <p className="muted">{say(m.none)}</p>}
      {comments.data && comments.data.length > 0 && (
        <ol className="comment-list">
          {comments.data.map((comment) => (
            <CommentItem key={comment.id} comment={comment} />
          ))}
        </ol>
      )}
      <Composer draftName={`comment.${queryKey.join('.')}`} send={sendAndShow} searchPeople={searchPeople} />
    </div>
  );
}

function CommentItem({ comment: { author, text, createdAt } }: { comment: Comment }) {
  const me = useUser();
  const called = `@${me.username}`.toLowerCase();
  let at = 0;
  return (
    <li className="comment">
      <Avatar initials={initialsOf(author.displayName)} me={author.id === me.id} />
      <div className="grow">
        <p className="comment-head">
          <b>{author.displayName}</b>
          <time dateTime={createdAt}>{minuteShown(createdAt)}</time>
        </p>
        <p className="comment-text">
          {commentParts(text).map((part) => {
            const key = at;
            at += part.text.length;
            if (!part.isMention) return part.text;
            return (
              <b key={key} className={part.text.toLowerCase() === called ? 'mention mention-me' : 'mention'}>
                {part.text}
              </b>
            );
          })}
        </p>
      </div>
    </li>
  );
}
