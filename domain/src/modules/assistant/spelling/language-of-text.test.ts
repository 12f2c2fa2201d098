import { expect, it } from 'vitest';
import { languageOfText } from './language-of-text';

it.each([
  'Fuite sous la cuve 9.',
  'L’étiquette est décollée.',
  'Température excessive constatée',
  'Arrêt de la ligne 4 suite à une panne du capteur.',
  'Le batch record et le reporting ne sont pas à jour.',
  'Pas de procédure pour le set-up.',
  'Erreur de saisie, lot non conforme',
  'Opérateur non formé',
  'Le joint est usé.',
  'Aucune vérification avant expédition',
])('is French: %s', (text) => {
  expect(languageOfText(text)).toBe('fr');
});

it.each([
  'Leak under tank 9 in the workshop.',
  'The label came off.',
  'Barcode scanners freeze after the update.',
  'Line 4 stopped because of a sensor.',
  'The réclamation of the customer was not answered.',
  'No procedure for the set-up.',
  'Operator was not trained',
  'Wrong entry, batch is on hold',
  'It was checked by the supplier before.',
  'Seal is worn',
])('is English: %s', (text) => {
  expect(languageOfText(text)).toBe('en');
});

it.each(['', 'NC_0042', '12,5 mm', 'Machine', 'LOT-4711 / PR-204'])('does not tell: %s', (text) => {
  expect(languageOfText(text)).toBeNull();
});
