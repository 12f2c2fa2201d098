import type { Logger } from 'pino';
import type { Database } from './database/database';
import type { ContentStore } from './files/content-store';
import type { CredentialCheck } from './identity/credentials';
import type { Passkeys } from './identity/passkeys';
import type { Secrets } from './identity/secrets';
import type { Sessions } from './identity/sessions';
import type { Tickets } from './identity/tickets';
import type { Live } from './live/live';

/** What every module may rely on. It knows none of them. */
export interface Platform {
  readonly database: Database;
  readonly credentialCheck: CredentialCheck;
  readonly sessions: Sessions;
  readonly secrets: Secrets;
  readonly tickets: Tickets;
  readonly passkeys: Passkeys;
  readonly live: Live;
  readonly contents: ContentStore;
  readonly log: Logger;
  /** Where people reach this installation, for the links in mails. */
  readonly publicUrl: () => string;
  readonly fileLimitBytes: number;
}
