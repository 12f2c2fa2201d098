import type { HelpTopicName } from '@vigie/domain/messages/shell/help';

/** Of two that fit, the first one counts. */
const topics: readonly (readonly [string, HelpTopicName])[] = [
  ['/home', 'home'],
  ['/apps/new-issue/approval', 'approval'],
  ['/apps/new-issue', 'newIssue'],
  ['/offline', 'offline'],
  ['/apps/inbox', 'inbox'],
  ['/inbox', 'inbox'],
  ['/apps/overview', 'overview'],
  ['/apps/notifications', 'notifications'],
  ['/apps/kpi', 'kpi'],
  ['/apps/parameters/lists', 'lists'],
  ['/apps/parameters/glossary', 'glossary'],
  ['/apps/parameters/import', 'imports'],
  ['/apps/parameters', 'users'],
  ['/apps/placements', 'users'],
  ['/apps/audit', 'audits'],
  ['/apps/gemba', 'gemba'],
  ['/apps/procedures', 'procedures'],
  ['/apps/actions', 'actions'],
  ['/apps/questionnaires', 'questionnaires'],
  ['/apps/alertes', 'alerts'],
  ['/template', 'templates'],
  ['/audit-trail', 'trail'],
  ['/admin', 'administration'],
  ['/profile', 'account'],
  ['/settings', 'account'],
  // Each kind of case has an address of its own.
  ['/apps', 'cases'],
];

export function helpTopicAt(pathname: string): HelpTopicName {
  const found = topics.find(([path]) => pathname === path || pathname.startsWith(`${path}/`));
  return found?.[1] ?? 'home';
}
