import { type Message, text } from '../kernel/message';
import type { PersonalShare, QuotaName } from '../kernel/quotas';

/** What is said where one more would be too many: the limit, and who can change it. */
export const quotaReachedMessages: Readonly<Record<QuotaName, Message>> = {
  users: text(
    'Votre entreprise a droit à {limit} {limit|utilisateur|utilisateurs} au plus. Désactivez un compte, ou demandez davantage à l’administrateur de la plateforme.',
    'Your company may have {limit} {limit|user|users} at most. Deactivate an account, or ask the administrator of the platform for more.',
  ),
  invitations: text(
    'Votre entreprise peut envoyer {limit} {limit|invitation|invitations} au plus en 24 heures. Réessayez plus tard.',
    'Your company may send {limit} {limit|invitation|invitations} at most in 24 hours. Try again later.',
  ),
  storage: text(
    'Votre entreprise a droit à {limit} Go de fichiers au plus. Demandez davantage à l’administrateur de la plateforme.',
    'Your company may store {limit} GB of files at most. Ask the administrator of the platform for more.',
  ),
};

/** What is said to a person who would take the place of others. */
export const personalLimitMessages: Readonly<Record<PersonalShare, Message>> = {
  loose: text(
    'Vos fichiers non joints occupent tout l’espace alloué à une personne ({megabytes} Mo). Joignez-les à un signalement, un dossier ou une action, puis réessayez.',
    'Your unattached files use all the space allowed per person ({megabytes} MB). Attach them to a report, a case or an action, then try again.',
  ),
  own: text(
    'Vos fichiers occupent tout l’espace alloué à une personne ({megabytes} Mo). Faites envoyer celui-ci par un collègue, ou demandez davantage à l’administrateur de la plateforme.',
    'Your files use all the space allowed per person ({megabytes} MB). Have a colleague send this one, or ask the administrator of the platform for more.',
  ),
};

export const quotaMessages = {
  title: text('Limites de {name}', 'Limits of {name}'),
  edit: text('Limites de {name}', 'Limits of {name}'),
  lead: text(
    'Champ vide : aucune limite. Ce qui dépasse déjà une limite est conservé, mais rien ne peut être ajouté.',
    'Empty field: no limit. What already exceeds a limit is kept, but nothing can be added.',
  ),
  users: text('Utilisateurs', 'Users'),
  invitations: text('Invitations en 24 heures', 'Invitations in 24 hours'),
  storage: text('Fichiers (Go)', 'Files (GB)'),
  used: text('Utilisé : {used}', 'Used: {used}'),
  numberInvalid: text('Écrivez un nombre ou laissez vide.', 'Enter a number or leave it empty.'),
  saved: text('Limites enregistrées.', 'Limits saved.'),
  usage: text('Utilisation', 'Usage'),
  ofLimit: text('{used} sur {limit}', '{used} of {limit}'),
  withoutLimit: text('{used}, sans limite', '{used}, no limit'),
};
