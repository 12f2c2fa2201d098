import { text } from '../kernel/message';

/** What the web client itself has to say when the server could not. */
export const connectionMessages = {
  networkFailure: text(
    'Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.',
    'The server cannot be reached. Check your connection, then try again.',
  ),
  timeout: text('Le serveur n’a pas répondu à temps. Réessayez.', 'The server did not answer in time. Try again.'),
  unreadableAnswer: text(
    'La réponse du serveur n’est pas lisible. Rechargez la page.',
    'The answer of the server cannot be read. Reload the page.',
  ),
  unknownError: text('Erreur inconnue', 'Unknown error'),
  sessionEnded: text('Votre session est terminée. Connectez-vous à nouveau.', 'Your session has ended. Sign in again.'),
};

/** For the browser's console, which the sources write in French whatever the person reads. */
export const consoleMessages = {
  noToken: "Aucun token reçu de l'API",
  tokenNotDecoded: 'Impossible de décoder le token',
  signInFailed: 'Erreur lors de la connexion',
  currentUserFailed: "Erreur lors de la récupération de l'utilisateur courant",
  companyCreationFailed: "Erreur lors de la création de l'entreprise",
  adminCreationFailed: "Erreur lors de l'ajout de l'admin",
  userCreationFailed: "Erreur lors de la création de l'utilisateur",
  signOutFailed: 'Erreur lors de la déconnexion',
};

/** Whether what was typed is safe, and where. */
export const savingMessages = {
  saving: text('Enregistrement…', 'Saving…'),
  offline: text('Hors ligne : gardé sur cet appareil', 'Offline: kept on this device'),
  failed: text('Non enregistré : gardé sur cet appareil', 'Not saved: kept on this device'),
};
