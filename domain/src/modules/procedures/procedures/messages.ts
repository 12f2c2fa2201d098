import { text } from '../../../kernel/message';

export const procedureTitleMessages = {
  title: text('Procédure', 'Procedure'),
  plural: text('Procédures', 'Procedures'),
  newOne: text('Nouvelle procédure', 'New procedure'),
};

export const procedureFieldMessages = {
  code: text('Code', 'Code'),
  type: text('Type', 'Type'),
  title: text('Titre', 'Title'),
  owner: text('Responsable', 'Owner'),
  department: text('Service', 'Department'),
  sites: text('Sites', 'Sites'),
  equipment: text('Équipements', 'Equipment'),
  language: text('Langue', 'Language'),
  reviewMonths: text('Revue tous les (mois)', 'Review every (months)'),
  template: text('Questionnaire', 'Questionnaire'),
  issuer: text('Émetteur', 'Issuer'),
  edition: text('Édition', 'Edition'),
  address: text('Adresse', 'Address'),
  isConfidential: text('Confidentielle', 'Confidential'),
  readers: text('Lecteurs', 'Readers'),
  versionNumber: text('Version', 'Version'),
  since: text('En vigueur depuis', 'Since'),
  reviewDueOn: text('Revue à faire', 'Review due'),
  due: text('Échéance de revue', 'Review'),
  coming: text('À venir', 'Coming'),
  verdict: text('Avis de revue', 'Review verdict'),
  reviews: text('Revues périodiques', 'Periodic reviews'),
};

export const procedureTypeMessages = {
  policy: text('Politique', 'Policy'),
  procedure: text('Procédure', 'Procedure'),
  instruction: text('Instruction', 'Instruction'),
  form: text('Formulaire', 'Form'),
  specification: text('Spécification', 'Specification'),
  external: text('Document externe', 'External document'),
};

export const procedureLanguageMessages = { fr: text('Français', 'French'), en: text('Anglais', 'English') };

export const procedureStatusMessages = {
  draft: text('Pas encore en vigueur', 'Not in force yet'),
  active: text('En vigueur', 'In force'),
  retired: text('Retirée', 'Retired'),
};

export const verdictMessages = {
  keep: text('Maintenir', 'Keep'),
  revise: text('Réviser', 'Revise'),
  retire: text('Demander le retrait', 'Ask to retire'),
};

export const reviewDueMessages = {
  overdue: text('En retard', 'Late'),
  soon: text('Dans les 60 jours', 'Within 60 days'),
  later: text('Plus tard', 'Later'),
};

export const procedureMessages = {
  keep: text('Maintenir', 'Keep'),
  keepSignature: text('Procédure relue : à maintenir', 'Procedure reviewed: keep'),
  revise: text('À réviser', 'Revise'),
  reviseSignature: text('Procédure relue : à réviser', 'Procedure reviewed: revise'),
  askRetire: text('Demander le retrait', 'Ask to retire'),
  askRetireSignature: text('Procédure relue : à retirer', 'Procedure reviewed: ask to retire'),
  confirm: text('Confirmer la revue', 'Confirm the review'),
  confirmSignature: text('Revue de la procédure confirmée', 'Review of the procedure confirmed'),
  refuse: text('Refuser l’avis', 'Refuse the verdict'),
  retire: text('Retirer', 'Retire'),
  retireSignature: text('Procédure retirée', 'Procedure retired'),
  onlyBeginners: text(
    'Seuls l’assurance qualité et les concepteurs commencent une procédure.',
    'Only QA and designers begin a procedure.',
  ),
  onlyOwner: text(
    'Seul le responsable de la procédure donne un avis.',
    'Only the owner of the procedure gives a verdict.',
  ),
  onlyOtherQa: text(
    'Une personne de l’assurance qualité autre que le responsable confirme.',
    'A person of QA other than the owner confirms.',
  ),
  onlyOwnerOrQa: text('Réservé au responsable et à l’assurance qualité.', 'Only the owner and QA.'),
  onlyReaders: text(
    'Seules les personnes nommées lisent cette procédure.',
    'Only the people named read this procedure.',
  ),
  verdictGiven: text('Un avis attend déjà d’être confirmé.', 'A verdict waits to be confirmed already.'),
  noVerdict: text('Le responsable n’a pas encore donné d’avis.', 'The owner has not given a verdict yet.'),
  notYourVerdict: text(
    'Vous avez donné cet avis : une autre personne le confirme.',
    'You gave this verdict: another person confirms it.',
  ),
  isNeeded: text('Encore demandée par : {by}.', 'Still needed by: {by}.'),
  isComing: text(
    'Une version est en cours : {id}. Abandonnez-la ou mettez-la en vigueur d’abord.',
    'A version is under way: {id}. Discard it or put it in force first.',
  ),
  codeTaken: text(
    'Le code {code} est déjà pris. Choisissez-en un autre.',
    'The code {code} is taken already. Choose another.',
  ),
  codeWrong: text(
    'Écrivez un code de lettres, de chiffres et des signes . _ / + -.',
    'Write a code of letters, digits and the marks . _ / + -.',
  ),
  codeFixed: text('Le code d’une procédure ne change pas.', 'The code of a procedure does not change.'),
  externalMissing: text(
    'Indiquez l’émetteur, l’édition et l’adresse du document externe.',
    'Give issuer, edition and address of the external document.',
  ),
  templateUnknown: text('Choisissez un questionnaire publié.', 'Choose a published questionnaire.'),
  readerUnknown: text(
    'Choisissez des lecteurs parmi les utilisateurs actifs.',
    'Choose readers among the active users.',
  ),
  titleMissing: text('Donnez un titre à la procédure.', 'Give the procedure a title.'),
  codeMissing: text('Donnez un code à la procédure.', 'Give the procedure a code.'),
  departmentMissing: text('Indiquez le service.', 'Give the department.'),
  monthsWrong: text('Indiquez de 1 à 60 mois.', 'Enter 1 to 60 months.'),
  draftsFull: text(
    'Terminez ou abandonnez d’abord un des brouillons : {max} au plus.',
    'Finish or discard one of the drafts first: at most {max}.',
  ),
};
