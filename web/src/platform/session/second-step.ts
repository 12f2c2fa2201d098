import type { SecondFactorNeeded } from '@vigie/domain/kernel/identity/passkey';

/** What the server asked for after a right password, on the way to the page that answers it. Gone with a reload. */
export interface SecondStep {
  readonly needed: SecondFactorNeeded;
  readonly username: string;
}

let asked: SecondStep | null = null;

export function askSecondStep(step: SecondStep): void {
  asked = step;
}

export function secondStepAsked(): SecondStep | null {
  return asked;
}
