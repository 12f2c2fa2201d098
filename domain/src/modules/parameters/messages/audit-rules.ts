import { text } from '../../../kernel/message';

/** The card of the rules of audits: their grades, and what their programmes count with. */
export const auditRulesMessages = {
  datesHelp: text(
    'Un programme crée ses audits d’avance. Un auditeur n’est indépendant que s’il n’a pas travaillé récemment là où il audite.',
    'A programme makes its audits in advance. An auditor is independent only if they have not recently worked where they audit.',
  ),
  auditLeadDays: text('Audits créés d’avance', 'Audits made in advance'),
  auditLeadDaysHelp: text('Avant leur premier jour, de 1 à 366 jours.', 'Before their first day, from 1 to 366 days.'),
  auditLeadDaysWrong: text(
    'Écrivez un nombre entier de jours, de 1 à 366.',
    'Write a whole number of days, from 1 to 366.',
  ),
  independenceMonths: text('Indépendance des auditeurs', 'Independence of auditors'),
  independenceMonthsHelp: text('De 0 à 60 mois.', 'From 0 to 60 months.'),
  independenceMonthsWrong: text(
    'Écrivez un nombre entier de mois, de 0 à 60.',
    'Write a whole number of months, from 0 to 60.',
  ),
  months: text('mois', 'months'),
  monthCount: text('{n} mois', '{n} {n|month|months}'),
  grade: text('Niveau {n}', 'Grade {n}'),
  french: text('En français', 'In French'),
  english: text('En anglais', 'In English'),
  daysToAnswer: text('Jours pour répondre', 'Days to answer'),
  daysHelp: text('Vide : aucune réponse demandée.', 'Empty: no answer is asked for.'),
  days: text('réponse sous {n} {n|jour|jours}', 'answer within {n} {n|day|days}'),
  blocks: text('empêche de clore', 'keeps the audit open'),
  add: text('Ajouter un niveau', 'Add a grade'),
  remove: text('Retirer « {grade} »', 'Remove “{grade}”'),
  moveUp: text('Monter « {grade} »', 'Move “{grade}” up'),
  moveDown: text('Descendre « {grade} »', 'Move “{grade}” down'),
  nameMissing: text('Nommez chaque niveau dans les deux langues.', 'Name each grade in both languages.'),
  daysWrong: text(
    'Écrivez un nombre entier de jours, de 1 à {max}, ou laissez vide.',
    'Write a whole number of days, from 1 to {max}, or leave it empty.',
  ),
};
