import { text } from '../../kernel/message';
import type { NoticeGroup } from '../../kernel/records/notices';

/** Heads what people say to one another, in comments and alerts. */
export const conversations = text('Échanges', 'Conversations');

export const commentNotices = {
  heading: conversations,
  notices: {
    mentioned: {
      title: text('{who} vous a mentionné dans : {summary}', '{who} mentioned you in: {summary}'),
      mail: text('Vous êtes mentionné dans un commentaire', 'You are mentioned in a comment'),
    },
    commented: {
      title: text('{who} a commenté : {summary}', '{who} commented on: {summary}'),
      mail: text('Un commentaire a été ajouté', 'A comment was added'),
    },
  },
} satisfies NoticeGroup;

export const accessNotices = {
  heading: text('Comptes (administrateurs)', 'Accounts (administrators)'),
  notices: {
    signInLocked: {
      title: text(
        'Plusieurs mots de passe incorrects de suite pour {summary}. Un délai s’applique avant chaque nouvel essai.',
        'Several wrong passwords in a row for {summary}. Each further try is delayed.',
      ),
      mail: text(
        'Plusieurs mots de passe incorrects ont été saisis pour un compte',
        'Several wrong passwords were tried for an account',
      ),
    },
    verificationFailed: {
      title: text(
        'La vérification a trouvé des écarts avec la piste d’audit : {summary}',
        'The verification found deviations from the audit trail: {summary}',
      ),
      mail: text(
        'La vérification a trouvé des écarts avec la piste d’audit',
        'The verification found deviations from the audit trail',
      ),
      isUrgent: true,
    },
    installationRestored: {
      title: text(
        'L’installation a été restaurée à l’état du {summary}. Ce qui a été fait ensuite est perdu.',
        'The installation was restored to its state of {summary}. What was done after that is lost.',
      ),
      mail: text(
        'L’installation a été restaurée à partir d’une sauvegarde',
        'The installation was restored from a backup',
      ),
      isUrgent: true,
    },
  },
} satisfies NoticeGroup;
