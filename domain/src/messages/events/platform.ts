import type { Message } from '../../kernel/message';
import { text } from '../../kernel/message';

export const platformSentences: Readonly<Record<string, Message>> = {
  'signature.made': text('{who} a signé {record} : {meaning}', '{who} signed {record}: {meaning}'),
  'signature.voided': text(
    'Une signature n’est plus valable : ce qui était signé a changé',
    'A signature is void: what was signed has changed',
  ),
  'trail.exported': text('{who} a exporté la piste d’audit', '{who} exported the audit trail'),
  'trail.verification_failed': text(
    'La vérification de la piste d’audit a échoué',
    'The check of the audit trail failed',
  ),
  'installation.restored': text('L’installation a été restaurée', 'The installation was restored'),
};
