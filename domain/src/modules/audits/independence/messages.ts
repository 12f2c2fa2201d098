import { text } from '../../../kernel/message';

export const independenceMessages = {
  placed: text(
    '{name} n’est pas indépendant : {department}, {site}, du {from} au {until}. Choisissez une autre personne.',
    '{name} is not independent: {department}, {site}, from {from} to {until}. Choose another person.',
  ),
  placedAndMore: text(
    '{name} n’est pas indépendant : {department}, {site}, du {from} au {until}, et {n} {n|autre obstacle|autres obstacles}. Choisissez d’autres personnes.',
    '{name} is not independent: {department}, {site}, from {from} to {until}, and {n} more {n|obstacle|obstacles}. Choose other people.',
  ),
  unknown: text(
    'Aucune affectation connue pour {name} du {from} au {until}. Demandez à un administrateur de l’entreprise de la saisir.',
    'No placement of {name} is known from {from} to {until}. Ask a company administrator to enter it.',
  ),
  unknownAndMore: text(
    'Aucune affectation connue pour {name} du {from} au {until}, et {n} {n|autre obstacle|autres obstacles}. Demandez à un administrateur de l’entreprise de la saisir.',
    'No placement of {name} is known from {from} to {until}, and {n} more {n|obstacle|obstacles}. Ask a company administrator to enter it.',
  ),
};
