import type { Deed } from '../kernel/identity/own-work';
import { type Message, text } from '../kernel/message';

/** Why a user cannot review what they took part in. */
export const ownWorkMessages: Record<Deed, Message> = {
  led: text(
    'Vous avez dirigé ce travail : une autre personne doit le revoir.',
    'You led this work: another person must review it.',
  ),
  wrote: text(
    'Vous avez écrit ici : une autre personne doit le revoir.',
    'You wrote here: another person must review it.',
  ),
  marked: text(
    'Vous avez déclaré ce travail prêt : une autre personne doit le revoir.',
    'You marked this work as ready: another person must review it.',
  ),
  carriedOut: text(
    'Vous avez réalisé une action de ce travail : une autre personne doit le revoir.',
    'You carried out an action of this work: another person must review it.',
  ),
  filled: text(
    'Vous avez rempli un questionnaire de ce dossier : une autre personne doit le revoir.',
    'You filled in a questionnaire of this case: another person must review it.',
  ),
  imported: text(
    'Vous avez importé ce dossier : une autre personne doit le revoir.',
    'You imported this case: another person must review it.',
  ),
};
