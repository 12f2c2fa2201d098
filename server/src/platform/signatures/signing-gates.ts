import type { Tx } from '../database/tx';

/** Refuses a signer who lacks something, or answers with the records that prove the contrary. */
export type SigningGate = (tx: Tx, act: string) => Promise<readonly string[]>;

/** What modules ask of a signer before an act such as `case.approve` is signed. */
export class SigningGates {
  private gates: readonly SigningGate[] = [];

  register(gates: readonly SigningGate[]): void {
    this.gates = gates;
  }

  /** The records that the signer is qualified by; asked in the rehearsal and again in the transaction that writes. */
  async pass(tx: Tx, act: string): Promise<readonly string[]> {
    const proofs: string[] = [];
    for (const gate of this.gates) proofs.push(...(await gate(tx, act)));
    return proofs;
  }
}
