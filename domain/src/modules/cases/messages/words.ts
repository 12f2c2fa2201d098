import { english, text } from '../../../kernel/message';

/** What the pages, the dialogs and the dossier of a case share. */
export const caseWords = {
  closedInEnglish: english('Clos', 'Closed'),
  why: text('Pourquoi', 'Why'),
  addCause: text('Ajouter une cause', 'Add a cause'),
  toSignature: text('Continuer vers la signature', 'Continue to the signature'),
  newLeadWriter: text('Nouveau rédacteur principal', 'New lead writer'),
  changeLeadWriter: text('Changer de rédacteur principal', 'Change the lead writer'),
  noMatch: text('Aucun dossier ne correspond', 'No case matches'),
  originalReport: text('Signalement d’origine', 'Original report'),
  notBegun: text('Pas commencé', 'Not started'),
  criterion: text('Critère', 'Criterion'),
  effective: text('Efficace', 'Effective'),
  notEffective: text('Non efficace', 'Not effective'),
  unclassified: text('Sans catégorie M', 'Without an M category'),
  therefore: text('donc', 'therefore'),
  treeOfCauses: text('Arbre des causes', 'Cause tree'),
  justificationMissing: text('La justification manque.', 'The justification is missing.'),
  detectionModeInEnglish: english('Mode de détection', 'Detection Mode'),
};
