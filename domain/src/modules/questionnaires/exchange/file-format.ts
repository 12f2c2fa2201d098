/** What a file of ours calls its format. */
export const fileFormat = 'vigie-questionnaire';
