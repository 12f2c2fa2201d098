export const notificationTypes = [
  'reportSubmitted',
  'reportCompleted',
  'reportApproved',
  'reportRejected',
  'informationRequested',
  'leadWriterAssigned',
  'caseSubmitted',
  'caseReturned',
  'caseApproved',
  'caseReopened',
  'actionAssigned',
  'approvalAssigned',
  'actionReady',
  'actionReviewed',
  'actionReturned',
  'actionCompleted',
  'actionCancelled',
  'actionDueSoon',
  'actionOverdue',
  'actionEscalated',
  'extensionAsked',
  'extensionGranted',
  'extensionRefused',
  'effectivenessDue',
  'commented',
  'mentioned',
  'alertReceived',
  'signInLocked',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** What is told to everyone whom it concerns, whatever they chose: under the bell and by mail. */
export const urgentTypes = ['verificationFailed'] as const;
export type NewsType = NotificationType | (typeof urgentTypes)[number];

export function isUrgent(type: NewsType): boolean {
  return urgentTypes.some((urgent) => urgent === type);
}
