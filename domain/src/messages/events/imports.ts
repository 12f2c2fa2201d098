import type { Message } from '../../kernel/message';
import { text } from '../../kernel/message';

export const importSentences: Readonly<Record<string, Message>> = {
  'import.uploaded': text('{who} a déposé l’import n° {id}', '{who} uploaded import no. {id}'),
  'import.checked': text(
    '{who} a vérifié les lignes de l’import n° {id}',
    '{who} checked the lines of import no. {id}',
  ),
  'import.rechecked': text(
    'Les lignes de l’import n° {id} ont été revérifiées',
    'The lines of import no. {id} were checked again',
  ),
  'import.prepared': text(
    '{who} a soumis l’import n° {id} à approbation',
    '{who} submitted import no. {id} for approval',
  ),
  'import.abandoned': text('{who} a abandonné l’import n° {id}', '{who} discarded import no. {id}'),
  'import.withdrawn': text('{who} a retiré l’import n° {id}', '{who} withdrew import no. {id}'),
  'import.approved': text(
    '{who} a approuvé l’import n° {id}, avec signature',
    '{who} approved import no. {id}, signed',
  ),
  'import.refused': text('{who} a refusé l’import n° {id}', '{who} refused import no. {id}'),
  'import.numbered': text('Numéros réservés pour l’import n° {id}', 'Numbers reserved for import no. {id}'),
  'import.finished': text('L’import n° {id} est terminé', 'Import no. {id} is finished'),
  'import.failed': text('L’import n° {id} a échoué', 'Import no. {id} failed'),
};
