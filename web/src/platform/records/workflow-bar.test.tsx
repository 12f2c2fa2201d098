// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { text } from '@vigie/domain/kernel/message';
import type { Workflow } from '@vigie/domain/kernel/workflow';
import { describe, expect, it, vi } from 'vitest';
import { person, testComponents } from '../testing/component-test';
import { actionNamed, arrangeActions, useWorkflowActions, WorkflowBar, WorkflowMarks } from './workflow-bar';

type State = 'open' | 'checked' | 'ended';
type Name = 'check' | 'return' | 'end' | 'drop';

const missing = { message: text('Il manque {n} réponses', '{n} answers are missing'), values: { n: 2 } };

const lamps: Workflow<State, Name, 'owner' | 'reviewer', { ownerId: number; state: State }, { complete: boolean }> = {
  record: 'lamp',
  stateLabels: { open: text('Ouvert', 'Open'), checked: text('Contrôlé', 'Checked'), ended: text('Fini', 'Ended') },
  stateOf: ({ state }) => state,
  rolesOn: ({ ownerId }, { userId, roles }) => [
    ...(ownerId === userId ? (['owner'] as const) : []),
    ...(roles.includes('qa') ? (['reviewer'] as const) : []),
  ],
  initial: ['open'],
  createdEvent: 'lamp.created',
  final: ['ended'],
  usual: { open: 'check', checked: 'end' },
  transitions: {
    drop: {
      label: text('Abandonner', 'Drop'),
      from: ['open', 'checked'],
      to: 'ended',
      by: ['owner'],
      event: 'lamp.dropped',
    },
    check: {
      label: text('Contrôler', 'Check'),
      event: 'lamp.checked',
      from: ['open'],
      to: 'checked',
      by: ['reviewer'],
      guards: [({ complete }) => (complete ? null : missing)],
    },
    return: {
      label: text('Renvoyer', 'Return'),
      event: 'lamp.returned',
      from: ['checked'],
      to: 'open',
      by: ['reviewer'],
      needsReason: true,
    },
    end: { label: text('Terminer', 'End'), event: 'lamp.ended', from: ['checked'], to: 'ended', by: ['owner'] },
  },
  refusals: {
    wrongRole: text('Ce n’est pas à vous', 'This is not yours'),
    wrongState: text('Pas maintenant', 'Not now'),
    reasonMissing: text('Pourquoi ?', 'Why?'),
  },
};

interface LampProps {
  item: { ownerId: number; state: State };
  complete?: boolean;
  primary?: Name | undefined;
  beside?: readonly Name[];
  onChoose?: (name: Name) => void;
}

function Lamp({ item, complete = true, primary, beside = [], onChoose = () => {} }: LampProps) {
  const actions = useWorkflowActions(lamps, () => ({ item, facts: { complete } }));
  const { shown, rest } = arrangeActions(actions, primary, beside);
  return (
    <>
      <WorkflowBar actions={shown} primary={primary} onChoose={onChoose} />
      <p data-testid="menu">{rest.map(({ action, why }) => (why ? `${action}: ${why}` : action)).join(', ')}</p>
    </>
  );
}

const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

describe('the bar of a workflow', () => {
  testComponents();

  it('puts the usual next step first, those beside it when they are open, and the rest into the menu', async () => {
    const onChoose = vi.fn();
    const lamp = <Lamp item={{ ownerId: 7, state: 'checked' }} primary="end" beside={['return']} onChoose={onChoose} />;
    render(lamp);
    expect(buttons()).toEqual(['Terminer', 'Renvoyer']);
    expect(screen.getByRole('button', { name: 'Terminer' }).className).toContain('btn-primary');
    expect(screen.getByRole('button', { name: 'Renvoyer' }).className).not.toContain('btn-primary');
    expect(screen.getByTestId('menu').textContent).toBe('drop');
    await person.click(screen.getByRole('button', { name: 'Renvoyer' }));
    expect(onChoose.mock.calls).toEqual([['return']]);
  });

  it('shows the usual next step to everybody, and says why it is not theirs', async () => {
    const onChoose = vi.fn();
    render(<Lamp item={{ ownerId: 1, state: 'checked' }} primary="end" beside={['return']} onChoose={onChoose} />);
    const end = screen.getByRole('button', { name: 'Terminer' });
    expect(end.getAttribute('aria-disabled')).toBe('true');
    expect(describedBy(end)).toBe('Ce n’est pas à vous');
    expect(end.className).not.toContain('btn-primary');
    await person.click(end);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('leaves out a step beside it that is not open, and keeps in the menu what begins here, with its reason', () => {
    render(<Lamp item={{ ownerId: 1, state: 'open' }} complete={false} primary={undefined} beside={['check']} />);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByTestId('menu').textContent).toBe('drop: Ce n’est pas à vous, check: Il manque 2 réponses');
  });

  it('takes the first step that is open for the usual one when none is given', () => {
    const step = { beginsHere: true, why: undefined };
    const actions = [
      { ...step, action: 'end', label: 'Terminer', why: 'Pas maintenant' },
      { ...step, action: 'return', label: 'Renvoyer' },
    ];
    render(<WorkflowBar actions={actions} onChoose={() => {}} />);
    expect(screen.getByRole('button', { name: 'Renvoyer' }).className).toContain('btn-primary');
    expect(screen.getByRole('button', { name: 'Terminer' }).className).not.toContain('btn-primary');
  });

  it('knows no step that is not in the table', () => {
    expect(() => actionNamed([], 'end')).toThrow('end');
  });
});

describe('the two marks', () => {
  testComponents();

  const ready = { action: 'ready', label: 'Prêt', isOn: false, why: undefined as string | undefined };
  const review = { action: 'review', label: 'Revu', isOn: false, why: undefined as string | undefined, icon: null };

  it('choose the step that turns them', async () => {
    const onChoose = vi.fn();
    render(
      <WorkflowMarks
        ready={ready}
        review={{ ...review, isOn: true, action: 'unreview' }}
        failure={null}
        onChoose={onChoose}
      />,
    );
    expect(screen.getByRole('button', { name: 'Revu' }).getAttribute('aria-pressed')).toBe('true');
    await person.click(screen.getByRole('switch', { name: 'Prêt' }));
    await person.click(screen.getByRole('button', { name: 'Revu' }));
    expect(onChoose.mock.calls).toEqual([['ready'], ['unreview']]);
  });

  it('stay as they are when something is in their way, and say what', async () => {
    const onChoose = vi.fn();
    const onRefused = vi.fn();
    const why = 'Il manque 2 réponses';
    render(
      <WorkflowMarks
        ready={{ ...ready, why }}
        review={{ ...review, why }}
        failure={null}
        onChoose={onChoose}
        onRefused={onRefused}
      />,
    );
    const marks = [screen.getByRole('switch', { name: 'Prêt' }), screen.getByRole('button', { name: 'Revu' })];
    for (const mark of marks) {
      await person.click(mark);
      expect(describedBy(mark)).toBe(why);
    }
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false);
    expect(onChoose).not.toHaveBeenCalled();
    expect(onRefused).toHaveBeenCalledTimes(1);
    const seen = screen.getAllByText(why).filter(({ className }) => className !== 'sr');
    expect(seen).toHaveLength(1);
  });

  it('do not repeat what the page says already, and say at once what the server refused', () => {
    const why = 'Le cas est clos';
    render(
      <WorkflowMarks
        ready={{ ...ready, why }}
        review={review}
        said={why}
        failure="Camille a été plus rapide"
        onChoose={() => {}}
      />,
    );
    expect(screen.getByText(why).className).toBe('sr');
    expect(screen.getByRole('alert').textContent).toBe('Camille a été plus rapide');
  });
});

function describedBy(element: HTMLElement): string | null | undefined {
  return document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
}
