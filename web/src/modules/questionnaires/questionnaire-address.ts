export const questionnairesPath = '/apps/questionnaires';
export const questionnaireAddress = (id: string) => `${questionnairesPath}/${id}`;
