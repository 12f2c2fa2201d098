import type { MailTopic } from '../parameters/public';

/** The notices of each topic that a company chooses mails by, for people who have chosen nothing themselves. */
export const noticesByTopic: Readonly<Record<MailTopic, readonly string[]>> = {
  assigned: ['leadWriterAssigned', 'actionAssigned', 'approvalAssigned'],
  decided: ['informationRequested', 'reportApproved', 'reportRejected'],
  overdue: ['actionOverdue', 'effectivenessDue'],
  escalated: ['actionEscalated'],
};

export function topicOf(type: string): MailTopic | null {
  const found = Object.entries(noticesByTopic).find(([, types]) => types.includes(type));
  return (found?.[0] as MailTopic | undefined) ?? null;
}

export interface MailRules {
  readonly mailTopics: readonly MailTopic[];
  readonly dailySummary: boolean;
}

/** How a person who has chosen nothing hears of it by mail. */
export function mailedByDefault(type: string, { mailTopics, dailySummary }: MailRules): 'mail' | 'digest' | null {
  const topic = topicOf(type);
  if (topic && mailTopics.includes(topic)) return 'mail';
  return dailySummary ? 'digest' : null;
}
