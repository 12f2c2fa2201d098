import { text } from '../../kernel/message';
import type { NoticeGroup } from '../../kernel/records/notices';

export const importNotices = {
  heading: text('Reprise de l’historique', 'Import of past cases'),
  notices: {
    importPrepared: {
      title: text(
        '{who} attend votre approbation de l’import {summary}',
        '{who} is waiting for you to approve the import {summary}',
      ),
      mail: text('Un import attend votre approbation', 'An import is waiting for your approval'),
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
      title: text('L’import {summary} a échoué', 'The import {summary} failed'),
      mail: text('Un import que vous avez préparé a échoué', 'An import that you prepared failed'),
    },
  },
} satisfies NoticeGroup;
