import { type ValueList, valueLists } from '@vigie/domain/modules/values/lists';
import * as z from 'zod/mini';
import { readDemoData } from '../../platform/demo-data';
import type { Platform } from '../../platform/platform';
import type { Cast } from '../accounts/public';
import content from './demo-lists.json';
import { addValues, listValues, moveValue } from './service';

const labels = z.array(z.string());

/** Of each list its lines, of each product its batches, of each site its machines. */
const demoLists = z.strictObject({
  lists: z.partialRecord(z.enum(valueLists), labels),
  batches: z.record(z.string(), labels),
  equipment: z.record(z.string(), labels),
});

/** Made on another site now, and no longer chosen. */
const retired = { list: 'product', label: 'Ophtorval, collyre 10 mL' } as const;

/** The lists that the site keeps. */
export async function addDemoValues(platform: Platform, cast: Cast): Promise<void> {
  const { lists, batches, equipment } = readDemoData('demo-lists.json', demoLists, content);
  const designer = await cast('designer');
  const of = async (list: ValueList, search = '') =>
    (await listValues(platform, designer, { list, search, state: 'all', page: 1 })).items;
  // All of them are added together, so that the first one shows whether they were.
  const add = async (list: ValueList, lines: readonly string[], parentId: number | null = null) => {
    const [first = ''] = lines;
    if ((await of(list, first)).length > 0) return;
    await addValues(platform, designer, { list, parentId, lines: lines.join('\n'), from: null, until: null });
  };
  for (const [list, lines] of Object.entries(lists)) await add(list as ValueList, lines);
  const idOf = async (list: ValueList, label: string) =>
    (await of(list, label)).find((one) => one.label === label)?.id ?? -1;
  for (const [product, numbers] of Object.entries(batches)) {
    await add('batch', numbers, await idOf('product', product));
  }
  for (const [site, machines] of Object.entries(equipment)) {
    await add('equipment', machines, await idOf('site', site));
  }
  const old = (await of(retired.list, retired.label))[0];
  if (old?.state === 'active') await moveValue(platform, designer, { ...old, action: 'retire' });
}
