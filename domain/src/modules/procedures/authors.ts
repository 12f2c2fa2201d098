import type { CompanyRole } from '../../kernel/identity/actor';

/** Who begins a procedure; its owner begins its next versions, too. Without sentences: every page knows it, to show who gets where. */
export const procedureAuthors = ['qa', 'designer'] as const satisfies readonly CompanyRole[];
