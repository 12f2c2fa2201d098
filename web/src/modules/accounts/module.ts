import type { WebModule } from '../../platform/page/web-module';

/** Its pages are the shell's (profile, settings) and two tabs of the parameters. */
export const accountsModule = { tiles: [] } satisfies WebModule;
