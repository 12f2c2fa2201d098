import { text } from '../../../kernel/message';

/** Why an administrator is not the second one that something takes. */
export const secondAdministratorMessages = {
  unconfirmed: text(
    'Votre propre identité n’est pas confirmée : un administrateur dont l’identité l’est, ou l’administrateur de la plateforme, doit le faire.',
    'Your own identity is not confirmed: an administrator whose identity is, or the platform’s administrator, has to do it.',
  ),
  askerUnconfirmed: text(
    'L’identité de qui l’a demandé n’est pas confirmée : l’administrateur de la plateforme doit confirmer.',
    'The identity of the administrator who asked is not confirmed: the platform’s administrator has to confirm.',
  ),
  tied: text(
    'L’un de vous deux a créé ou modifié le compte de l’autre il y a moins de {days} jours : un autre administrateur, ou celui de la plateforme, doit le faire.',
    'One of you created or changed the account of the other less than {days} days ago: another administrator, or the platform’s, has to do it.',
  ),
  ownSigningRoles: text(
    'Vous ne pouvez pas vous donner un rôle qui signe : demandez-le à un autre administrateur ou, si vous êtes le seul, à l’administrateur de la plateforme.',
    'You cannot give yourself a role that signs: ask another administrator or, if you are the only one, the platform’s administrator.',
  ),
  rolesReasonMissing: text('Indiquez pourquoi les rôles changent.', 'Explain why the roles change.'),
};
