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
    'The number counts or measures something else than in the original',
  ),
  comparisonChanged: text(
    'La comparaison n’est pas celle de l’original (au moins, avant…)',
    'The comparison is not that of the original (at least, before…)',
  ),
  swapped: text('Semble échangé avec une autre donnée', 'Seems to have changed places with another fact'),
  repeated: text('Dit plus souvent que dans l’original', 'Said more often than in the original'),
  negationAdded: text('Négation absente de l’original', 'Negation that the original does not have'),
  negationLost: text('Négation que la proposition ne dit plus', 'Negation that the suggestion no longer says'),
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
  mayAccept: text('Rien n’a changé que les mots.', 'Nothing but the words has changed.'),
  readFirst: text(
    '{n} {n|endroit diffère|endroits diffèrent} de l’original : lisez-{n|le|les} avant d’accepter.',
    '{n} {n|place differs|places differ} from the original: read {n|it|them} before accepting.',
  ),
  linkRemoved: text('‹lien retiré›', '‹link removed›'),
};
