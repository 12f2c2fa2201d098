import type { companiesEndpoints } from '@vigie/domain/modules/companies/contract';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { signUp } from './sign-up';

export function companiesModule(platform: Platform): ServerModule<typeof companiesEndpoints> {
  return { handlers: { signUp: ({ context, body }) => signUp(platform, context, body) } };
}
