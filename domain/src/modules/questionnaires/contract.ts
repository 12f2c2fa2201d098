import { questionnaireEndpoints } from './filled/contract';
import { templateEndpoints } from './templates/contract';

export const questionnairesEndpoints = { ...templateEndpoints, ...questionnaireEndpoints };
