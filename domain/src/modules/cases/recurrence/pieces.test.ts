import { expect, it } from 'vitest';
import { documentOf, sourceOfText } from './document';
import { askedPieces, pieceCodes, piecesOf, sharedPieces } from './pieces';

const document = (text: string) => documentOf(sourceOfText(text, '2026-03-10'));
const pieceRarities = new Float32Array(pieceCodes).fill(1);
const shared = (one: string, other: string) =>
  sharedPieces(askedPieces(document(one), { pieceRarities }), document(other));

it('letters are the same, partly the same, or not', () => {
  expect(shared('Fuite de la pompe', 'fuite de la POMPE')).toBeCloseTo(1);
  expect(shared('Lyophilisateur arrêté', 'lyophilisation arret')).toBeGreaterThan(0.4);
  expect(shared('Lyophilisateur', 'quux')).toBe(0);
  expect(shared('', 'Pompe')).toBe(0);
});

it('a document leaves nothing behind for the next', () => {
  const before = piecesOf(document('Pompe bloquée'));
  piecesOf(document('x'.repeat(5000)));
  expect(piecesOf(document('Pompe bloquée'))).toEqual(before);
  expect(Math.max(...before.codes)).toBeLessThan(pieceCodes);
});
