import type { Message } from '../../kernel/message';
import { caseMessages as m } from '../../messages/cases';

export const kinds = ['hse', 'nonConformity', 'improvement', 'itBug', 'customerComplaint', 'equipmentFailure'] as const;
export type Kind = (typeof kinds)[number];

interface KindRow {
  readonly label: Message;
  /** What a case of this kind is called by: `NC_3066`. */
  readonly prefix: string;
  /** The part of the address after /apps/. */
  readonly route: string;
}

/** Adding a kind is adding a row. */
export const caseKinds: Readonly<Record<Kind, KindRow>> = {
  hse: { label: m.hse, prefix: 'HSE_', route: 'hse' },
  nonConformity: { label: m.nonConformity, prefix: 'NC_', route: 'non-conformity' },
  improvement: { label: m.improvement, prefix: 'IMP_', route: 'improvement' },
  itBug: { label: m.itBug, prefix: 'IT_', route: 'it-bug' },
  customerComplaint: { label: m.customerComplaint, prefix: 'CC_', route: 'complaint' },
  equipmentFailure: { label: m.equipmentFailure, prefix: 'EF_', route: 'equipment-failure' },
};

export function caseAddress({ kind, id }: { readonly kind: Kind; readonly id: string }): string {
  return `/apps/${caseKinds[kind].route}/${id}`;
}
