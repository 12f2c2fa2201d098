import { french } from '@vigie/domain/kernel/message';
import { boardMessages } from '@vigie/domain/messages/lists';
import { describe, expect, it } from 'vitest';
import { movesFrom, outcomeOfDrop } from './card-moves';

const text = (word: string) => french(word, word);
const workflow = {
  stateLabels: { open: text('open'), sent: text('sent'), gone: text('gone') },
  refusals: { wrongRole: text('concerned only') },
  transitions: {
    send: { label: text('send'), from: ['open'], to: 'sent' },
    fetch: { label: text('fetch'), from: ['sent'], to: 'open' },
    return: { label: text('return'), from: ['sent'], to: 'open' },
    drop: { label: text('drop'), from: ['open', 'sent'], to: 'gone' },
  },
} as const;
type Status = keyof typeof workflow.stateLabels;
type Action = keyof typeof workflow.transitions;

const card = (status: Status, ...refused: Action[]) => ({
  status,
  moves: movesFrom<Action, Status>(workflow, status, (action) =>
    refused.includes(action) ? { message: workflow.transitions[action].label, values: { n: 1 } } : null,
  ),
  nowhere: text('nowhere'),
});
const land = (one: ReturnType<typeof card>, column: string) => outcomeOfDrop<Action, Status>(workflow, one, column);

describe('a card that is put into a column', () => {
  it('stays in its own, and moves where a way is open', () => {
    expect(land(card('open'), 'open')).toEqual({ kind: 'stays' });
    expect(land(card('open'), 'sent')).toMatchObject({ kind: 'moves', move: { action: 'send' } });
  });

  it('takes the way that is open to this person where several lead there', () => {
    expect(land(card('sent', 'fetch'), 'open')).toMatchObject({ kind: 'moves', move: { action: 'return' } });
    expect(land(card('sent', 'fetch', 'return'), 'open')).toMatchObject({ message: workflow.refusals.wrongRole });
  });

  it('is refused with the reason otherwise', () => {
    expect(land(card('open', 'send'), 'sent')).toEqual({ kind: 'refused', message: text('send'), values: { n: 1 } });
    expect(land(card('gone'), 'open')).toMatchObject({ message: text('nowhere') });
    expect(land(card('open'), 'elsewhere')).toMatchObject({ message: boardMessages.unknownStatus });
    const sentOnly = { ...card('open'), moves: card('open').moves.filter(({ to }) => to === 'sent') };
    expect(land(sentOnly, 'gone')).toEqual({
      kind: 'refused',
      message: boardMessages.noWay,
      ways: { from: 'open', to: 'gone' },
    });
  });
});
