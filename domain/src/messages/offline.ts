import { text } from '../kernel/message';

export const offlineMessages = {
  sentWithOtherContent: text(
    'Une autre saisie a déjà été envoyée sous cet identifiant : copiez celle-ci dans un nouveau signalement.',
    'Another entry has already been sent under this id: copy this one into a new report.',
  ),
  tooOld: text(
    'Cette saisie date d’une version trop ancienne de Vigie : copiez-la dans un nouveau signalement.',
    'This entry comes from a version of Vigie that is too old: copy it into a new report.',
  ),
  unknownContract: text(
    'Cette saisie vient d’une version plus récente de Vigie : rechargez la page.',
    'This entry comes from a later version of Vigie: reload the page.',
  ),
  photosMissing: text(
    '{n} {n|photo n’est pas arrivée|photos ne sont pas arrivées} : réessayez.',
    '{n} {n|photo has not arrived|photos have not arrived}: try again.',
  ),
};
