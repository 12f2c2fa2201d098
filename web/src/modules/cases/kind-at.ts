import { caseKinds, type Kind, kinds } from '@vigie/domain/modules/cases/kinds';

/** The kind that a route belongs to: `/apps/non-conformity/$id` shows non-conformities. */
export function kindAt(routePath: string): Kind {
  const found = kinds.find((kind) => routePath.startsWith(`/apps/${caseKinds[kind].route}/`));
  if (!found) throw new Error(`No kind of case lives at ${routePath}`);
  return found;
}
