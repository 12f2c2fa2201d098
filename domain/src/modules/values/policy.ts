import { everyColleague, type Permission } from '../../kernel/identity/permission';
import type { valuesEndpoints } from './contract';

/** Who keeps the lists of the company. */
export const valueEditors = ['designer', 'company_admin'] as const;

export const valuesPermissions: Record<keyof typeof valuesEndpoints, Permission> = {
  listValues: valueEditors,
  offerValues: everyColleague,
  addValues: valueEditors,
  changeValue: valueEditors,
  retireValue: valueEditors,
  restoreValue: valueEditors,
};
