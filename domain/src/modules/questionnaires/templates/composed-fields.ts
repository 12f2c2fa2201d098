import { text } from '../../../kernel/message';
import type { ComposedFields, Words } from '../../../kernel/records/record-kind';
import { questionTypeMessages } from '../messages/builder';

const kinds: Words = {
  section: text('Section', 'Section'),
  page: text('Page', 'Page'),
  question: text('Question', 'Question'),
  option: text('Option', 'Option'),
};

const fields: Words = {
  exists: text('présence', 'presence'),
  place: text('place', 'place'),
  title: text('titre', 'title'),
  label: text('libellé', 'label'),
  explanation: text('explication', 'explanation'),
  helpText: text('aide', 'help text'),
  required: text('obligatoire', 'required'),
  visibleWhen: text('règle d’affichage', 'display rule'),
  finding: text('constat', 'finding'),
  repeat: text('répétition', 'repetition'),
  type: text('type', 'type'),
  properties: text('propriétés', 'properties'),
  score: text('points', 'score'),
  critical: text('critique', 'critical'),
};
const composed = text('{kind} « {place} » : {field}', '{kind} “{place}”: {field}');

/** The parts of a name that `editChanges` has written; null for any other field. */
function partsOf(field: string) {
  const [kind = '', , name = '', ...place] = field.split('.');
  const [kindWord, fieldWord] = [kinds[kind], fields[name]];
  return kindWord && fieldWord && place.length > 0 ? { kindWord, fieldWord, name, place: place.join('.') } : null;
}

const hashes: readonly string[] = ['contentHash', 'savedHash'];

/** The fields of what a template holds. */
export const templateFields: ComposedFields = {
  label: (field, speak) => {
    const parts = partsOf(field);
    if (!parts) return null;
    const { kindWord, fieldWord, place } = parts;
    return speak(composed, { kind: speak(kindWord), place, field: speak(fieldWord) });
  },
  values: (field) => (partsOf(field)?.name === 'type' ? questionTypeMessages : null),
  value: () => null,
  partLabel: () => null,
  isDisplayed: (field) => !hashes.includes(field),
  isVerdict: () => false,
  redundant: () => [],
};
