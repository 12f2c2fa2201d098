import { Refusal } from '@vigie/domain/kernel/refusal';
import { templateEndpoints } from '@vigie/domain/modules/questionnaires/templates/contract';
import type { Handlers } from '../../../platform/http/call';
import type { Platform } from '../../../platform/platform';

export function templateHandlers(_platform: Platform): Handlers<typeof templateEndpoints> {
  return Object.fromEntries(
    Object.keys(templateEndpoints).map((name) => [
      name,
      () => {
        throw new Refusal('unexpected');
      },
    ]),
  ) as never;
}
