import { text } from '../../../kernel/message';

export const findingGradeMessages = {
  critical: text('Critique', 'Critical'),
  major: text('Majeur', 'Major'),
  minor: text('Mineur', 'Minor'),
  observation: text('Remarque', 'Observation'),
  good_practice: text('Bonne pratique', 'Good practice'),
};

export const findingGradesMessages = {
  title: text('Niveaux des constats d’audit', 'Grades of audit findings'),
  help: text(
    'De {min} à {max} niveaux, du plus grave au moins grave. Un audit garde les niveaux qu’il avait à son début.',
    '{min} to {max} grades, the worst first. An audit keeps the grades that it had when it started.',
  ),
  responseDays: text('Jours pour répondre', 'Days to answer'),
  noAnswer: text('Sans réponse', 'No answer'),
  blocksClosing: text('Empêche de clore l’audit', 'Keeps the audit open'),
  howMany: text('Gardez de {min} à {max} niveaux.', 'Keep {min} to {max} grades.'),
  twice: text('« {grade} » est deux fois dans la liste.', '“{grade}” is in the list twice.'),
  blocksWithoutAnswer: text(
    '« {grade} » empêche de clore : indiquez combien de jours il y a pour répondre.',
    '“{grade}” keeps the audit open: say how many days there are to answer.',
  ),
  auditLeadDays: text('Audits prévus d’avance (jours)', 'Audits made in advance (days)'),
  independenceMonths: text('Indépendance des auditeurs (mois)', 'Independence of auditors (months)'),
};
