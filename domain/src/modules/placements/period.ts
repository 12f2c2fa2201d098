import { labelKey } from '../../kernel/text-keys';

/** Where a person works, and from when until when; both days belong to it, and one without an end goes on. */
export interface PlacedPeriod {
  readonly department: string;
  readonly site: string;
  readonly validFrom: string;
  readonly validUntil: string | null;
}

export const endsBeforeItBegins = ({ validFrom, validUntil }: Pick<PlacedPeriod, 'validFrom' | 'validUntil'>) =>
  validUntil !== null && validUntil < validFrom;

/** Whether both say for some day that a person works in the same department: two posts elsewhere are possible. */
export function saysTheSame(one: PlacedPeriod, other: PlacedPeriod): boolean {
  return (
    labelKey(one.department) === labelKey(other.department) &&
    labelKey(one.site) === labelKey(other.site) &&
    (other.validUntil === null || one.validFrom <= other.validUntil) &&
    (one.validUntil === null || other.validFrom <= one.validUntil)
  );
}
