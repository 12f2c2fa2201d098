import { describe, expect, it } from 'vitest';
import { boxBeside, isSilent, withChoice } from './choices';

const choices = { inApp: ['mentioned'], mail: [], digest: [] };

describe('the choices', () => {
  it('change one channel of one type, and twice is as once', () => {
    const mailed = withChoice(choices, { channel: 'mail', type: 'commented', isOn: true });
    expect(mailed).toEqual({ inApp: ['mentioned'], mail: ['commented'], digest: [] });
    expect(withChoice(mailed, { channel: 'mail', type: 'commented', isOn: true })).toEqual(mailed);
    expect(withChoice(mailed, { channel: 'mail', type: 'commented', isOn: false })).toEqual(choices);
  });

  it('know what no channel tells', () => {
    expect(isSilent(choices, 'mentioned')).toBe(false);
    const followed = { ...choices, followsCompany: true };
    expect(isSilent(followed, 'commented')).toBe(true);
  });

  it('are walked by the arrow keys, up to the edge', () => {
    const beside = (at: number, key: string) => boxBeside(at, key, 9, 3);
    expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((key) => beside(4, key))).toEqual([1, 7, 3, 5]);
    expect(['ArrowUp', 'ArrowLeft'].map((key) => beside(0, key))).toEqual([null, null]);
    expect(['ArrowDown', 'ArrowRight'].map((key) => beside(8, key))).toEqual([null, null]);
    expect(beside(2, 'ArrowRight')).toBe(null);
    expect(beside(4, 'Enter')).toBe(null);
  });
});
