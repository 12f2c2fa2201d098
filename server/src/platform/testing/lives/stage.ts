import type { Endpoint, OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { allAccountsEndpoints as accounts } from '@vigie/domain/modules/accounts/all-endpoints';
import { mailTo, tokenIn } from '../mailbox';
import { multipart, pdf } from '../multipart';
import type { CallOptions, TestApp } from '../test-app';

export const goodPassword = 'quatre mots sans rapport';

export interface ActOptions extends CallOptions {
  /** What `If-Match` names. */
  readonly version?: number | undefined;
}

/** People who act through HTTP, of whom each act must succeed: a story that stops halfway would prove nothing. */
export class Stage {
  private readonly tokens = new Map<string, string>();
  private readonly passwords = new Map<string, string>();

  constructor(readonly t: TestApp) {}

  async act<E extends Endpoint>(who: string | null, endpoint: E, options: ActOptions = {}): Promise<OutputOf<E>> {
    const { version, headers, ...more } = options;
    const match: Record<string, string> = version === undefined ? {} : { 'if-match': `"${version}"` };
    const token = who === null ? undefined : await this.tokenOf(who);
    const answer = await this.t.call(endpoint, { token, ...more, headers: { ...match, ...headers } });
    if (answer.status >= 300) throw new Error(`${who} ${endpoint.method} ${endpoint.path}: ${answer.text}`);
    return answer.body;
  }

  async tokenOf(who: string): Promise<string> {
    const token = this.tokens.get(who) ?? (await this.t.signIn(who, this.passwords.get(who)));
    this.tokens.set(who, token);
    return token;
  }

  /** Its methods, to be called by themselves. */
  bound() {
    return { act: this.act.bind(this) as Stage['act'] };
  }

  /** The next act signs in anew. */
  forget(who: string): void {
    this.tokens.delete(who);
  }

  async idOf(username: string): Promise<number> {
    const [row] = await this.t.database.owner<{ id: number }>('select id from users where username = $1', [username]);
    if (!row) throw new Error(username);
    return row.id;
  }

  /** A new person in the first company, who has used the link of their invitation. */
  async invite(username: string): Promise<string> {
    const email = `${username}@life.example`;
    await this.act('company.admin', accounts.inviteUser, {
      body: { username, email, firstName: 'Noa', lastName: username },
    });
    const { link } = await mailTo(this.t.dataFolder, email, /./);
    await this.act(null, accounts.acceptInvitation, { body: { token: tokenIn(link), password: goodPassword } });
    this.passwords.set(username, goodPassword);
    return username;
  }

  /** A file of its own content each time. */
  file(name = 'a.pdf') {
    return multipart(name, Buffer.concat([pdf, Buffer.from(`% ${name} ${Math.random()}\n`)]));
  }
}

export type Story = (stage: Stage) => Promise<void>;
