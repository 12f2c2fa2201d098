import { text } from '../../../kernel/message';

/** What happened to an account since its person was last here. */
export const accountNewsMessages = {
  failedAttempts: text(
    '{n} {n|essai a échoué|essais ont échoué} sur votre compte depuis le {since}. Si ce n’était pas vous, prévenez votre administrateur.',
    '{n} {n|attempt|attempts} to use your account failed since {since}. If this was not you, tell your administrator.',
  ),
  passwordResetByTwo: text(
    'Votre mot de passe a été réinitialisé le {when}, à la demande de {by}, avec la confirmation de {confirmedBy} : {reason}. Si vous ne l’avez pas demandé, prévenez votre assurance qualité.',
    'Your password was reset on {when}, as {by} asked and {confirmedBy} confirmed: {reason}. If you did not ask for it, tell your quality assurance.',
  ),
  passwordReset: text(
    'Votre mot de passe a été réinitialisé le {when} par {by} : {reason}. Si vous ne l’avez pas demandé, prévenez votre assurance qualité.',
    'Your password was reset on {when} by {by}: {reason}. If you did not ask for it, tell your quality assurance.',
  ),
  secondFactorRemoved: text(
    'Votre second facteur a été retiré le {when} par {by} : {reason}. Vous ne signez pas avant d’avoir confirmé votre adresse ; sans courrier, avant que deux administrateurs se portent garants de vous, à partir du {from}. Si vous ne l’avez pas demandé, prévenez votre assurance qualité.',
    'Your second factor was taken off on {when} by {by}: {reason}. You do not sign before you have confirmed your address; without mail, before two administrators vouch for you, from {from} on. If you did not ask for it, tell your quality assurance.',
  ),
  acknowledge: text('J’ai lu', 'I have read this'),
};
