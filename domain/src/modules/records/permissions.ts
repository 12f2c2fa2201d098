import type { Permission } from '../../kernel/identity/permission';
import type { RecordEndpoints } from './endpoints';

/** A user who may open the records of a kind may open their comments and files. */
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
