import type { Permission } from '../../kernel/identity/permission';
import type { RecordEndpoints } from './endpoints';

/** Whoever may come to the records of a kind may come to what is said about them and to their files. */
export function recordPermissions<const Name extends string>(
  name: Name,
  permission: Permission,
): Record<keyof RecordEndpoints<Name>, Permission> {
  const names = [
    `list${name}Comments`,
    `commentOn${name}`,
    `list${name}Readers`,
    `get${name}History`,
    `attachTo${name}`,
    `detachFrom${name}`,
    `download${name}Attachment`,
  ];
  return Object.fromEntries(names.map((one) => [one, permission])) as Record<keyof RecordEndpoints<Name>, Permission>;
}
