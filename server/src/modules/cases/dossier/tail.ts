import { type SpokenStyle, say } from '@vigie/domain/kernel/message';
import type { RecordedEvent } from '@vigie/domain/kernel/trail/audit-event';
import { historyMessages } from '@vigie/domain/messages/history';
import { eventLabel, fieldLabel, isTelling, notableChanges } from '@vigie/domain/messages/record-words';
import {
  continuesSitting,
  outcomeOf,
  type Sitting,
  type SittingField,
  sittingOf,
  withNext,
} from '@vigie/domain/messages/sittings';
import { dossierMessages as m } from '@vigie/domain/modules/cases/messages/dossier';
import { caseWords } from '@vigie/domain/modules/cases/words';
import type { Comment } from '@vigie/domain/modules/comments/public';
import type { Seal } from './data';
import { formatValue, list, type Node, type Speak, section, shown } from './nodes';
import type { Piece } from './pieces';

/** Of the same width in every piece, so that the pieces look like one table. */
const widths = [70, 110, '*'];
/** A table of a few hundred rows is laid out several times as fast as one of thousands. */
const rowsAtOnce = 100;

/** The end of the printed dossier, the talk and the history: as long as it may be, only a piece of it is ever held. */
export async function* dossierTail(
  pieces: AsyncIterable<Piece>,
  style: SpokenStyle,
  onSeal: (seal: Seal) => void,
): AsyncGenerator<readonly Node[]> {
  const speak: Speak = (message, values) => say(style, message, values);
  const history = historyRows(speak);
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
function historyRows(speak: Speak) {
  const rows: string[][] = [];
  let sitting: Sitting | null = null;
  const end = () => {
    if (sitting) rows.push(sittingLine(sitting, speak));
  };
  const take = (events: readonly RecordedEvent[]) => {
    for (const event of events) {
      if (sitting && continuesSitting(caseWords, sitting, event)) {
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

function sittingLine(sitting: Sitting, speak: Speak): string[] {
  const { first, last, count } = sitting;
  const { actorName, actorRoles, action, reason } = last;
  const done = eventLabel(caseWords, action, speak);
  const said = [
    count === 1 ? done : `${done} · ${speak(historyMessages.saveCount, { n: count })}`,
    ...(count === 1
      ? notableChanges(caseWords, last.changes).map((change) => changeLine(change, speak))
      : outcome(sitting, speak)),
    ...(reason ? [speak(m.reason, { reason })] : []),
  ];
  return [period(first, last), `${actorName} (${actorRoles.join(', ')})`, said.join('\n')];
}

const period = (first: RecordedEvent, last: RecordedEvent) =>
  shown(first.at) === shown(last.at) ? shown(last.at) : `${shown(first.at)}\n– ${shown(last.at)}`;

function outcome(sitting: Sitting, speak: Speak): string[] {
  const { changed, unchanged } = outcomeOf(sitting);
  const times = ({ count }: SittingField) => (count > 1 ? ` (${speak(historyMessages.times, { n: count })})` : '');
  return [
    ...notableChanges(caseWords, changed).map((field) => `${changeLine(field, speak)}${times(field)}`),
    ...unchanged
      .filter(({ field }) => isTelling(caseWords, field))
      .map(
        (field) =>
          `${fieldLabel(caseWords, field.field, speak)} : ${speak(historyMessages.asBefore)}, ${formatValue(field.to) || '–'}${times(field)}`,
      ),
  ];
}

type Change = Pick<SittingField, 'field' | 'from' | 'to'>;

function changeLine({ field, from, to }: Change, speak: Speak): string {
  return `${fieldLabel(caseWords, field, speak)} : ${formatValue(from) || '–'} ${speak(historyMessages.becomes)} ${formatValue(to) || '–'}`;
}
