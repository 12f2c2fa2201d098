import { type Message, text } from '../../../kernel/message';
import { caseFieldWords } from '../../../messages/words/case-fields';
import { fieldWords } from '../../../messages/words/fields';
import { auditPlanMessages, auditTitleMessages } from '../../audits/public';

/** Why a line of the file cannot be imported. The codes are stored, and never change. */
export const problemMessages = {
  missing: text('Cette valeur est obligatoire.', 'This value is required.'),
  tooLong: text('Le texte dépasse {max} caractères.', 'The text is longer than {max} characters.'),
  controlCharacters: text('Le texte contient des caractères de contrôle.', 'The text contains control characters.'),
  formula: text(
    'Le texte commence comme une formule : remplacez-le par sa valeur.',
    'The text starts like a formula: replace it with its value.',
  ),
  notADay: text(
    '« {value} » n’est pas une date : écrivez jj/mm/aaaa ou aaaa-mm-jj.',
    '“{value}” is not a date: write dd/mm/yyyy or yyyy-mm-dd.',
  ),
  dayOutOfRange: text('La date « {value} » est hors limites.', 'The date “{value}” is out of range.'),
  /** Of files that were checked before the past had a last day. */
  dayInFuture: text('La date {value} est dans le futur.', 'The date {value} is in the future.'),
  dayAfterCutOff: text(
    'La date {value} est postérieure à la date limite de reprise ({cutOff}).',
    'The date {value} is after the cut-off date ({cutOff}).',
  ),
  notAnAmount: text('« {value} » n’est pas un montant en euros.', '“{value}” is not an amount in euros.'),
  amountTooHigh: text('Le montant dépasse {max} euros.', 'The amount is above {max} euros.'),
  notAChoice: text(
    '« {value} » n’est pas connu. Valeurs possibles : {known}.',
    '“{value}” is not known. Possible values: {known}.',
  ),
  personUnknown: text(
    '« {value} » n’est pas un compte de l’entreprise : corrigez, ou choisissez un rédacteur par défaut.',
    '“{value}” is not an account of the company: correct it, or choose a default lead writer.',
  ),
  personAmbiguous: text(
    'Plusieurs personnes s’appellent « {value} » : écrivez l’adresse e-mail ou le nom d’utilisateur.',
    'Several people are called “{value}”: write the email address or the username.',
  ),
  personGone: text(
    'Le compte de « {value} » est désactivé : un dossier en cours demande un rédacteur actif.',
    'The account of “{value}” is deactivated: a case in progress needs an active lead writer.',
  ),
  closedWithoutDay: text(
    'La date de clôture est obligatoire pour un dossier clos.',
    'A closed case needs a closing date.',
  ),
  openWithClosedDay: text(
    'Le dossier n’est pas clos, mais porte une date de clôture.',
    'The case is not closed, but has a closing date.',
  ),
  closedBeforeDetected: text(
    'La clôture ({value}) précède la détection.',
    'The closing date ({value}) is before the detection date.',
  ),
  openedBeforeDetected: text(
    'L’ouverture ({value}) précède la détection.',
    'The opening date ({value}) is before the detection date.',
  ),
  closedBeforeOpened: text(
    'La clôture ({value}) précède l’ouverture.',
    'The closing date ({value}) is before the opening date.',
  ),
  twiceInFile: text(
    'Le numéro d’origine « {value} » est déjà à la ligne {line}.',
    'The original number “{value}” is already on line {line}.',
  ),
  importedBefore: text(
    'Le numéro d’origine « {value} » a déjà été importé ({id}).',
    'The original number “{value}” was already imported ({id}).',
  ),
  tooMany: text('Il y a plus de {max} valeurs.', 'There are more than {max} values.'),
  tooShort: text('Le texte a moins de {min} caractères.', 'The text has fewer than {min} characters.'),
  onlyClosed: text('« {value} » : seuls les audits clos sont importés.', '“{value}”: only closed audits are imported.'),
  otherThanBefore: text(
    'La ligne {line} du même audit donne une autre valeur.',
    'Line {line} of the same audit gives another value.',
  ),
  leadUnknown: text(
    '« {value} » n’est pas un compte de l’entreprise : corrigez, ou choisissez un responsable par défaut.',
    '“{value}” is not an account of the company: correct it, or choose a default lead auditor.',
  ),
  reportBeforeAudit: text('Le rapport ({value}) précède l’audit.', 'The report ({value}) is before the audit.'),
  closedBeforeReport: text(
    'La clôture ({value}) précède le rapport ou la fin de l’audit.',
    'The closing date ({value}) is before the report or the end of the audit.',
  ),
  findingClosedBeforeAudit: text(
    'La clôture du constat ({value}) précède l’audit.',
    'The finding was closed ({value}) before the audit.',
  ),
  agendaRow: text(
    '« {value} » n’est pas une ligne de programme : écrivez « 12/03/2024 09:00 | sujet | lieu | qui | 30 ».',
    '“{value}” is not a row of an agenda: write “12/03/2024 09:00 | topic | place | who | 30”.',
  ),
  repeatUnknown: text(
    '« {value} » n’est ni un constat émis, ni le numéro d’origine ou la ligne (« ligne 12 ») d’un constat.',
    '“{value}” is neither an issued finding nor the original number or the line (“line 12”) of a finding.',
  ),
  repeatAmbiguous: text(
    'Plusieurs constats portent le numéro « {value} » : écrivez la ligne ou le numéro FND.',
    'Several findings have the number “{value}”: write the line or the FND number.',
  ),
  repeatOfSameAudit: text(
    'Le constat de la ligne {line} est du même audit : une répétition vient d’un autre.',
    'The finding of line {line} is of the same audit: a repeat comes from another one.',
  ),
  repeatNotEarlier: text(
    'Le constat de la ligne {line} a été émis après celui-ci.',
    'The finding of line {line} was issued after this one.',
  ),
  agendaOutside: auditPlanMessages.agendaOutside,
  supplierMissing: auditPlanMessages.supplierMissing,
  departmentMissing: auditPlanMessages.departmentMissing,
  endsBeforeItBegins: auditPlanMessages.endsBeforeItBegins,
  auditTooLong: auditPlanMessages.tooLong,
};

/** Why a file is refused as a whole. */
export const fileMessages = {
  wrongType: text(
    'Ce fichier n’est pas un classeur .xlsx ni un fichier .csv.',
    'This file is neither an .xlsx workbook nor a .csv file.',
  ),
  notUtf8: text(
    'L’encodage de ce fichier texte n’est pas reconnu. Enregistrez-le en « CSV UTF-8 » ou en .xlsx.',
    'The encoding of this text file is not recognised. Save it as “CSV UTF-8” or as .xlsx.',
  ),
  oldOrProtected: text(
    'Ce classeur est protégé par un mot de passe ou d’un ancien format (.xls). Enregistrez-le en .xlsx, sans mot de passe.',
    'This workbook is password-protected or in an old format (.xls). Save it as .xlsx, without a password.',
  ),
  macros: text(
    'Ce classeur contient des macros. Enregistrez-le en .xlsx, sans macros.',
    'This workbook contains macros. Save it as .xlsx, without macros.',
  ),
  damaged: text(
    'Ce fichier est endommagé : il ne peut pas être lu en entier.',
    'This file is damaged: it cannot be read completely.',
  ),
  tooLarge: text('Le fichier dépasse {megabytes} Mo.', 'The file is larger than {megabytes} MB.'),
  unpacksTooLarge: text(
    'Une fois décompressé, ce fichier dépasse {megabytes} Mo.',
    'Unpacked, this file is larger than {megabytes} MB.',
  ),
  tooManyRows: text(
    'La feuille « {sheet} » compte plus de {max} lignes : importez-la en plusieurs fichiers.',
    'The sheet “{sheet}” has more than {max} rows: import it as several files.',
  ),
  tooManyColumns: text(
    'La feuille « {sheet} » compte plus de {max} colonnes.',
    'The sheet “{sheet}” has more than {max} columns.',
  ),
  empty: text('Ce fichier ne contient aucune ligne à importer.', 'This file contains no row to import.'),
  noHeader: text(
    'La première ligne de la feuille « {sheet} » doit nommer les colonnes.',
    'The first row of the sheet “{sheet}” must name the columns.',
  ),
};
export type FileProblem = keyof typeof fileMessages;

export const importFileMessages = {
  template: {
    cases: text('modele-import-dossiers', 'case-import-template'),
    audits: text('modele-import-audits', 'audit-import-template'),
  },
  sheet: { cases: caseFieldWords.cases, audits: auditTitleMessages.plural },
  problems: text('import-{id}-lignes-a-corriger', 'import-{id}-lines-to-fix'),
  badLines: text('Lignes à corriger', 'Lines to fix'),
  why: fieldWords.toFix,
};

/** What does not fit together in the plan of an audit, by the sentence of the rule. */
export const auditPlanProblems: ReadonlyMap<Message, keyof typeof problemMessages> = new Map([
  [auditPlanMessages.supplierMissing, 'supplierMissing'],
  [auditPlanMessages.departmentMissing, 'departmentMissing'],
  [auditPlanMessages.endsBeforeItBegins, 'endsBeforeItBegins'],
  [auditPlanMessages.tooLong, 'auditTooLong'],
  [auditPlanMessages.agendaOutside, 'agendaOutside'],
]);
