import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { connectionMessages } from '@vigie/domain/messages/connection';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import type { Comment } from '@vigie/domain/modules/comments/contract';
import { commentsMessages as m } from '@vigie/domain/modules/comments/messages';
import { useRef } from 'react';
import { LoadMore } from '../../platform/lists/load-more';
import { formatMinute } from '../../platform/page/dates';
import { Loading } from '../../platform/page/loading';
import { useSay } from '../../platform/page/messages';
import { initialsOf } from '../../platform/records/people';
import { useUser } from '../../platform/session/session';
import { sentenceOf } from '../../platform/transport/api-error';
import { Button } from '../../ui/buttons/button';
import { Avatar } from '../../ui/icons/avatar';
import { Banner } from '../../ui/overlays/banner';
import { commentParts } from './comment-parts';
import './comments.css';
import type { CommentsProps } from './composer';
import { Composer } from './composer';

/** What people say about a record, oldest first, and the place to say more. */
export function Comments({ queryKey, load, why, send, searchPeople }: CommentsProps) {
  const say = useSay();
  const queries = useQueryClient();
  const list = useRef<HTMLOListElement>(null);
  const comments = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam === null ? {} : { before: pageParam }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
  const items = comments.data && [...comments.data.pages].reverse().flatMap((page) => page.items);
  const loadEarlier = async () => {
    await comments.fetchNextPage();
    // The talk now begins there, and the button may be gone.
    requestAnimationFrame(() => (list.current?.firstElementChild as HTMLElement | null)?.focus());
  };
  const sendAndShow = async (text: string, key: string) => {
    await send(text, key);
    await queries.invalidateQueries({ queryKey });
  };
  return (
    <div className="grid gap-16 comments">
      {comments.isPending && <Loading lines={3} />}
      {comments.isError && !comments.data && (
        <Banner kind="error">
          {say(m.loadFailed, { reason: sentenceOf(comments.error, say(connectionMessages.unknownError)) })}{' '}
          <Button size="small" onClick={() => comments.refetch()}>
            {say(generalMessages.retry)}
          </Button>
        </Banner>
      )}
      {comments.hasNextPage && (
        <LoadMore
          label={say(m.earlier)}
          isLoading={comments.isFetchingNextPage}
          error={comments.isFetchNextPageError ? comments.error : null}
          onPress={() => void loadEarlier()}
        />
      )}
      {items?.length === 0 && <p className="muted">{say(m.none)}</p>}
      {items && items.length > 0 && (
        <ol className="grid gap-16" ref={list}>
          {items.map((comment) => (
            <CommentItem key={comment.id} comment={comment} />
          ))}
        </ol>
      )}
      {why ? (
        <Banner>{why}</Banner>
      ) : (
        <Composer draftName={`comment.${queryKey.join('.')}`} send={sendAndShow} searchPeople={searchPeople} />
      )}
    </div>
  );
}

function CommentItem({ comment: { author, text, createdAt } }: { comment: Comment }) {
  const me = useUser();
  const called = `@${me.username}`.toLowerCase();
  let at = 0;
  return (
    <li className="flex gap-10 comment" tabIndex={-1}>
      <Avatar initials={initialsOf(author.displayName)} me={author.id === me.id} />
      <div className="grow">
        <p className="cluster text-13 comment-head">
          <b className="strong">{author.displayName}</b>
          <time className="small muted" dateTime={createdAt}>
            {formatMinute(createdAt)}
          </time>
        </p>
        <p className="prose">
          {commentParts(text).map((part) => {
            const key = at;
            at += part.text.length;
            if (!part.isMention) return part.text;
            return (
              <b
                key={key}
                className={part.text.toLowerCase() === called ? 'strong accent rounded-sm mention-me' : 'strong accent'}
              >
                {part.text}
              </b>
            );
          })}
        </p>
      </div>
    </li>
  );
}
