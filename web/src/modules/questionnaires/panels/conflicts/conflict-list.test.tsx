// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { conflictMessages as m } from '@vigie/domain/modules/questionnaires/messages/conflicts';
import { partValueMessages as v } from '@vigie/domain/modules/questionnaires/messages/publication';
import { mergeMessages } from '@vigie/domain/modules/questionnaires/messages/structure';
import type { TemplateConflict } from '@vigie/domain/modules/questionnaires/templates/record';
import { anyOf, ask, asking, choose, when } from '@vigie/domain/modules/questionnaires/testing/small-templates';
import { describe, expect, it } from 'vitest';
import { sayNow } from '../../../../platform/page/messages';
import { person, testComponents } from '../../../../platform/testing/component-test';
import { answerCalls, refuse } from '../testing/answer-calls';
import { detailOf, showPanel } from '../testing/open-editor';
import { ConflictList } from './conflict-list';

const template = asking(choose('q1', 'ab', { title: 'Is it clean?' }), ask('q2', 'date', { title: 'Since when?' }));
const conflict = (change: Partial<TemplateConflict>): TemplateConflict => ({
  id: 4,
  code: 'both_changed',
  about: 'q1',
  field: 'title',
  first: 'Is it clean?',
  second: 'Clean?',
  secondAfter: null,
  secondBy: 'Paul',
  ...change,
});
const decision = 'POST /api/v1/templates/TPL_0001/conflicts/4/decision';
const show = (...conflicts: TemplateConflict[]) => showPanel(<ConflictList />, { template, detail: { conflicts } });

describe('conflicts between designers', () => {
  testComponents();

  it('show both values and whose they are, and lead to their place', async () => {
    const { select } = show(conflict({}));
    const item = screen.getByRole('listitem').textContent ?? '';
    expect(item).toContain(sayNow(mergeMessages.both_changed));
    expect(item).toContain('Clean?');
    expect(item).toContain(sayNow(m.second, { who: 'Paul' }));
    await person.click(screen.getByRole('button', { name: /^Section 1 > Page 1 > Is it clean\? > Titre$/ }));
    expect(select.mock.calls).toEqual([['q1']]);
  });

  it('say rules, types, places and deleted things in words', () => {
    show(
      conflict({ id: 1, field: 'visibleWhen', first: null, second: when('q1', anyOf('b-q1')) }),
      conflict({ id: 2, code: 'both_moved', field: null, first: 'p1', second: 'p9', secondAfter: 'q9' }),
      conflict({
        id: 3,
        code: 'deleted_and_changed',
        field: null,
        first: null,
        second: { title: 'Kept', required: true },
      }),
    );
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(items[0]).toContain('« Is it clean? » est l’une de B');
    expect(items[1]).toContain('dans Section 1 > Page 1, en premier');
    expect(items[1]).toContain(sayNow(v.deleted));
    expect(items[2]).toContain(sayNow(v.deleted));
    expect(items[2]).toContain('Kept');
  });

  it('say where each moved it: in what, and after which neighbour', () => {
    const moved = { code: 'both_moved' as const, field: null };
    show(
      conflict({ ...moved, id: 1, about: 'q2', first: 'p1', second: 'p1', secondAfter: null }),
      conflict({ ...moved, id: 2, about: 'q1', first: 'p1', second: 'p1', secondAfter: 'q2' }),
      conflict({ ...moved, id: 3, about: 's1', first: '', second: '', secondAfter: 's9' }),
    );
    const sides = screen
      .getAllByRole('listitem')
      .map((item) => [...item.querySelectorAll('.conflict-side > p:not(.label)')].map((line) => line.textContent));
    expect(sides).toEqual([
      ['dans Section 1 > Page 1, après « Is it clean? »', 'dans Section 1 > Page 1, en premier'],
      ['dans Section 1 > Page 1, en premier', 'dans Section 1 > Page 1, après « Since when? »'],
      ['au premier niveau du modèle, en premier', 'au premier niveau du modèle'],
    ]);
  });

  it('are decided, and gone then', async () => {
    const calls = answerCalls({ [decision]: () => detailOf(template) });
    show(conflict({}));
    await person.click(
      screen.getByRole('button', { name: new RegExp(`^${sayNow(m.keepSecondOf, { who: 'Paul', place: 'Section' })}`) }),
    );
    await waitFor(() => expect(screen.getByText(sayNow(m.none))).toBeTruthy());
    expect(calls.map(({ body }) => body)).toEqual([{ choice: 'second' }]);
  });

  it('stay when the decision is refused, and say why', async () => {
    answerCalls({ [decision]: () => refuse(409, 'Déjà décidé') });
    show(conflict({}));
    await person.click(
      screen.getByRole('button', { name: new RegExp(`^${sayNow(m.keepFirstOf, { place: 'Section' })}`) }),
    );
    expect((await screen.findByRole('alert')).textContent).toBe('Déjà décidé');
    expect(screen.getByRole('listitem')).toBeTruthy();
  });
});
