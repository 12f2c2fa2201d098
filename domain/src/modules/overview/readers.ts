import { everyColleague, type Permission } from '../../kernel/identity/permission';

/** Who gets to the page. Apart from the table of permissions, which the first page of the web can do without. */
export const overviewReaders: Permission = everyColleague;

/** Who sees what the company has yet to set up. */
export const setUpReaders: Permission = ['company_admin'];
