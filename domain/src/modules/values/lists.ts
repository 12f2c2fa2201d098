import type { Message } from '../../kernel/message';
import { valueListMessages as m } from './messages/lists';

export const valueLists = ['department', 'site', 'product', 'batch', 'equipment', 'customer'] as const;
export type ValueList = (typeof valueLists)[number];

export const listLabels: Readonly<Record<ValueList, Message>> = {
  department: m.departments,
  site: m.sites,
  product: m.products,
  batch: m.batches,
  equipment: m.equipment,
  customer: m.customers,
};

interface ParentRule {
  readonly list: ValueList;
  readonly isRequired: boolean;
}

/** A batch is a batch of a product; a machine may stand on a site. */
export const parentRules: Readonly<Partial<Record<ValueList, ParentRule>>> = {
  batch: { list: 'product', isRequired: true },
  equipment: { list: 'site', isRequired: false },
};

/** Two products may have a batch of the same number; elsewhere a name stands in a list once. */
export function isUniqueWithinParent(list: ValueList): boolean {
  return parentRules[list]?.isRequired ?? false;
}
