import { questionnairePageTitles } from '@vigie/domain/messages/shell/page-titles';
import { templatePageMessages as m } from '@vigie/domain/modules/questionnaires/messages/builder-page';
import { templateStatusMessages } from '@vigie/domain/modules/questionnaires/messages/versions';
import { templateList as declared, templateListEndpoints } from '@vigie/domain/modules/questionnaires/templates/list';
import { EntryNone, EntryPerson } from '../../platform/records/entry-marks';
import { Status } from '../../ui/icons/status';
import { listView } from '../records/public';

const looks = { draft: 'waiting', published: 'good', retired: 'off' } as const;

export const templateListView = listView(declared, templateListEndpoints, {
  record: 'template',
  title: questionnairePageTitles.templates,
  path: '/template',
  fileName: 'templates.xlsx',
  texts: m,
  titled: 'title',
  addressOf: ({ id }) => `/template/${id}`,
  minor: ['questions', 'filled', 'changedBy'],
  cells: {
    status: ({ status }, { say }) => <Status kind={looks[status]}>{say(templateStatusMessages[status])}</Status>,
    publishedVersion: ({ publishedVersion }, { say }) => publishedVersion ?? <EntryNone why={say(m.notPublished)} />,
    changedBy: ({ changedBy }) => <EntryPerson name={changedBy} />,
  },
});
