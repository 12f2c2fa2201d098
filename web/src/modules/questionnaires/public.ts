export { QuestionnaireOfCase } from './fill/questionnaire-of-case';
