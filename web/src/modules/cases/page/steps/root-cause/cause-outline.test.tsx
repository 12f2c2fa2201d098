// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { outline } from '@vigie/domain/modules/cases/steps/cause-tree';
import { type Cause, type Causes, newCause } from '@vigie/domain/modules/cases/steps/root-cause';
import { type ComponentProps, createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { show } from '../../../../../ui/testing/component';
import type { CauseActions, Writing } from './cause-editor';
import { CauseOutline } from './cause-outline';
import { rowsOf } from './outline-rows';

const drawn: string[] = [];

/** Says when its row is drawn. */
const counted = (id: string, cause: Cause): Cause => ({
  ...cause,
  get text() {
    drawn.push(id);
    return cause.text;
  },
});

const causes: Causes = {
  one: counted('one', newCause(null, 1, 'Le frein-filet manque')),
  why: counted('why', newCause('one', 1, 'La gamme ne le dit pas')),
  two: counted('two', newCause(null, 2, 'La vis est usée')),
};

const actions = { leave: vi.fn(), saveText: vi.fn(), giveUp: vi.fn() } as unknown as CauseActions;
const files: [] = [];
const tree = createRef<HTMLDivElement>();
const none = new Set<string>();
const nothing = () => {};

function outlineOf(
  shown: Causes,
  writing: Writing | null = null,
  more: Partial<ComponentProps<typeof CauseOutline>> = {},
) {
  return (
    <CauseOutline
      tree={tree}
      files={files}
      writing={writing}
      actions={actions}
      causes={shown}
      rows={rowsOf(outline(shown), none)}
      go={nothing}
      readOnly={false}
      wasRefused={false}
      leaving={null}
      active={'one'}
      foldedEvidence={none}
      onActive={nothing}
      onTab={nothing}
      onFold={nothing}
      onFoldEvidence={nothing}
      onDownload={nothing}
      {...more}
    />
  );
}

const drawnSince = (act: () => void) => {
  drawn.length = 0;
  act();
  return [...new Set(drawn)];
};

it('draws no row anew while the text of a why is typed', async () => {
  const writing: Writing = { kind: 'edit', id: 'why', text: 'La gamme' };
  const { user } = show(outlineOf(causes, writing));
  drawn.length = 0;
  await user.type(screen.getByRole('textbox'), ' est muette');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('La gamme est muette');
  expect(drawn).toEqual([]);
});

it('draws only the row whose cause has changed', () => {
  const { rerender } = show(outlineOf(causes));
  const changed = { ...causes, why: counted('why', newCause('one', 1, 'La gamme date de 2019')) };
  expect(drawnSince(() => rerender(outlineOf(changed)))).toEqual(['why']);
  expect(screen.getByText('La gamme date de 2019')).toBeTruthy();
});

it('says which row Tab starts from before the browser looks for the next stop', async () => {
  const onTab = vi.fn();
  const { user } = show(outlineOf(causes, null, { onTab }));
  document.querySelector<HTMLElement>('[data-cause="why"]')?.focus();
  await user.tab();
  expect(onTab).toHaveBeenCalledExactlyOnceWith('why');
});
