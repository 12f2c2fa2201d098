import { lineOf } from '@vigie/domain/modules/glossary/own-groups';
import type { Platform } from '../../platform/platform';
import type { Cast } from '../accounts/public';
import { addGroup, getGlossary, moveGroup, switchBuiltIn } from './service';

const groups = [
  ['NEP', 'nettoyage en place', 'CIP', 'cleaning in place'],
  ['gamme', 'gamme de maintenance', 'GM', 'maintenance schedule'],
  ['KORSCH', 'presse KORSCH', 'presse à comprimer'],
  ['mirage', 'mireuse', 'light inspection'],
];
/** Said on another site, and no longer here. */
const retired = ['bleu', 'bleu de travail', 'overalls'];
/** Here the stock is what lies in the warehouse, and the inventory what is counted once a year. */
const switchedOff = 'stock';

/** What the site has made of the glossary. */
export async function addDemoGlossary(platform: Platform, cast: Cast): Promise<void> {
  const designer = await cast('designer');
  const { own, builtIn } = await getGlossary(platform, designer);
  const known = new Map(own.map((group) => [lineOf(group.words), group]));
  for (const words of groups) if (!known.has(lineOf(words))) await addGroup(platform, designer, words);
  const old = known.get(lineOf(retired)) ?? (await addGroup(platform, designer, retired));
  if (old.state === 'active') await moveGroup(platform, designer, { ...old, action: 'retire' });
  const group = builtIn.find(({ key }) => key === switchedOff);
  if (group?.version === 0) await switchBuiltIn(platform, designer, { key: switchedOff, version: 0, isOff: true });
}
