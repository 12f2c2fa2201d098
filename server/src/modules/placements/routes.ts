import { placementsEndpoints } from '@vigie/domain/modules/placements/contract';
import type { ServerModule } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { importPlacements } from './import-placements';
import { placements } from './kind';
import { addPlacements, changePlacement, createPlacement } from './service';

export function placementsModule(platform: Platform): ServerModule<typeof placementsEndpoints> {
  return {
    kinds: [placements.found],
    handlers: {
      ...placements.handlers(platform, placementsEndpoints),
      createPlacement: ({ context, body }) => createPlacement(platform, context, body),
      changePlacement: (call) => changePlacement(platform, call),
      addPlacements: ({ context, body }) => addPlacements(platform, context, body),
      importPlacements: ({ context, body }) => importPlacements(platform, context, body),
    },
  };
}
