import { type SpokenStyle, say } from '@vigie/domain/kernel/message';
import type { RecordWords } from '@vigie/domain/kernel/records/record-kind';
import type { RecordedEvent } from '@vigie/domain/kernel/trail/audit-event';
import { paperMessages as m } from '@vigie/domain/messages/dossier';
import { historyMessages } from '@vigie/domain/messages/history';
import { eventLabel, fieldLabel, isDisplayed, notableChanges, withoutSame } from '@vigie/domain/messages/record-words';
import {
  continuesSitting,
  outcomeOf,
  type Sitting,
  type SittingField,
  sittingOf,
  withNext,
} from '@vigie/domain/messages/sittings';
import type { Comment } from '@vigie/domain/modules/comments/public';
import { list, type Node, type Speak, section, shown } from '../../../platform/documents/nodes';
import { spokenValue } from './paper';
import type { Piece } from './pieces';
import type { Seal } from './plan';

/** Of the same width in every piece, so that the pieces look like one table. */
const widths = [70, 110, '*'];
/** A table of a few hundred rows is laid out several times as fast as one of thousands. */
const rowsAtOnce = 100;

/** The end of the printed dossier, the talk and the history: as long as it may be, only a piece of it is ever held. */
export async function* dossierTail(
  pieces: AsyncIterable<Piece>,
  words: RecordWords,
  style: SpokenStyle,
  onSeal: (seal: Seal) => void,
): AsyncGenerator<readonly Node[]> {
  const speak: Speak = (message, values) => say(style, message, values);
  const history = historyRows(words, speak);
  let hasComments = false;
  let isHistory = false;
  yield section(speak(m.comments), []);
  for await (const piece of pieces) {
    if (piece.part === 'comments') {
      hasComments = true;
      yield list(piece.items.map(commentLine), speak, widths);
      continue;
    }
    if (!isHistory) {
      isHistory = true;
      yield [...(hasComments ? [] : list([], speak)), ...section(speak(m.history), [])];
    }
    if (piece.part === 'seal') onSeal(piece.seal);
    else history.take(piece.items);
    if (history.rows.length >= rowsAtOnce) yield list(history.rows.splice(0), speak, widths);
  }
  history.end();
  yield list(history.rows, speak, widths);
}

/** A row for each sitting, as soon as an event shows that it is over. */
function historyRows(words: RecordWords, speak: Speak) {
  const rows: string[][] = [];
  let sitting: Sitting | null = null;
  const end = () => {
    if (sitting) rows.push(sittingLine(words, sitting, speak));
  };
  const take = (events: readonly RecordedEvent[]) => {
    for (const event of events) {
      if (sitting && continuesSitting(words, sitting, event)) {
        sitting = withNext(sitting, event);
      } else {
        end();
        sitting = sittingOf(event);
      }
    }
  };
  return { rows, take, end };
}

function commentLine({ author, createdAt, text }: Comment): string[] {
  return [shown(createdAt), author.displayName, text];
}

function sittingLine(words: RecordWords, sitting: Sitting, speak: Speak): string[] {
  const { first, last, count } = sitting;
  const { actorName, actorRoles, action, reason } = last;
  const done = eventLabel(words, action, speak);
  const said = [
    count === 1 ? done : `${done} · ${speak(historyMessages.saveCount, { n: count })}`,
    ...(count === 1
      ? notableChanges(words, last.changes).map((change) => changeLine(words, change, speak))
      : outcome(words, sitting, speak)),
    ...(reason ? [speak(m.reason, { reason })] : []),
  ];
  return [period(first, last), `${actorName} (${actorRoles.join(', ')})`, said.join('\n')];
}

const period = (first: RecordedEvent, last: RecordedEvent) =>
  shown(first.at) === shown(last.at) ? shown(last.at) : `${shown(first.at)}\n– ${shown(last.at)}`;

function outcome(words: RecordWords, sitting: Sitting, speak: Speak): string[] {
  const { changed, unchanged } = outcomeOf(sitting);
  const times = ({ count }: SittingField) => (count > 1 ? ` (${speak(historyMessages.times, { n: count })})` : '');
  return [
    ...notableChanges(words, changed).map((field) => `${changeLine(words, field, speak)}${times(field)}`),
    ...unchanged
      .filter(({ field }) => isDisplayed(words, field))
      .map(
        (field) =>
          `${fieldLabel(words, field.field, speak)} : ${speak(historyMessages.asBefore)}, ${spokenValue(words, field.field, field.to, speak) || '–'}${times(field)}`,
      ),
  ];
}

type Change = Pick<SittingField, 'field' | 'from' | 'to'>;

function changeLine(words: RecordWords, change: Change, speak: Speak): string {
  const { from, to } = withoutSame(words, change);
  const said = (value: unknown) => spokenValue(words, change.field, value, speak) || '–';
  return `${fieldLabel(words, change.field, speak)} : ${said(from)} ${speak(historyMessages.becomes)} ${said(to)}`;
}
