import { text } from '../../../kernel/message';
import { questionnaireWords } from './words';

export const checkPanelMessages = {
  title: questionnaireWords.templateCheck,
  again: text('Contrôler maintenant', 'Check now'),
  checking: text('Contrôle en cours…', 'Checking…'),
  sound: text('Aucun défaut : le modèle peut être publié.', 'No fault: the template can be published.'),
  faults: text('{n} {n|défaut|défauts} à corriger', '{n} {n|fault|faults} to correct'),
  goTo: text('Aller à {place}', 'Go to {place}'),
  reached: text(
    '{n} {n|essai couvre|essais couvrent} {m} {m|question|questions}.',
    '{n} {n|test covers|tests cover} {m} {m|question|questions}.',
  ),
  fillings: text('Essais de remplissage', 'Tests'),
  filling: text('Essai {n}', 'Test {n}'),
  shows: text('affiche {n} {n|question|questions}', 'shows {n} {n|question|questions}'),
  isDraft: text('ne peut pas être envoyé', 'cannot be submitted'),
  show: text('Voir dans l’aperçu', 'Show in the preview'),
  showOne: text('Voir l’essai {n} dans l’aperçu', 'Show test {n} in the preview'),
};
