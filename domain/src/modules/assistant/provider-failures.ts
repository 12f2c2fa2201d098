import { text } from '../../kernel/message';

/** What goes wrong between the server and its provider, said without anything that the provider said. */
export const providerFailureMessages = {
  unauthorized: text(
    'Le fournisseur refuse la clé. Un administrateur du serveur doit vérifier VIGIE_AI_KEY.',
    'The provider refuses the key. An administrator of the server must check VIGIE_AI_KEY.',
  ),
  not_found: text(
    'Le fournisseur ne connaît pas cette adresse ou ce modèle. Un administrateur du serveur doit vérifier VIGIE_AI_URL et VIGIE_AI_MODEL.',
    'The provider does not know this address or model. An administrator of the server must check VIGIE_AI_URL and VIGIE_AI_MODEL.',
  ),
  rate_limited: text(
    'Le fournisseur reçoit trop de demandes. Réessayez dans une minute.',
    'The provider receives too many requests. Try again in a minute.',
  ),
  refused: text('Le fournisseur n’a pas accepté cette demande.', 'The provider did not accept this request.'),
  provider_error: text(
    'Le fournisseur a rencontré une erreur. Réessayez plus tard.',
    'The provider had an error. Try again later.',
  ),
  redirected: text(
    'Le fournisseur renvoie vers une autre adresse, ce qui est refusé. Un administrateur du serveur doit vérifier VIGIE_AI_URL.',
    'The provider points to another address, which is refused. An administrator of the server must check VIGIE_AI_URL.',
  ),
  unreachable: text('Le fournisseur est injoignable.', 'The provider cannot be reached.'),
  too_slow: text(
    'Le fournisseur met trop de temps à répondre. Réessayez plus tard.',
    'The provider takes too long to answer. Try again later.',
  ),
  cut_off: text('La réponse a été interrompue. Réessayez.', 'The answer was cut off. Try again.'),
  malformed: text('La réponse du fournisseur n’est pas lisible.', 'The answer of the provider cannot be read.'),
  too_long: text(
    'La réponse du fournisseur est trop longue et a été abandonnée.',
    'The answer of the provider is too long and was dropped.',
  ),
  empty: text('Le fournisseur n’a renvoyé aucune réponse.', 'The provider gave no answer.'),
  unexpected: text(
    'Une erreur inattendue est survenue. Rien n’a été enregistré.',
    'An unexpected error occurred. Nothing was saved.',
  ),
};
export type ProviderFailure = keyof typeof providerFailureMessages;
