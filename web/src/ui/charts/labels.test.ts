import { describe, expect, it } from 'vitest';
import { isLabelled, labelStep, truncate, wrapped } from './labels';

/** Ten pixels for each letter. */
const measure = (text: string) => [...text].length * 10;

describe('a label that is too long', () => {
  it('is cut at its end, with an ellipsis', () => {
    expect(truncate('Conditionnement', 200, measure)).toBe('Conditionnement');
    expect(truncate('Conditionnement', 80, measure)).toBe('Conditi…');
    expect(measure(truncate('Conditionnement', 80, measure))).toBeLessThanOrEqual(80);
  });

  it('is cut between words where little is lost', () => {
    expect(truncate('Contrôle à réception des matières', 240, measure)).toBe('Contrôle à réception…');
    expect(truncate('Contrôle à réception', 180, measure)).toBe('Contrôle à récept…');
  });

  it('is an ellipsis where nothing fits', () => {
    expect(truncate('Presse', 5, measure)).toBe('…');
  });

  it('takes two lines before it is cut', () => {
    expect(wrapped('Environnement de travail', 140, 2, measure)).toEqual(['Environnement', 'de travail']);
    expect(wrapped('Matériel', 100, 2, measure)).toEqual(['Matériel']);
    expect(wrapped('Contrôle à réception des matières premières', 130, 2, measure)).toEqual([
      'Contrôle à',
      'réception…',
    ]);
  });
});

describe('labels below an axis', () => {
  it('are left out so that none touches the next, and the newest is always there', () => {
    const months = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin'];
    expect(labelStep(months, 80, measure)).toBe(1);
    const step = labelStep(months, 30, measure);
    expect(step).toBe(2);
    expect(months.filter((_, at) => isLabelled(at, months.length, step))).toEqual(['févr.', 'avr.', 'juin']);
  });

  it('are all there where there is one', () => {
    expect(labelStep(['mai'], 0, measure)).toBe(1);
    expect(isLabelled(0, 1, 1)).toBe(true);
  });
});
