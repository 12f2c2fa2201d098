import type { ModuleName } from '@vigie/domain/modules/index';
import type { WebModule } from '../platform/web-module';
import { accountsModule } from './accounts/module';
import { companiesModule } from './companies/module';
import { feedbackModule } from './feedback/module';
import { trailModule } from './trail/module';

const nothingYet: WebModule = { tiles: [] };

/** Every module of the domain, or the web does not compile. */
export const webModules = {
  companies: companiesModule,
  feedback: feedbackModule,
  trail: trailModule,
  attachments: nothingYet,
  accounts: accountsModule,
} satisfies Record<ModuleName, WebModule>;
