import { text } from '../../../kernel/message';
import { textProblemMessages } from './messages';

/** Why a document is not read. */
export const wordProblemMessages = {
  notWord: text('Choisissez un document Word au format .docx.', 'Choose a Word document in the .docx format.'),
  oldOrProtected: text(
    'Ce document est protégé ou dans un ancien format : enregistrez-le en .docx, sans mot de passe.',
    'This document is protected or in an old format: save it as .docx, without a password.',
  ),
  macros: text(
    'Ce document contient des macros : enregistrez-le en .docx, sans macros.',
    'This document contains macros: save it as .docx, without macros.',
  ),
  damaged: text(
    'Ce document est endommagé : ouvrez-le dans Word, enregistrez-le, puis recommencez.',
    'This document is damaged: open it in Word, save it, then try again.',
  ),
  tooLarge: text(
    'Ce document est trop volumineux : réduisez ses images ou divisez-le.',
    'This document is too large: make its images smaller or divide it.',
  ),
  trackedChanges: text(
    'Ce document contient {n} {n|modification suivie|modifications suivies} : acceptez-les ou refusez-les dans Word, puis recommencez.',
    'This document contains {n} tracked {n|change|changes}: accept or reject them in Word, then try again.',
  ),
  tableTooLarge: textProblemMessages.tableTooLarge,
  empty: text('Ce document ne contient pas de texte.', 'This document contains no text.'),
};

/** What a text does not take over from its document. The person who brings it confirms each count. */
export const lostPartMessages = {
  headers: text('{n} {n|en-tête|en-têtes} de page', '{n} page {n|header|headers}'),
  footers: text('{n} {n|pied|pieds} de page', '{n} page {n|footer|footers}'),
  textBoxes: text(
    '{n} {n|zone de texte, reprise comme paragraphe|zones de texte, reprises comme paragraphes}',
    '{n} text {n|box, kept as a paragraph|boxes, kept as paragraphs}',
  ),
  footnotes: text('{n} {n|note|notes} de bas de page', '{n} {n|footnote|footnotes}'),
  endnotes: text('{n} {n|note|notes} de fin', '{n} {n|endnote|endnotes}'),
  comments: text('{n} {n|commentaire|commentaires}', '{n} {n|comment|comments}'),
  equations: text('{n} {n|équation|équations}', '{n} {n|equation|equations}'),
  drawings: text('{n} {n|dessin ou graphique|dessins ou graphiques}', '{n} {n|drawing or chart|drawings or charts}'),
  images: text(
    '{n} {n|image qui n’est ni PNG ni JPEG|images qui ne sont ni PNG ni JPEG}',
    '{n} {n|image that is|images that are} neither PNG nor JPEG',
  ),
  mergedCells: text(
    '{n} {n|cellule fusionnée, séparée|cellules fusionnées, séparées}',
    '{n} merged {n|cell, taken apart|cells, taken apart}',
  ),
  nestedTables: text(
    '{n} {n|tableau dans un tableau, repris comme lignes|tableaux dans un tableau, repris comme lignes}',
    '{n} {n|table|tables} inside a table, kept as lines',
  ),
  struck: text(
    '{n} {n|passage barré, repris sans le trait|passages barrés, repris sans le trait}',
    '{n} struck {n|passage|passages}, kept without the line',
  ),
  links: text(
    '{n} {n|lien qui n’est|liens qui ne sont} ni https ni mailto',
    '{n} {n|link that is|links that are} neither https nor mailto',
  ),
};
