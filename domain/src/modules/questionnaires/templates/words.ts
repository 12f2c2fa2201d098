import { text } from '../../../kernel/message';
import type { RecordWords } from '../../../kernel/records/record-kind';
import { kindMessages } from '../../../messages/kinds';
import { templateStatusMessages } from '../messages/versions';
import { templateFields } from './composed-fields';

export const templateWords: RecordWords = {
  events: {
    created: text('a créé le modèle', 'created the template'),
    edited: text('a modifié le brouillon', 'edited the draft'),
    saved: text('a enregistré le brouillon', 'saved the draft'),
    edits_cancelled: text('est revenu au brouillon enregistré', 'went back to the saved draft'),
    conflict_decided: text('a choisi entre deux modifications', 'chose between two edits'),
    settings_changed: text('a changé les réglages', 'changed the settings'),
    published: text('a publié une version', 'published a version'),
    signed: text('a signé et publié une version', 'signed and published a version'),
    revised: text('a commencé la version suivante', 'started the next version'),
    retired: text('a retiré le modèle', 'retired the template'),
  },
  fields: {
    title: text('Titre', 'Title'),
    status: text('Statut', 'Status'),
    sections: text('Sections', 'Sections'),
    pages: text('Pages', 'Pages'),
    questions: text('Questions', 'Questions'),
    edits: text('Modifications', 'Edits'),
    copyOf: text('Copie de', 'Copy of'),
    importedFrom: text('Importé depuis', 'Imported from'),
    number: text('Version', 'Version'),
    explanation: text('Explication', 'Explanation'),
    contentHash: text('Empreinte du contenu', 'Hash of the content'),
    savedHash: text('Empreinte du brouillon enregistré', 'Hash of the saved draft'),
    needsSignature: text('Signature exigée', 'Signature required'),
    caseKinds: text('Étape des dossiers', 'Case step'),
    choice: text('Choix', 'Choice'),
    conflict: text('Conflit', 'Conflict'),
  },
  values: { status: templateStatusMessages, caseKinds: kindMessages },
  composed: templateFields,
  autosaved: ['edited'],
};
