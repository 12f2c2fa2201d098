import { text } from '../../../kernel/message';

/** What happened to an account since its person was last here. */
export const accountNewsMessages = {
  failedAttempts: text(
    '{n} {n|tentative a échoué|tentatives ont échoué} sur votre compte depuis le {since}. Si ce n’était pas vous, prévenez votre administrateur.',
    '{n} {n|attempt|attempts} to use your account failed since {since}. If this was not you, contact your administrator.',
  ),
  passwordResetByTwo: text(
    'Votre mot de passe a été réinitialisé le {when}, à la demande de {by}, avec la confirmation de {confirmedBy} : {reason}. Si vous ne l’avez pas demandé, prévenez l’assurance qualité.',
    'Your password was reset on {when}, at the request of {by}, confirmed by {confirmedBy}: {reason}. If you did not ask for it, contact quality assurance.',
  ),
  passwordReset: text(
    'Votre mot de passe a été réinitialisé le {when} par {by} : {reason}. Si vous ne l’avez pas demandé, prévenez l’assurance qualité.',
    'Your password was reset on {when} by {by}: {reason}. If you did not ask for it, contact quality assurance.',
  ),
  secondFactorRemoved: text(
    'Votre second facteur a été retiré le {when} par {by} : {reason}. Vous ne pouvez pas signer avant d’avoir confirmé votre adresse ou, sans courrier, avant que deux administrateurs se portent garants de vous, à partir du {from}. Si vous ne l’avez pas demandé, prévenez l’assurance qualité.',
    'Your second factor was removed on {when} by {by}: {reason}. You cannot sign until you confirm your address or, without mail, until two administrators vouch for you, from {from} on. If you did not ask for it, contact quality assurance.',
  ),
  acknowledge: text('J’ai lu', 'I have read this'),
};
