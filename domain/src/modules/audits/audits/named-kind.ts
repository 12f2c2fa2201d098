import { text } from '../../../kernel/message';
import type { NamedKind } from '../../../kernel/records/record-kind';
import { auditTitleMessages } from './messages';

export const namedAudit: NamedKind<'audit'> = {
  name: 'audit',
  ...auditTitleMessages,
  notices: {
    auditPlanned: {
      title: text('Vous menez un audit prévu : {summary}', 'You lead a planned audit: {summary}'),
      mail: text('Un audit vous est confié', 'An audit was planned for you'),
    },
    auditScheduled: {
      title: text('Un audit est confirmé : {summary}', 'An audit is scheduled: {summary}'),
      mail: text('Un audit est confirmé', 'An audit is scheduled'),
    },
    auditStarted: {
      title: text('{who} a commencé l’audit : {summary}', '{who} started the audit: {summary}'),
      mail: text('Un audit a commencé', 'An audit has started'),
    },
    auditIssued: {
      title: text('{who} a émis le rapport de l’audit : {summary}', '{who} issued the report of the audit: {summary}'),
      mail: text('Un rapport d’audit est émis', 'An audit report was issued'),
    },
    auditReopened: {
      title: text(
        '{who} a rouvert le rapport de l’audit : {summary}',
        '{who} reopened the report of the audit: {summary}',
      ),
      mail: text('Un rapport d’audit est rouvert', 'An audit report was reopened'),
    },
    auditClosed: {
      title: text('{who} a clos l’audit : {summary}', '{who} closed the audit: {summary}'),
      mail: text('Un audit est clos', 'An audit is closed'),
    },
    auditCancelled: {
      title: text('{who} a annulé l’audit : {summary}', '{who} cancelled the audit: {summary}'),
      mail: text('Un audit est annulé', 'An audit is cancelled'),
    },
    auditHeld: {
      title: text(
        'Votre téléphone garde encore l’audit : {summary}. Retrouvez le réseau.',
        'Your phone still holds the audit: {summary}. Go back online.',
      ),
      mail: text('Votre téléphone garde encore un audit', 'Your phone still holds an audit'),
    },
  },
};
