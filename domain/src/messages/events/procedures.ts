import { type Message, text } from '../../kernel/message';

/** What happens to each of them alike. */
function commonSentences(record: string): Readonly<Record<string, Message>> {
  return {
    [`${record}.changed`]: text('{who} a modifié {id} : {changes}', '{who} changed {id}: {changes}'),
    [`${record}.commented`]: text('{who} a commenté {id}', '{who} commented on {id}'),
    [`${record}.file_attached`]: text('{who} a joint un fichier à {id}', '{who} attached a file to {id}'),
    [`${record}.file_removed`]: text('{who} a retiré un fichier de {id}', '{who} removed a file from {id}'),
  };
}

export const procedureSentences: Readonly<Record<string, Message>> = {
  ...commonSentences('procedure'),
  'procedure.created': text('{who} a créé la procédure {id} : {title}', '{who} created the procedure {id}: {title}'),
  'procedure.judged_to_keep': text(
    '{who} a relu la procédure {id} et veut la maintenir, avec signature',
    '{who} reviewed the procedure {id} and would keep it, signed',
  ),
  'procedure.judged_to_revise': text(
    '{who} a relu la procédure {id} et veut la réviser, avec signature',
    '{who} reviewed the procedure {id} and would revise it, signed',
  ),
  'procedure.judged_to_retire': text(
    '{who} a relu la procédure {id} et demande son retrait, avec signature',
    '{who} reviewed the procedure {id} and asks to retire it, signed',
  ),
  'procedure.review_confirmed': text(
    '{who} a confirmé la revue de la procédure {id}, avec signature',
    '{who} confirmed the review of the procedure {id}, signed',
  ),
  'procedure.review_refused': text(
    '{who} a refusé l’avis sur la procédure {id}',
    '{who} refused the verdict on the procedure {id}',
  ),
  'procedure.review_reminded': text(
    'Rappel de la revue de la procédure {id} : {reminder}',
    'Reminder of the review of the procedure {id}: {reminder}',
  ),
  'procedure.retired': text(
    '{who} a retiré la procédure {id}, avec signature',
    '{who} retired the procedure {id}, signed',
  ),
  'procedure.begun': text(
    'La procédure {id} est en vigueur pour la première fois',
    'The procedure {id} is in force for the first time',
  ),
  'procedure.epoch_begun': text(
    'Ce qui est en vigueur de la procédure {id} change à partir du {since}',
    'What is in force of the procedure {id} changes from {since} on',
  ),
  ...commonSentences('procedure_version'),
  'procedure_version.created': text(
    '{who} a commencé la version {versionNumber} de {procedureId} ({id})',
    '{who} began version {versionNumber} of {procedureId} ({id})',
  ),
  'procedure_version.text_changed': text(
    '{who} a écrit le texte de la version {id}',
    '{who} wrote the text of the version {id}',
  ),
  'procedure_version.submitted': text('{who} a soumis la version {id}', '{who} submitted the version {id}'),
  'procedure_version.reviewed': text('{who} a relu la version {id}', '{who} reviewed the version {id}'),
  'procedure_version.returned': text('{who} a renvoyé la version {id}', '{who} returned the version {id}'),
  'procedure_version.signed_off': text(
    '{who} a approuvé la version {id}, avec signature',
    '{who} approved the version {id}, signed',
  ),
  'procedure_version.put_in_force_untrained': text(
    '{who} a mis la version {id} en vigueur sans attendre les formations, avec signature',
    '{who} put the version {id} in force without waiting for training, signed',
  ),
  'procedure_version.withdrawn': text(
    '{who} a repris la version approuvée {id}, avec signature',
    '{who} withdrew the approved version {id}, signed',
  ),
  'procedure_version.discarded': text('{who} a abandonné la version {id}', '{who} discarded the version {id}'),
  'procedure_version.passed': text(
    'Tous les relecteurs ont relu la version {id}',
    'All reviewers have reviewed the version {id}',
  ),
  'procedure_version.approved': text(
    'Tous les approbateurs ont approuvé la version {id}',
    'All approvers have approved the version {id}',
  ),
  'procedure_version.put_in_force': text('La version {id} est en vigueur', 'The version {id} is in force'),
  'procedure_version.superseded': text('La version {id} est remplacée', 'The version {id} is superseded'),
  'procedure_version.retired': text(
    'La version {id} est retirée avec sa procédure',
    'The version {id} is retired with its procedure',
  ),
  ...commonSentences('procedure_copy'),
  'procedure_copy.created': text(
    '{who} a remis la copie {copyNumber} de {versionId} ({id}), {place}',
    '{who} issued copy {copyNumber} of {versionId} ({id}), {place}',
  ),
  'procedure_copy.collected': text('{who} a repris la copie {id}', '{who} collected the copy {id}'),
  'procedure_copy.lost': text('{who} a déclaré perdue la copie {id}', '{who} declared the copy {id} lost'),
  'procedure_copy.recalled': text('La copie {id} est rappelée', 'The copy {id} is recalled'),
  'procedure_copy.expired': text('La copie {id} est périmée', 'The copy {id} has expired'),
};
