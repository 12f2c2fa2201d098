import type { Deed } from '../kernel/identity/own-work';
import { type Message, text } from '../kernel/message';

/** Why a user cannot review what they took part in. */
export const ownWorkMessages: Record<Deed, Message> = {
  led: text(
    'Vous avez dirigé ce travail : quelqu’un d’autre le revoit.',
    'You have led this work: another person reviews it.',
  ),
  wrote: text(
    'Vous avez écrit ici : quelqu’un d’autre le revoit.',
    'You have written here: another person reviews it.',
  ),
  marked: text(
    'Vous avez déclaré ce travail prêt : quelqu’un d’autre le revoit.',
    'You have marked this work as ready: another person reviews it.',
  ),
  carriedOut: text(
    'Vous avez réalisé une action de ce travail : quelqu’un d’autre le revoit.',
    'You have carried out an action of this work: another person reviews it.',
  ),
  filled: text(
    'Vous avez rempli un questionnaire de ce dossier : quelqu’un d’autre le revoit.',
    'You have filled a questionnaire of this case: another person reviews it.',
  ),
  imported: text(
    'Vous avez importé ce dossier : quelqu’un d’autre le revoit.',
    'You have imported this case: another person reviews it.',
  ),
};
