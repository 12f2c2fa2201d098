import type { Message } from '@vigie/domain/kernel/message';
import { factKindMessages, markMessage, markMessages } from '@vigie/domain/modules/assistant/messages/facts';
import { suggestionMessages as m } from '@vigie/domain/modules/assistant/messages/suggestion';
import type { Suggestion, SuggestionMark } from '@vigie/domain/modules/assistant/record';
import { useMemo } from 'react';
import { type Say, useSay } from '../../../platform/page/messages';
import { Icon } from '../../../ui/icons/icon';
import { changedRanges } from './changed-ranges';
import { MarkedText } from './marked-text';

const noDifference = { removed: [], added: [] };

/** Original and suggestion side by side, and in words why which passage must be read. */
export function Comparison({ suggestion: { original, text, marks, task } }: { suggestion: Suggestion }) {
  const say = useSay();
  // Of a translation every word differs.
  const { removed, added } = useMemo(
    () => (task === 'translate' ? noDifference : changedRanges(original, text)),
    [original, text, task],
  );
  const numbered = marks.map((mark, place) => ({ ...mark, number: place + 1 }));
  const on = (side: 'original' | 'suggestion') => numbered.filter((mark) => mark.in === side);
  const wordsOf = (mark: (typeof numbered)[number]) =>
    (mark.in === 'original' ? original : text).slice(mark.start, mark.end).trim();
  return (
    <>
      <div className="grid gap-12 suggestion-sides">
        <div>
          <h4>{say(m.original)}</h4>
          <MarkedText text={original} side="original" changed={removed} marks={on('original')} />
        </div>
        <div>
          <h4>{say(m.suggested)}</h4>
          {original === text ? (
            <p className="muted">{say(m.same)}</p>
          ) : (
            <MarkedText text={text} side="suggestion" changed={added} marks={on('suggestion')} />
          )}
        </div>
      </div>
      {numbered.length > 0 && (
        <div className="rounded suggestion-marks">
          <h4>
            <Icon name="alert" />
            {say(m.toRead, { n: numbered.length })}
          </h4>
          <ol className="grid gap-4">
            {numbered.map((mark) => (
              <li key={mark.number}>
                {wordsOf(mark) && <b>{wordsOf(mark)} </b>}
                {markSentence(mark, say)}
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
}

const kinds: Readonly<Record<string, Message>> = factKindMessages;
const reasons: Readonly<Record<string, Message>> = markMessages;

/** What is marked, and why it must be read: `Référence : Absent du texte d’origine`. */
function markSentence({ in: side, kind, reason }: SuggestionMark, say: Say): string {
  const why = reasons[reason] ?? (side === 'original' ? markMessages.missing : markMessages.notInOriginal);
  const what = kinds[kind];
  return what ? say(markMessage, { what: say(what), why: say(why) }) : say(why);
}
