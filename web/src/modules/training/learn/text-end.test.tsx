// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { learnMessages as m } from '@vigie/domain/modules/training/pages/messages';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formatMinute } from '../../../platform/page/dates';
import { sayNow } from '../../../platform/page/messages';
import { person, testComponents } from '../../../platform/testing/component-test';
import { TextEnd } from './text-end';

testComponents();

describe('the end of a text that is learned', () => {
  const shown: ((isIntersecting: boolean) => void)[] = [];
  beforeEach(() => {
    shown.length = 0;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(heard: (entries: readonly { isIntersecting: boolean }[]) => void) {
          shown.push((isIntersecting) => heard([{ isIntersecting }]));
        }
        observe() {}
        disconnect() {}
      },
    );
  });

  it('counts as shown once it is on the screen, not before', () => {
    const onSeen = vi.fn();
    render(<TextEnd isFile={false} shownAt={null} onSeen={onSeen} />);
    act(() => shown[0]?.(false));
    expect(onSeen).not.toHaveBeenCalled();
    act(() => shown[0]?.(true));
    expect(onSeen).toHaveBeenCalledTimes(1);
    expect(screen.getByText(sayNow(m.endOfText))).toBeTruthy();
  });

  it('of a file is said by its reader', async () => {
    const onSeen = vi.fn();
    render(<TextEnd isFile shownAt={null} onSeen={onSeen} />);
    expect(shown).toEqual([]);
    await person.click(screen.getByRole('button', { name: sayNow(m.fileRead) }));
    expect(onSeen).toHaveBeenCalledTimes(1);
  });

  it('says when it was shown', () => {
    const shownAt = '2026-03-04T05:06:00.000Z';
    render(<TextEnd isFile={false} shownAt={shownAt} onSeen={() => {}} />);
    expect(screen.getByText(sayNow(m.wasShown, { when: formatMinute(shownAt) }))).toBeTruthy();
  });
});
