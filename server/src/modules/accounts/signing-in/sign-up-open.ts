import { demoStartFact, findFact } from '../../../platform/database/installation';
import type { Platform } from '../../../platform/platform';

/** By default, only an installation to try things on accepts anyone. */
export async function isSignUpOpen({ signUp, database }: Platform): Promise<boolean> {
  return signUp === 'with_demo' ? (await findFact(database, demoStartFact)) !== null : signUp === 'open';
}
