import { cellNumber, packCells } from '@vigie/domain/modules/training/matrix/cells';
import { describe, expect, it } from 'vitest';
import { matching, shownMatrix, windowOf } from './shown-matrix';

const states = ['qualified', 'late', 'none', 'excepted', 'open', 'expiring'] as const;
const matrix = shownMatrix({
  at: '2026-01-01',
  people: [
    { id: 1, name: 'Zoé Lefèvre' },
    { id: 2, name: 'Alan Roche' },
  ],
  requirements: [
    { id: 'REQ_0001', title: 'Nettoyage', type: 'read' },
    { id: 'REQ_0002', title: 'Pesée', type: 'quiz' },
    { id: 'REQ_0003', title: 'Scellage', type: 'practice' },
  ],
  cells: packCells(states.map(cellNumber)),
});

describe('the matrix as it is shown', () => {
  it('says the state of each person in each requirement', () => {
    const read = [0, 1].flatMap((person) => [0, 1, 2].map((requirement) => matrix.stateOf(person, requirement)));
    expect(read).toEqual(states);
  });

  it('counts the qualified of those required, an exception with them', () => {
    expect(matrix.ofPeople).toEqual([
      { qualified: 1, required: 2 },
      { qualified: 2, required: 3 },
    ]);
    expect(matrix.ofRequirements).toEqual([
      { qualified: 2, required: 2 },
      { qualified: 0, required: 2 },
      { qualified: 1, required: 1 },
    ]);
    expect(matrix.total).toEqual({ qualified: 3, required: 5 });
  });

  it('shows one page of it, the last where an address asks for more', () => {
    expect(windowOf([4, 5, 6], 1, 2)).toEqual({ places: [4, 5], first: 0, count: 3, page: 1, pageCount: 2 });
    expect(windowOf([4, 5, 6], 9, 2)).toEqual({ places: [6], first: 2, count: 3, page: 2, pageCount: 2 });
    expect(windowOf([], 1, 2)).toEqual({ places: [], first: 0, count: 0, page: 1, pageCount: 1 });
  });

  it('finds people and requirements without their accents', () => {
    expect(matching(matrix, 'lefevre')).toEqual({ people: [0], requirements: [0, 1, 2] });
    expect(matching(matrix, 'PESEE')).toEqual({ people: [0, 1], requirements: [1] });
    expect(matching(matrix, '')).toEqual({ people: [0, 1], requirements: [0, 1, 2] });
    expect(matching(matrix, 'rien')).toBeNull();
  });
});
