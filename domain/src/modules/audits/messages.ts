import { english, text } from '../../kernel/message';

export const auditCommonMessages = {
  wrongState: text('Cet état ne le permet pas.', 'Not possible in this state.'),
  reasonMissing: text('Indiquez la raison.', 'Give the reason.'),
};

/** What the pages of the module are called, in their tabs and in the palette. */
export const auditPageMessages = {
  audits: english('Audit', 'Audit'),
  newAudit: text('Nouvel audit', 'New audit'),
  findings: text('Constats d’audit', 'Audit findings'),
  checklist: text('Grille d’audit', 'Audit checklist'),
  calendar: text('Calendrier des audits', 'Audit calendar'),
  coverage: text('Couverture des audits', 'Audit coverage'),
  programmes: text('Programmes d’audits', 'Audit programmes'),
  newProgramme: text('Nouveau programme d’audits', 'New audit programme'),
  programmeLines: text('Lignes du programme', 'Programme lines'),
};

/** The same in the tabs of the module, where it is known that they are about audits. */
export const auditTabMessages = {
  sections: text('Rubriques des audits', 'Audit sections'),
  audits: text('Audits', 'Audits'),
  findings: text('Constats', 'Findings'),
  calendar: text('Calendrier', 'Calendar'),
  programmes: text('Programmes', 'Programmes'),
  coverage: text('Couverture', 'Coverage'),
};
