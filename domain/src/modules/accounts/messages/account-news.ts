import { text } from '../../../kernel/message';

/** What happened to an account since its person was last here. */
export const accountNewsMessages = {
  failedAttempts: text(
    '{n} {n|essai a échoué|essais ont échoué} sur votre compte depuis le {since}. Si ce n’était pas vous, prévenez votre administrateur.',
    '{n} {n|attempt|attempts} to use your account failed since {since}. If this was not you, tell your administrator.',
  ),
  passwordReset: text(
    'Votre mot de passe a été réinitialisé le {when}, à la demande de {asked}, avec la confirmation de {confirmed}. Si vous ne l’avez pas demandé, prévenez votre assurance qualité.',
    'Your password was reset on {when}, as {asked} asked and {confirmed} confirmed. If you did not ask for it, tell your quality assurance.',
  ),
};
