import { text } from '../../kernel/message';
import type { Notices } from '../../kernel/records/notices';

export const actionNotices = {
  actionAssigned: {
    title: text('{who} vous confie l’action : {summary}', '{who} made you responsible for: {summary}'),
    mail: text('Une action vous est confiée', 'You are responsible for an action'),
  },
  approvalAssigned: {
    title: text('{who} vous fait approbateur de : {summary}', '{who} made you approver of: {summary}'),
    mail: text('Vous êtes approbateur d’une action', 'You are the approver of an action'),
  },
  actionReady: {
    title: text('{who} attend votre revue de l’action : {summary}', '{who} is waiting for your review of: {summary}'),
    mail: text('Une action attend votre revue', 'An action is waiting for your review'),
  },
  actionReviewed: {
    title: text('{who} a revu votre action : {summary}', '{who} reviewed your action: {summary}'),
    mail: text('Votre action est revue', 'Your action was reviewed'),
  },
  actionReturned: {
    title: text('{who} vous renvoie l’action : {summary}', '{who} sent the action back to you: {summary}'),
    mail: text('Une action vous est renvoyée', 'An action was sent back to you'),
  },
  actionCompleted: {
    title: text('{who} a terminé l’action : {summary}', '{who} completed the action: {summary}'),
    mail: text('Une action est terminée', 'An action was completed'),
  },
  actionCancelled: {
    title: text('{who} a annulé l’action : {summary}', '{who} cancelled the action: {summary}'),
    mail: text('Une action est annulée', 'An action was cancelled'),
  },
  actionDueSoon: {
    title: text('L’échéance approche : {summary}', 'Due soon: {summary}'),
    mail: text('L’échéance d’une action approche', 'An action is due soon'),
  },
  actionOverdue: {
    title: text('L’échéance est dépassée : {summary}', 'Overdue: {summary}'),
    mail: text('L’échéance d’une action est dépassée', 'An action is overdue'),
  },
  actionEscalated: {
    title: text('Toujours en retard, à relancer : {summary}', 'Still overdue, to be followed up: {summary}'),
    mail: text('Une action reste en retard', 'An action is still overdue'),
  },
  extensionAsked: {
    title: text('{who} demande un report de : {summary}', '{who} requests an extension of: {summary}'),
    mail: text('Un report d’échéance vous est demandé', 'An extension is requested from you'),
  },
  extensionGranted: {
    title: text('{who} accorde le report de : {summary}', '{who} granted the extension of: {summary}'),
    mail: text('Un report d’échéance est accordé', 'An extension was granted'),
  },
  extensionRefused: {
    title: text('{who} refuse le report de : {summary}', '{who} refused the extension of: {summary}'),
    mail: text('Un report d’échéance est refusé', 'An extension was refused'),
  },
} satisfies Notices;
export type ActionNotice = keyof typeof actionNotices;
