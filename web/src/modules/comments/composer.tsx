import { useQuery } from '@tanstack/react-query';
import type { Person } from '@vigie/domain/modules/accounts/public';
import type { CommentsPage } from '@vigie/domain/modules/comments/contract';
import { commentsMessages as m } from '@vigie/domain/modules/comments/messages';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { isTypedIn } from '../../platform/lists/typed-match';
import { useDebounced } from '../../platform/page/debounced';
import { useForm } from '../../platform/page/form';
import { useSay } from '../../platform/page/messages';
import { useDraft } from '../../platform/storage/draft';
import { useAttempt } from '../../platform/transport/attempt';
import { Button } from '../../ui/buttons/button';
import { TextArea } from '../../ui/fields/text-area';
import { Banner } from '../../ui/overlays/banner';
import { placeAfter } from '../../ui/pickers/list-step';
import { optionId } from '../../ui/pickers/option-list';
import { type Calling, mentionAt, withMention } from './comment-parts';
import { PeopleList } from './people-list';

export interface CommentsProps {
  /** Begins with the word of the record that is commented on, so that live news refresh it. */
  queryKey: readonly string[];
  load: (query: { before?: number }, signal: AbortSignal) => Promise<CommentsPage>;
  /** Why nothing can be said any more; undefined where something can. */
  why?: string | undefined;
  /** The same key again is the same comment again. */
  send: (text: string, idempotencyKey: string) => Promise<unknown>;
  /** People who can be called by `@name`. */
  searchPeople: (search: string, signal: AbortSignal) => Promise<readonly Person[]>;
}

interface ComposerProps extends Pick<CommentsProps, 'send' | 'searchPeople'> {
  /** Storage key of the unsent text. */
  draftName: string;
}

export function Composer({ draftName, send, searchPeople }: ComposerProps) {
  const say = useSay();
  const listId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number | null>(null);
  const draft = useDraft(draftName, { text: '' });
  const attempt = useAttempt();
  const { field, busy, failure, form } = useForm({
    values: draft.value,
    onChange: draft.keep,
    check: ({ text }): { text?: string } => (text.trim() ? {} : { text: say(m.empty) }),
    async submit({ text }) {
      await send(text.trim(), attempt.keyFor(text));
      attempt.over();
      draft.drop({ text: '' });
    },
  });
  const suggestions = useSuggestions(draftName, searchPeople);
  const { people, active } = suggestions;
  const text = field('text');

  const choose = (person: Person) => {
    if (!suggestions.calling) return;
    const written = withMention(draft.value.text, suggestions.calling, person.username);
    caret.current = written.caret;
    text.onChange(written.text);
    suggestions.close();
    area.current?.focus();
  };
  // As soon as React has written the text, which sends the caret to its end, and before the next key.
  useLayoutEffect(() => {
    if (caret.current === null || area.current?.value !== draft.value.text) return;
    area.current.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [draft.value.text]);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.currentTarget.form?.requestSubmit();
    } else if (suggestions.onKey(event.key, choose)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return (
    <form {...form} className="grid no-print composer">
      <div className="relative composer-field">
        <TextArea
          {...text}
          ref={area}
          label={say(m.add)}
          help={say(m.help)}
          rows={3}
          maxLength={4000}
          aria-autocomplete="list"
          aria-controls={people ? listId : undefined}
          aria-activedescendant={people?.[active] && optionId(listId, active)}
          onChange={(value) => {
            text.onChange(value);
            suggestions.look(value, area.current?.selectionStart ?? value.length);
          }}
          onSelect={(event) => suggestions.follow(event.currentTarget.value, event.currentTarget.selectionStart)}
          onBlur={suggestions.close}
          onKeyDown={onKeyDown}
        />
        {people && <PeopleList id={listId} people={people} active={active} onChoose={choose} />}
        <span className="sr" role="status">
          {people && (people.length > 0 ? say(m.found, { n: people.length }) : say(m.noneFound))}
        </span>
      </div>
      {failure && <Banner kind="error">{failure}</Banner>}
      <div className="row row-end">
        <Button type="submit" busy={busy}>
          {say(busy ? m.sending : m.send)}
        </Button>
      </div>
    </form>
  );
}

function useSuggestions(name: string, searchPeople: CommentsProps['searchPeople']) {
  const [calling, setCalling] = useState<Calling | null>(null);
  const [active, setActive] = useState(0);
  const typed = useDebounced(calling?.typed ?? '', 150);
  const found = useQuery({
    queryKey: ['user', 'to-mention', name, typed],
    queryFn: ({ signal }) => searchPeople(typed, signal),
    enabled: calling !== null,
    placeholderData: (previous) => previous,
  });
  // Until the answer to the latest letters is there, the one before it may offer other people.
  const people =
    calling && found.data
      ? found.data.filter(({ displayName, username }) => isTypedIn(`${displayName} ${username}`, calling.typed))
      : null;
  const close = () => setCalling(null);
  const look = (text: string, caret: number) => {
    setCalling(mentionAt(text, caret));
    setActive(0);
  };
  const onKey = (key: string, choose: (person: Person) => void): boolean => {
    if (!people) return false;
    const place = placeAfter(key, active, people.length);
    const chosen = people[active];
    if (place !== null) setActive(place);
    else if (key === 'Escape') close();
    else if ((key === 'Enter' || key === 'Tab') && chosen) choose(chosen);
    else return false;
    return true;
  };
  /** The caret went elsewhere: only an open list follows it, so that clicking into old words opens none. */
  const follow = (text: string, caret: number) => {
    if (calling && mentionAt(text, caret)?.at !== calling.at) close();
  };
  return { calling, people, active, look, follow, close, onKey };
}
