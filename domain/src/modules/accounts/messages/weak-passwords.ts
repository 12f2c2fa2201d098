import { text } from '../../../kernel/message';

/** Why a password that is long enough is refused all the same. */
export const weakPasswordMessages = {
  common: text(
    'Ce mot de passe ressemble à un des plus courants : choisissez plusieurs mots sans lien entre eux.',
    'This password is close to a very common one: choose several unrelated words.',
  ),
  word: text(
    'Un seul mot du dictionnaire se devine facilement : choisissez plusieurs mots sans lien entre eux.',
    'A single dictionary word is easy to guess: choose several unrelated words.',
  ),
  names: text(
    'Un nom de personne ou d’entreprise se devine facilement : choisissez des mots sans lien avec vous.',
    'The name of a person or company is easy to guess: choose words unrelated to you.',
  ),
  ownNames: text(
    'Votre nom et celui de votre entreprise ne comptent pas, même suivis d’une année, de chiffres ou de signes : choisissez plusieurs mots sans lien avec vous.',
    'Your name and your company’s do not count, even followed by a year, digits or signs: choose several words unrelated to you.',
  ),
  keys: text(
    'Des touches voisines sur le clavier se devinent facilement : choisissez plusieurs mots sans lien entre eux.',
    'Neighbouring keys are easy to guess: choose several unrelated words.',
  ),
  repeats: text(
    'Une répétition se devine facilement : choisissez plusieurs mots sans lien entre eux.',
    'Repetitions are easy to guess: choose several unrelated words.',
  ),
  sequence: text(
    'Une suite comme abcd ou 6543 se devine facilement : choisissez plusieurs mots sans lien entre eux.',
    'A sequence like abcd or 6543 is easy to guess: choose several unrelated words.',
  ),
  date: text(
    'Une date ou une année se devine facilement : choisissez plusieurs mots sans lien entre eux.',
    'A date or a year is easy to guess: choose several unrelated words.',
  ),
  guessed: text(
    'Ce mot de passe se devine trop vite, car il assemble des mots ou des suites courants : ajoutez un mot sans lien avec les autres.',
    'This password is too easy to guess, since it joins common words or sequences: add an unrelated word.',
  ),
};
