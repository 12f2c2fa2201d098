import { say } from '@vigie/domain/kernel/message';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { accountsMessages } from '@vigie/domain/messages/accounts';
import { fieldMessages } from '@vigie/domain/messages/refusals';
import { usernamePattern } from '@vigie/domain/modules/accounts/username';
import pino from 'pino';
import { createApp } from './app';
import { readConfig } from './config';
import { addPlatformAdministrator } from './modules/accounts/public';
import { verifyChains } from './platform/audit/verify';
import { Database } from './platform/database/database';
import { randomPassword } from './platform/identity/passwords';
import { verifySignatures } from './platform/signatures/verify';
import { joinDatabase, type ReadyDatabase } from './start-up';

const usage = `npm run vigie -- verify
    Recomputes every link of the audit trail, checks every signature that was made with a passkey, and names the first
    that is broken.
npm run vigie -- create-platform-admin <username> <email> <first name> <last name>
    Creates an administrator of the platform and shows the initial password once.
`;

const print = (line: string) => process.stdout.write(`${line}\n`);

async function verify(url: string): Promise<number> {
  const database = new Database(url, { maxConnections: 2 });
  let broken = 0;
  for await (const report of verifyChains(database)) {
    if (report.broken) broken += 1;
    print(
      `company ${report.companyId}: ${report.broken ? `BROKEN: ${report.broken}` : `${report.events} events, all links hold`}`,
    );
  }
  for await (const { companyId, passwords, passkeys, broken: first } of verifySignatures(database)) {
    if (first) broken += 1;
    const made = `${passwords} signatures with a password, ${passkeys} with a passkey`;
    print(`company ${companyId}: ${first ? `BROKEN: ${first}` : `${made}, all proven by their public key`}`);
  }
  await database.close();
  return broken === 0 ? 0 : 1;
}

async function createPlatformAdmin(database: ReadyDatabase, args: readonly string[]): Promise<number> {
  const [username, email, firstName, lastName] = args;
  if (!username || !email || !firstName || !lastName) {
    print(usage);
    return 2;
  }
  if (!usernamePattern.test(username)) {
    print(say('en', fieldMessages.pattern));
    return 2;
  }
  const { applicationUrl: databaseUrl, ownerUrl } = database;
  const app = await createApp({ ...readConfig(process.env), databaseUrl, ownerUrl }, pino({ level: 'warn' }));
  const password = randomPassword();
  const person = { username, email, firstName, lastName, password, mustChangePassword: true };
  try {
    await addPlatformAdministrator(app.platform, person);
    print(`${username} can sign in with the initial password ${password}, and must change it then.`);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'already_exists') throw error;
    print(say('en', accountsMessages.usernameTaken));
    return 1;
  } finally {
    await app.close();
  }
}

async function main([command, ...args]: readonly string[]): Promise<number> {
  const commands: Record<string, (database: ReadyDatabase) => Promise<number>> = {
    verify: ({ applicationUrl }) => verify(applicationUrl),
    'create-platform-admin': (database) => createPlatformAdmin(database, args),
  };
  const run = command ? commands[command] : undefined;
  if (!run) {
    print(usage);
    return 2;
  }
  const database = await joinDatabase(readConfig(process.env));
  try {
    return await run(database);
  } finally {
    await database.stop();
  }
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  },
);
