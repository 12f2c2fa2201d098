import { suggestionMessages as m } from '@vigie/domain/modules/assistant/messages/suggestion';
import { useSay } from '../../../platform/page/messages';
import type { Range } from './changed-ranges';

export interface NumberedMark extends Range {
  readonly number: number;
}

interface MarkedTextProps {
  text: string;
  side: 'original' | 'suggestion';
  changed: readonly Range[];
  marks: readonly NumberedMark[];
}

/** A text with what differs from the other one, and with numbers at what must be read. */
export function MarkedText({ text, side, changed, marks }: MarkedTextProps) {
  const say = useSay();
  const Changed = side === 'original' ? 'del' : 'ins';
  return (
    <p className="prose suggestion-text">
      {segmentsOf(text, changed, marks).map(({ start, words, isChanged, mark, endsMark }) => {
        const shown = isChanged ? <Changed>{words}</Changed> : words;
        if (!mark) return <span key={start}>{shown}</span>;
        return (
          <mark key={start}>
            {shown}
            {endsMark && (
              <sup>
                <span className="sr">{say(m.marked, { n: '' })}</span>
                {mark.number}
              </sup>
            )}
          </mark>
        );
      })}
    </p>
  );
}

interface Segment {
  readonly start: number;
  readonly words: string;
  readonly isChanged: boolean;
  readonly mark: NumberedMark | undefined;
  readonly endsMark: boolean;
}

/** Cut wherever a change or a mark begins or ends. */
export function segmentsOf(
  text: string,
  changed: readonly Range[],
  marks: readonly NumberedMark[],
): readonly Segment[] {
  const cuts = [...changed, ...marks]
    .flatMap(({ start, end }) => [start, end])
    .filter((place) => place > 0 && place < text.length);
  const places = [...new Set([0, ...cuts, text.length])].sort((one, other) => one - other);
  return places.slice(0, -1).map((start, place) => {
    const end = places[place + 1] ?? text.length;
    const covers = (range: Range) => range.start <= start && range.end >= end;
    const mark = marks.find(covers);
    return { start, words: text.slice(start, end), isChanged: changed.some(covers), mark, endsMark: mark?.end === end };
  });
}
