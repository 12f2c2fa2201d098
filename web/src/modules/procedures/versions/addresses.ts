import { versionAddress } from '@vigie/domain/modules/procedures/id';

export const writeAddress = (id: string) => `${versionAddress(id)}/write`;
export const compareAddress = (id: string, former: string) => `${versionAddress(id)}/compare?former=${former}`;
