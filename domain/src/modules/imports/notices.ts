import { text } from '../../kernel/message';
import type { NoticeGroup } from '../../kernel/records/notices';

export const importNotices = {
  heading: text('Import du passé', 'Import of the past'),
  notices: {
    importPrepared: {
      title: text(
        '{who} attend votre approbation de l’import {summary}',
        '{who} asks you to approve the import {summary}',
      ),
      mail: text('Un import attend votre approbation', 'An import waits for your approval'),
    },
    importRefused: {
      title: text('{who} a refusé l’import {summary}', '{who} refused the import {summary}'),
      mail: text('Un import que vous avez préparé a été refusé', 'An import that you prepared was refused'),
    },
    importApproved: {
      title: text('{who} a approuvé l’import {summary}', '{who} approved the import {summary}'),
      mail: text('Un import que vous avez préparé a été approuvé', 'An import that you prepared was approved'),
    },
    importFailed: {
      title: text('L’import {summary} n’a pas abouti', 'The import {summary} did not succeed'),
      mail: text('Un import que vous avez préparé n’a pas abouti', 'An import that you prepared did not succeed'),
    },
  },
} satisfies NoticeGroup;
