import { text } from '../../../kernel/message';
import { commandWords } from '../../../messages/words/commands';

export const transferMessages = {
  import: commandWords.import,
  importTitle: text('Importer un modèle', 'Import a template'),
  file: text('Fichier JSON', 'JSON file'),
  fileHelp: text(
    'Un modèle exporté de Vigie, ou un questionnaire SurveyJS.',
    'A template exported from Vigie, or a SurveyJS questionnaire.',
  ),
  fileMissing: text('Choisissez un fichier.', 'Choose a file.'),
  notJson: text('Ce fichier JSON est illisible : {reason}', 'This JSON file cannot be read: {reason}'),
  refused: text('Ce fichier n’a pas pu être lu comme un modèle.', 'This file could not be read as a template.'),
  format: text('Format', 'Format'),
  formats: {
    vigie: text('Vigie', 'Vigie'),
    surveyjs: text('SurveyJS', 'SurveyJS'),
  },
  imported: text('{id} a été importé.', '{id} was imported.'),
  importedWithLosses: text(
    '{id} a été importé. {n} {n|point n’a pas été repris|points n’ont pas été repris} :',
    '{id} was imported. {n} {n|point was|points were} not carried over:',
  ),
  open: text('Ouvrir le modèle', 'Open the template'),
  export: commandWords.export,
  exportVigie: text('JSON de Vigie', 'Vigie JSON'),
  exportSurvey: text('JSON de SurveyJS', 'SurveyJS JSON'),
  exportSchema: text('Schéma JSON du format', 'JSON Schema of the format'),
  exportFailed: text('L’export a échoué : {reason}', 'The export failed: {reason}'),
  exportLosses: text(
    'SurveyJS ne prend pas en charge tout ce modèle. {n} {n|point manquera|points manqueront} dans le fichier :',
    'SurveyJS does not support all of this template. {n} {n|point|points} will be missing from the file:',
  ),
  download: text('Télécharger quand même', 'Download anyway'),
};
