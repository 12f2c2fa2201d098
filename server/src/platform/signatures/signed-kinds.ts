import type { Signature } from '@vigie/domain/kernel/trail/signature';
import type { Reader } from '../database/tx';
import type { SignedKind } from '../verification/kinds';
import { holds, type StoredSignature, shownSignature } from './signatures';

export type JudgedSignature = Signature & { readonly isValid: boolean };

/** How every signed record reads now, also for a module that does not know the record's own. */
export class SignedKinds {
  private kinds: readonly SignedKind[] = [];

  register(kinds: readonly SignedKind[]): void {
    this.kinds = kinds;
  }

  /** Each with whether it holds for its record as it is now; a record that is gone is not what was signed. */
  async judge(
    reader: Reader,
    companyId: number,
    signatures: readonly StoredSignature[],
  ): Promise<readonly JudgedSignature[]> {
    const readings = new Map<string, Awaited<ReturnType<SignedKind['now']>>>();
    for (const kind of this.kinds) {
      const ids = signatures.filter(({ record }) => record === kind.record).map(({ recordId }) => recordId);
      if (ids.length > 0) readings.set(kind.record, await kind.now(reader, companyId, [...new Set(ids)]));
    }
    return signatures.map((one) => {
      const now = readings.get(one.record)?.get(one.recordId)?.(one);
      return { ...shownSignature(one), isValid: now !== undefined && holds(one, now) };
    });
  }
}
