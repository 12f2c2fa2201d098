import { everyColleague, type Permission } from '../../kernel/identity/permission';

export const templateDesigners = ['designer', 'company_admin'] as const;

/** Who gets to the pages. Apart from the table of permissions, which the first page of the web can do without. */
export const templateReaders: Permission = templateDesigners;
export const questionnaireReaders: Permission = everyColleague;
