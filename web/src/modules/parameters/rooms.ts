import { type Permission, permits } from '@vigie/domain/kernel/identity/permission';
import { accountsPermissions } from '@vigie/domain/modules/accounts/public';
import { parametersPermissions } from '@vigie/domain/modules/parameters/policy';
import { glossaryPermissions } from '../glossary/public';
import { importsPermissions } from '../imports/public';
import { valuesPermissions } from '../values/public';

const permissions = {
  users: accountsPermissions.updateUser,
  teams: accountsPermissions.createTeam,
  rules: parametersPermissions.changeParameters,
  glossary: glossaryPermissions.getGlossary,
  values: valuesPermissions.listValues,
  import: importsPermissions.listImports,
} satisfies Record<string, Permission>;
export type ParametersRoom = keyof typeof permissions;

/** Those that have a page of their own; the others are tabs of `/apps/parameters`. */
const ownPages = {
  glossary: '/apps/parameters/glossary',
  values: '/apps/parameters/lists',
  import: '/apps/parameters/import',
};
type OwnPage = keyof typeof ownPages;
export type ParametersTab = Exclude<ParametersRoom, OwnPage>;

const hasOwnPage = (room: ParametersRoom): room is OwnPage => room in ownPages;

/** The rooms that this person may enter, the usual one first. */
export function roomsFor(person: Parameters<typeof permits>[1]): readonly ParametersRoom[] {
  const rooms = Object.keys(permissions) as ParametersRoom[];
  return rooms.filter((room) => permits(permissions[room], person));
}

export function tabsFor(person: Parameters<typeof permits>[1]): readonly ParametersTab[] {
  return roomsFor(person).filter((room) => !hasOwnPage(room));
}

export function addressOfRoom(room: ParametersRoom, rooms: readonly ParametersRoom[]): string {
  if (hasOwnPage(room)) return ownPages[room];
  return room === rooms[0] ? '/apps/parameters' : `/apps/parameters?tab=${room}`;
}
