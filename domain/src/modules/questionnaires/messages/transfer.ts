import { text } from '../../../kernel/message';

export const transferMessages = {
  import: text('Importer', 'Import'),
  importTitle: text('Importer un modèle', 'Import a template'),
  file: text('Fichier JSON', 'JSON file'),
  fileHelp: text(
    'Un modèle exporté d’ici, ou un questionnaire de SurveyJS.',
    'A template exported from here, or a questionnaire of SurveyJS.',
  ),
  fileMissing: text('Choisissez un fichier.', 'Choose a file.'),
  notJson: text('Ce fichier n’est pas du JSON lisible : {reason}', 'This file is no readable JSON: {reason}'),
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
  export: text('Exporter', 'Export'),
  exportVigie: text('JSON de Vigie', 'Vigie JSON'),
  exportSurvey: text('JSON de SurveyJS', 'SurveyJS JSON'),
  exportSchema: text('Schéma JSON du format', 'JSON Schema of the format'),
  exportFailed: text('L’export n’a pas abouti : {reason}', 'The export failed: {reason}'),
  exportLosses: text(
    'SurveyJS ne peut pas dire tout ce que dit ce modèle. {n} {n|point manquera|points manqueront} dans le fichier :',
    'SurveyJS cannot say all that this template says. {n} {n|point|points} will be missing from the file:',
  ),
  download: text('Télécharger quand même', 'Download anyway'),
};
