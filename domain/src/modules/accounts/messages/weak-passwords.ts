import { text } from '../../../kernel/message';

/** Why a password that is long enough is refused all the same. */
export const weakPasswordMessages = {
  common: text(
    'Ce mot de passe ressemble à un des plus courants : choisissez plusieurs mots sans lien entre eux.',
    'This password is like one of the most common ones: choose several words that have nothing to do with one another.',
  ),
  word: text(
    'Un seul mot du dictionnaire se devine : choisissez plusieurs mots sans lien entre eux.',
    'A single word of the dictionary is guessed: choose several words that have nothing to do with one another.',
  ),
  names: text(
    'Un nom de personne ou d’entreprise se devine : choisissez des mots que rien ne lie à vous.',
    'The name of a person or company is guessed: choose words that nothing links to you.',
  ),
  ownNames: text(
    'Votre nom et celui de votre entreprise ne comptent pas, même suivis d’une année, de chiffres ou de signes : choisissez plusieurs mots que rien ne lie à vous.',
    'Your name and your company’s count for nothing, even with a year, digits or signs behind them: choose several words that nothing links to you.',
  ),
  keys: text(
    'Des touches voisines sur le clavier se devinent : choisissez plusieurs mots sans lien entre eux.',
    'Keys beside one another are guessed: choose several words that have nothing to do with one another.',
  ),
  repeats: text(
    'Ce qui se répète se devine : choisissez plusieurs mots sans lien entre eux.',
    'What repeats itself is guessed: choose several words that have nothing to do with one another.',
  ),
  sequence: text(
    'Une suite comme abcd ou 6543 se devine : choisissez plusieurs mots sans lien entre eux.',
    'A sequence like abcd or 6543 is guessed: choose several words that have nothing to do with one another.',
  ),
  date: text(
    'Une date ou une année se devine : choisissez plusieurs mots sans lien entre eux.',
    'A date or a year is guessed: choose several words that have nothing to do with one another.',
  ),
  guessed: text(
    'Ce mot de passe se devine trop vite, car il assemble des mots ou des suites courants : ajoutez un mot que rien ne lie aux autres.',
    'This password is guessed too quickly, since it joins common words or sequences: add a word that nothing links to the others.',
  ),
};
