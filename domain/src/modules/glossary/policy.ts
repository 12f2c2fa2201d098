import { everyColleague, type Permission } from '../../kernel/identity/permission';
import type { glossaryEndpoints } from './contract';

/** Who changes what the company has made of the glossary. */
export const glossaryEditors = ['designer', 'company_admin'] as const;

export const glossaryPermissions: Record<keyof typeof glossaryEndpoints, Permission> = {
  getGlossary: everyColleague,
  addGlossaryGroup: glossaryEditors,
  changeGlossaryGroup: glossaryEditors,
  retireGlossaryGroup: glossaryEditors,
  restoreGlossaryGroup: glossaryEditors,
  switchBuiltInGroup: glossaryEditors,
};
