import type { NoticeGroup } from '@vigie/domain/kernel/records/notices';
import type { Logger } from 'pino';
import type { Database } from './database/database';
import type { ContentStore } from './files/content-store';
import type { CredentialCheck } from './identity/credentials';
import type { Devices } from './identity/devices';
import type { LinkTokens } from './identity/link-tokens';
import type { Passkeys } from './identity/passkeys';
import type { PasswordStrength } from './identity/password-strength';
import type { DraftKeys, Secrets } from './identity/secrets';
import type { Sessions } from './identity/sessions';
import type { Tickets } from './identity/tickets';
import type { Live } from './live/live';
import type { RecordKinds } from './records/record-kinds';
import type { SignedKinds } from './signatures/signed-kinds';
import type { SigningGates } from './signatures/signing-gates';

/** Whether companies register themselves; `with_demo` where nothing is said. */
export type SignUp = 'open' | 'closed' | 'with_demo';

/** An endpoint that speaks the chat completions of OpenAI. */
export interface ChatProvider {
  readonly url: string;
  /** Null where it asks for none. */
  readonly key: string | null;
  readonly model: string;
  /** How often one person may ask. */
  readonly requestsPerMinute: number;
  readonly timeouts: { readonly firstAnswerMs: number; readonly silenceMs: number; readonly wholeMs: number };
}

/** What every module may rely on. It knows none of them. */
export interface Platform {
  readonly database: Database;
  readonly credentialCheck: CredentialCheck;
  readonly devices: Devices;
  readonly passwordStrength: PasswordStrength;
  readonly sessions: Sessions;
  readonly linkTokens: LinkTokens;
  readonly draftKeys: DraftKeys;
  readonly secrets: Secrets;
  readonly tickets: Tickets;
  readonly passkeys: Passkeys;
  readonly live: Live;
  readonly contents: ContentStore;
  readonly recordKinds: RecordKinds;
  readonly signedKinds: SignedKinds;
  readonly signingGates: SigningGates;
  /** The notices of all modules. */
  readonly notices: readonly NoticeGroup[];
  readonly log: Logger;
  /** Where people reach this installation, for the links in mails. */
  readonly publicUrl: () => string;
  readonly fileLimitBytes: number;
  readonly signUp: SignUp;
  /** Whether this process is filling in demo data while it answers. */
  readonly demo: { isFilling: boolean };
  /** Verifies that this installation has signed the head of a chain. */
  readonly publicKey: string;
  /** Whether mails reach people. Without, a new password takes two administrators. */
  readonly sendsMail: boolean;
  /** Whether signed chain heads are sent anywhere. */
  readonly sendsHeads: boolean;
  /** Null: none is configured. */
  readonly chatProvider: ChatProvider | null;
}
