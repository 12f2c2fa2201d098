import { describe, expect, it } from 'vitest';
import { clausesIn, withWord, wordsIn, wordsOf } from './words';

describe('words of a plan', () => {
  it('count what is still being typed, and each word once', () => {
    expect(wordsIn({ chosen: ['Production'], typed: ' Qualité ' })).toEqual(['Production', 'Qualité']);
    expect(wordsIn({ chosen: ['Production', 'Magasin'], typed: 'production' })).toEqual(['Production', 'Magasin']);
    expect(wordsIn(wordsOf([]))).toEqual([]);
  });

  it('are added to those that were chosen, and the field is empty again', () => {
    expect(withWord({ chosen: ['Production'], typed: 'Mag' }, 'Magasin')).toEqual({
      chosen: ['Production', 'Magasin'],
      typed: '',
    });
  });

  it('are clauses between commas, semicolons and lines', () => {
    expect(clausesIn('8.5.1, 8.5.2; 8.5.1\n9.2 ,')).toEqual(['8.5.1', '8.5.2', '9.2']);
    expect(clausesIn('  ')).toEqual([]);
  });
});
