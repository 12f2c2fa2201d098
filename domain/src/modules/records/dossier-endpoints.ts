import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import type { Permission } from '../../kernel/identity/permission';
import type { EndpointNames } from './endpoints';

/** Most records in one file. */
export const maxDossiers = 50;
const longestId = 20;

function dossierParts({ noun, path, id }: EndpointNames<string>) {
  const params = z.object({ id });
  const ids = z.string().check(
    z.maxLength(maxDossiers * (longestId + 1)),
    z.refine((several) => {
      const named = several.split(',');
      return named.length <= maxDossiers && named.every((one) => id.safeParse(one).success);
    }),
  );
  return {
    paper: endpoint({
      method: 'GET',
      path: `${path}/:id/dossier`,
      isHeavy: true,
      summary: `Everything about ${noun} as a PDF, with its signatures and its hash`,
      params,
      answers: 'file',
    }),
    data: endpoint({
      method: 'GET',
      path: `${path}/:id/dossier.json`,
      isHeavy: true,
      summary: 'The same as data',
      params,
      answers: 'file',
    }),
    several: endpoint({
      method: 'GET',
      path: `${path}/dossiers`,
      isHeavy: true,
      summary: `The same of several, each as PDF and as data, in one zip file`,
      query: z.object({ ids }),
      answers: 'file',
    }),
  };
}

type DossierParts = ReturnType<typeof dossierParts>;
export type DossierEndpoints<Name extends string> = Record<`get${Name}Dossier`, DossierParts['paper']> &
  Record<`get${Name}DossierData`, DossierParts['data']> &
  Record<`get${Name}Dossiers`, DossierParts['several']>;

/** For a kind whose records come out complete, as PDF and as data, one or several at a time. */
export function dossierEndpoints<const Name extends string>(names: EndpointNames<Name>): DossierEndpoints<Name> {
  const { paper, data, several } = dossierParts(names);
  const { name } = names;
  return {
    [`get${name}Dossier`]: paper,
    [`get${name}DossierData`]: data,
    [`get${name}Dossiers`]: several,
  } as DossierEndpoints<Name>;
}

/** A reader of a record may export it. */
export function dossierPermissions<const Name extends string>(
  name: Name,
  permission: Permission,
): Record<keyof DossierEndpoints<Name>, Permission> {
  const names = [`get${name}Dossier`, `get${name}DossierData`, `get${name}Dossiers`];
  return Object.fromEntries(names.map((one) => [one, permission])) as Record<keyof DossierEndpoints<Name>, Permission>;
}
