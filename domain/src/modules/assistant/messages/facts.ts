import { type Message, text } from '../../../kernel/message';
import type { MarkReason } from '../facts/check-suggestion';
import type { FactKind } from '../facts/fact';

/** Why a place of a suggestion, or of the original, is marked. */
/** What is marked, and why. */
export const markMessage = text('{what} : {why}', '{what}: {why}');

export const markMessages: Record<MarkReason, Message> = {
  notInOriginal: text('Absent du texte d’origine', 'Not in the original text'),
  unitChanged: text(
    'Le nombre compte ou mesure autre chose que dans l’original',
    'The number counts or measures something other than in the original',
  ),
  comparisonChanged: text(
    'La comparaison n’est pas celle de l’original (au moins, avant…)',
    'The comparison is not that of the original (at least, before…)',
  ),
  swapped: text('Semble échangé avec une autre donnée', 'Seems to be swapped with another fact'),
  repeated: text('Plus fréquent que dans l’original', 'More frequent than in the original'),
  negationAdded: text('Négation absente de l’original', 'Negation not in the original'),
  negationLost: text('Négation disparue de la proposition', 'Negation missing from the suggestion'),
  turnedRound: text(
    'Dit le contraire ou autre chose que l’original',
    'Says the opposite of the original, or something else',
  ),
  missing: text('Ne figure plus dans la proposition', 'No longer in the suggestion'),
};

export const factKindMessages: Record<FactKind, Message> = {
  number: text('Nombre', 'Number'),
  quantity: text('Quantité', 'Quantity'),
  date: text('Date', 'Date'),
  time: text('Heure, durée ou fréquence', 'Time, duration or frequency'),
  reference: text('Référence', 'Reference'),
  name: text('Nom', 'Name'),
  negation: text('Négation', 'Negation'),
  comparison: text('Comparaison', 'Comparison'),
  opposite: text('Contraire', 'Opposite'),
};

export const suggestionMessages = {
  mayAccept: text('Seule la formulation a changé.', 'Only the wording has changed.'),
  readFirst: text(
    '{n} {n|endroit diffère|endroits diffèrent} de l’original : lisez-{n|le|les} avant d’accepter.',
    '{n} {n|place differs|places differ} from the original: read {n|it|them} before accepting.',
  ),
  linkRemoved: text('‹lien retiré›', '‹link removed›'),
};
