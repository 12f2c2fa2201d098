// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { english, text } from '@vigie/domain/kernel/message';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useDragHandle } from '../../../ui/drag/drag-handle';
import { notify } from '../../../ui/overlays/toast';
import { show } from '../../../ui/testing/component';
import { ListBoard } from './list-board';

const statusLabels = { open: english('ouvert', 'Open'), done: english('fait', 'Done') };
const walk = { next: text('Suivante', 'Next'), previous: text('Précédente', 'Previous') };

function CardLink({ id }: { id: string }) {
  return (
    <a href={`#${id}`} className="row-link" {...useDragHandle()}>
      {id}
    </a>
  );
}

async function showBoard(canClose: boolean) {
  const onMove = vi.fn();
  const shown = show(
    <ListBoard
      label={text('Tableau', 'Board')}
      columns={[{ status: 'open', total: 1, items: [{ id: 'ACT_1' }] }]}
      statuses={['open', 'done'] as const}
      chosen={[]}
      statusLabels={statusLabels}
      head={(status) => status}
      none={text('Aucune carte', 'No card')}
      restOf={() => '/'}
      draw={(card) => <CardLink {...card} />}
      dropOutcome={() =>
        canClose ? { kind: 'moves', move: 'close' } : { kind: 'refused', message: text('Trop tôt.', 'Too early.') }
      }
      canMove={() => true}
      onMove={onMove}
      busy={null}
      moved={null}
      stale={false}
      walk={walk}
    />,
  );
  const lane = screen.getByRole('region', { name: 'Open' });
  within(lane).getByRole('link').focus();
  await shown.user.keyboard(' ');
  await waitFor(() => expect(screen.getByText('ACT_1 saisie dans « Open ».')).toBeDefined());
  await shown.user.keyboard('{ArrowRight}');
  return { ...shown, onMove };
}

it('moves a card along its workflow by keyboard', async () => {
  const { user, onMove } = await showBoard(true);
  await waitFor(() => expect(screen.getByText('ACT_1 au-dessus de « Done ».')).toBeDefined());
  await user.keyboard(' ');
  expect(onMove).toHaveBeenCalledExactlyOnceWith({ id: 'ACT_1' }, 'close');
});

it('says why a card cannot go there, before and after it is dropped', async () => {
  const error = vi.spyOn(notify, 'error').mockReturnValue('');
  const { user, onMove } = await showBoard(false);
  await waitFor(() => expect(screen.getByText('« Done » n’accepte pas ACT_1. Trop tôt.')).toBeDefined());
  await user.keyboard(' ');
  expect(error).toHaveBeenCalledExactlyOnceWith('Trop tôt.');
  expect(onMove).not.toHaveBeenCalled();
  error.mockRestore();
});

const drawn: string[] = [];
const drawCard = ({ id }: { id: string }, onMove: (move: string) => void): ReactNode => {
  drawn.push(id);
  return (
    <button type="button" onClick={() => onMove('close')}>
      {id}
    </button>
  );
};
const columns = [{ status: 'open', total: 2, items: [{ id: 'ACT_1' }, { id: 'ACT_2' }] }];

function MovedBoard() {
  const [busy, setBusy] = useState<string | null>(null);
  return (
    <ListBoard
      label={text('Tableau', 'Board')}
      columns={columns}
      statuses={['open', 'done'] as const}
      chosen={[]}
      statusLabels={statusLabels}
      head={(status) => status}
      none={text('Aucune carte', 'No card')}
      restOf={() => '/'}
      draw={drawCard}
      dropOutcome={() => ({ kind: 'stays' })}
      canMove={() => true}
      onMove={({ id }) => setBusy(id)}
      busy={busy}
      moved={null}
      stale={false}
      walk={walk}
    />
  );
}

it('draws no card anew because one is being moved', async () => {
  const { user } = show(<MovedBoard />);
  drawn.length = 0;
  await user.click(screen.getByRole('button', { name: 'ACT_2' }));
  await waitFor(() => expect(document.querySelector('[data-card="ACT_2"]')?.getAttribute('aria-busy')).toBe('true'));
  expect(drawn).toEqual([]);
});
