import { type Permission, permits } from '@vigie/domain/kernel/identity/permission';
import { accountsPermissions } from '@vigie/domain/modules/accounts/public';
import { parametersPermissions } from '@vigie/domain/modules/parameters/policy';
import { glossaryPermissions } from '../glossary/public';

const permissions = {
  users: accountsPermissions.updateUser,
  teams: accountsPermissions.createTeam,
  rules: parametersPermissions.changeParameters,
  glossary: glossaryPermissions.getGlossary,
} satisfies Record<string, Permission>;
export type ParametersRoom = keyof typeof permissions;

/** Those that have a page of their own; the others are tabs of `/apps/parameters`. */
const ownPages: Partial<Record<ParametersRoom, string>> = { glossary: '/apps/parameters/glossary' };
export type ParametersTab = Exclude<ParametersRoom, 'glossary'>;

/** The rooms that this person may enter, the usual one first. */
export function roomsFor(person: Parameters<typeof permits>[1]): readonly ParametersRoom[] {
  const rooms = Object.keys(permissions) as ParametersRoom[];
  return rooms.filter((room) => permits(permissions[room], person));
}

export function tabsFor(person: Parameters<typeof permits>[1]): readonly ParametersTab[] {
  return roomsFor(person).filter((room) => room !== 'glossary');
}

export function addressOfRoom(room: ParametersRoom, rooms: readonly ParametersRoom[]): string {
  return ownPages[room] ?? (room === rooms[0] ? '/apps/parameters' : `/apps/parameters?tab=${room}`);
}
