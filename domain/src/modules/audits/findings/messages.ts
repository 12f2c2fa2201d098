import { text } from '../../../kernel/message';
import { importedMarkMessages } from '../../../messages/lists';

export const findingTitleMessages = {
  title: text('Constat d’audit', 'Audit finding'),
  plural: text('Constats d’audit', 'Audit findings'),
};

export const findingFieldMessages = {
  statement: text('Constat', 'Statement'),
  audit: text('Audit', 'Audit'),
  standard: text('Référentiel', 'Standard'),
  clause: text('Clause', 'Clause'),
  grade: text('Niveau', 'Grade'),
  site: text('Site', 'Site'),
  department: text('Service', 'Department'),
  equipment: text('Équipement', 'Equipment'),
  step: text('Étape de la procédure', 'Procedure step'),
  question: text('Question', 'Question'),
  owner: text('Responsable de la réponse', 'Owner'),
  repeatOf: text('Répétition de', 'Repeats'),
  isRepeat: text('Répétition', 'Repeat'),
  dueOn: text('Réponse pour le', 'Answer due'),
  due: text('Échéance', 'Due'),
  report: text('Rapport', 'Report'),
  cause: text('Cause', 'Cause'),
  correction: text('Correction', 'Correction'),
  measures: text('Mesures', 'Measures'),
  noMeasures: text('Aucune mesure, parce que', 'No measure, because'),
  judge: text('À juger', 'To judge'),
  judgeMe: text('Par moi', 'By me'),
  followUp: text('Suite', 'Follow-up'),
  measureIds: text('{ids}', '{ids}'),
  respondedAt: text('Répondu le', 'Answered'),
  respondedBy: text('Réponse de', 'Answered by'),
  acceptedAt: text('Acceptée le', 'Accepted'),
  issuedOn: text('Émis le', 'Issued'),
  issuedFrom: text('Émis à partir du', 'Issued from'),
  issuedUntil: text('Émis jusqu’au', 'Issued until'),
  observedAt: text('Vu le', 'Seen'),
  files: text('Photos et fichiers', 'Photos and files'),
  isImported: importedMarkMessages.mark,
  importId: text('Import', 'Import'),
  originalNumber: text('Numéro d’origine', 'Original number'),
  closedOn: text('Clos à l’origine le', 'Originally closed on'),
};

export const findingStatusMessages = {
  draft: text('Brouillon', 'Draft'),
  awaiting_response: text('Réponse attendue', 'Awaiting response'),
  responded: text('Répondu', 'Responded'),
  accepted: text('Réponse acceptée', 'Accepted'),
  closed: text('Clos', 'Closed'),
  withdrawn: text('Retiré', 'Withdrawn'),
};

export const findingRepeatMessages = {
  repeat: text('Répétition', 'Repeat'),
  first: text('Premier constat', 'First time'),
};

export const findingWorkflowMessages = {
  respond: text('Envoyer la réponse', 'Send the answer'),
  accept: text('Accepter la réponse', 'Accept the answer'),
  return: text('Renvoyer', 'Return'),
  withdraw: text('Retirer', 'Withdraw'),
  acceptSignature: text('Réponse acceptée', 'Answer accepted'),
  withdrawSignature: text('Constat retiré', 'Finding withdrawn'),
  causeMissing: text('Indiquez la cause.', 'Give the cause.'),
  correctionMissing: text('Indiquez la correction.', 'Give the correction.'),
  measuresMissing: text(
    'Indiquez les mesures, ou pourquoi il n’y en a pas.',
    'Give the measures, or why there are none.',
  ),
  ownAnswer: text('Qui a répondu ne juge pas sa propre réponse.', 'Whoever answered does not judge their own answer.'),
  onlyAnswerers: text('Réservé au responsable de la réponse et aux audités.', 'Only the owner and the auditees.'),
  onlyLeadOrQa: text('Réservé au responsable d’audit et à l’assurance qualité.', 'Only the lead auditor and QA.'),
  onlyAuthorOrLead: text(
    'Réservé à l’auteur du constat et au responsable d’audit.',
    'Only the author of the finding and the lead auditor.',
  ),
  onlyQa: text('Réservé à l’assurance qualité.', 'Only QA.'),
  onlyTeam: text('Réservé à l’équipe d’audit.', 'Only the audit team.'),
};

export const findingRuleMessages = {
  auditUnknown: text('Choisissez un audit en cours.', 'Choose an audit in progress.'),
  findingUnknown: text('Ce constat n’est pas arrivé.', 'This finding has not arrived.'),
  gradeUnknown: text('Cet audit n’a pas ce niveau.', 'This audit does not have this grade.'),
  ownerUnknown: text('Choisissez un collègue actif.', 'Choose an active colleague.'),
  repeatUnknown: text('Choisissez un constat d’un autre audit.', 'Choose a finding of another audit.'),
  departmentUnknown: text('Indiquez le service.', 'Give the department.'),
  measureUnknown: text(
    'Choisissez une action, un signalement ou un dossier que vous pouvez lire.',
    'Choose an action, a report or a case that you may read.',
  ),
  sentAlready: text(
    'Le constat est émis : seuls le responsable et l’échéance changent encore.',
    'The finding was issued: only the owner and the due date still change.',
  ),
  dueFollows: text('L’échéance vient de l’émission du rapport.', 'The due date follows from issuing the report.'),
  tooManyMeasures: text('{max} mesures au plus.', 'At most {max} measures.'),
  ownerKept: text('Un constat émis garde un responsable.', 'A finding that was issued keeps an owner.'),
  photoUnknown: text('Envoyez d’abord la photo.', 'Upload the photo first.'),
  hasCase: text(
    'Un dossier est ouvert par un valideur, jamais d’ici.',
    'A case is opened by a validator, never from here.',
  ),
};

/** What a report or an action says at first that began with a finding. */
export const findingReportMessages = {
  what: text('{text} (audit {audit}, constat {id})', '{text} (audit {audit}, finding {id})'),
};
