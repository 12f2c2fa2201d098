import { text } from '../../../kernel/message';
import type { NamedKind } from '../../../kernel/records/record-kind';
import { programmeTitleMessages } from './messages';

export const namedProgramme: NamedKind<'audit_programme'> = {
  name: 'audit_programme',
  title: programmeTitleMessages.title,
  plural: programmeTitleMessages.plural,
  notices: {
    programmeApproved: {
      title: text(
        '{who} a approuvé le programme d’audits : {summary}',
        '{who} approved the audit programme: {summary}',
      ),
      mail: text('Programme d’audits : approuvé', 'Audit programme: approved'),
    },
  },
};
