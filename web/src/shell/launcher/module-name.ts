import type { AppId } from '@vigie/domain/messages/shell/shell';

/** The modules whose name the top bar shows. */
const named: readonly AppId[] = [
  'non-conformity',
  'hse',
  'new-issue',
  'inbox',
  'improvement',
  'quick-win',
  'it-bug',
  'complaint',
  'equipment-failure',
];

export function namedModuleOf(pathname: string): AppId | null {
  const id = /^\/apps\/([^/]+)/.exec(pathname)?.[1];
  return named.find((module) => module === id) ?? null;
}
