import { parseArgs } from 'node:util';
import { say } from '@vigie/domain/kernel/message';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { accountsMessages } from '@vigie/domain/modules/accounts/messages/accounts';
import { usernamePattern } from '@vigie/domain/modules/accounts/username';
import pino from 'pino';
import { createApp } from './app';
import { backUp, restore } from './backup-commands';
import { noHeadsLine, readConfig } from './config';
import { addPlatformAdministrator } from './modules/accounts/public';
import { verified } from './modules/verified';
import { Database } from './platform/database/database';
import { findKnownKeys, installationKey } from './platform/database/installation';
import { openContentStore } from './platform/files/open-store';
import { randomPassword } from './platform/identity/passwords';
import type { Part, PartReport } from './platform/verification/findings';
import { fingerprintOf } from './platform/verification/head-key';
import { verifyHeads } from './platform/verification/heads';
import { saveLastVerification } from './platform/verification/last-verification';
import { verifyAll, verifyCompany } from './platform/verification/verification';
import { joinDatabase, type ReadyDatabase } from './start-up';

const usage = `npm run vigie -- verify [--company <number>] [--heads <file or folder>]
    Recomputes every link of the audit trail and holds records, signatures and files against it; names what does not hold.
    With --heads, also compares the chains with heads that were sent away earlier.
npm run vigie -- public-key
    Shows the key that the signatures of the chain heads are checked with.
npm run vigie -- create-platform-admin <username> <email> <first name> <last name>
    Creates an administrator of the platform and shows the initial password once.
npm run vigie -- backup <file>
    Saves everything, files included, as of one moment, while people go on working.
    Shows the fingerprint of the key that sealed it: keep it elsewhere.
npm run vigie -- restore <file> --key <fingerprint, or file with the public key> [--heads <file or folder>]
    Brings all of a backup back into an empty place: another data folder, or the empty database of DATABASE_URL.
    With --heads, the trail also tells how many events that were sent away are lost. Without a key: --without-key.
`;

const print = (line: string) => process.stdout.write(`${line}\n`);

async function verify({ applicationUrl, ownerUrl }: ReadyDatabase, args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { company: { type: 'string' }, heads: { type: 'string' } },
  });
  const companyId = values.company === undefined ? undefined : Number(values.company);
  if (companyId !== undefined && !(Number.isInteger(companyId) && companyId >= 0)) {
    print(usage);
    return 2;
  }
  const database = new Database(applicationUrl, { maxConnections: 2 });
  const contents = await openContentStore(readConfig(process.env));
  const verifier = { database, contents, verified };
  let found = 0;
  try {
    for await (const report of companyId === undefined ? verifyAll(verifier) : verifyCompany(verifier, companyId)) {
      found += report.found;
      printReport(report);
    }
    if (values.heads !== undefined) {
      const keys = await findKnownKeys(database, ownerUrl);
      for await (const { name, checked, findings } of verifyHeads(database, keys, values.heads, companyId)) {
        found += findings.length;
        print(`${name}: ${findings.length === 0 ? `${checked} chain heads hold` : 'BROKEN'}`);
        for (const finding of findings) print(`  ${finding}`);
      }
    }
    if (companyId === undefined) await saveLastVerification(database, found);
  } finally {
    await database.close();
  }
  print(found === 0 ? 'All holds.' : `${found} findings.`);
  return found === 0 ? 0 : 1;
}

const nouns: Record<Part, string> = {
  chain: 'events, all links hold',
  records: 'records say what the trail tells',
  tables: 'rows follow from the trail and from one another',
  signatures: 'signatures hold',
  files: 'files are as they were stored',
};

function printReport({ companyId, part, checked, findings, found, notes }: PartReport): void {
  const begin = `company ${companyId}:`;
  print(
    found === 0 ? `${begin} ${checked} ${nouns[part]}` : `${begin} BROKEN ${part}: ${found} findings in ${checked}`,
  );
  for (const finding of findings) print(`  ${finding}`);
  if (found > findings.length) print(`  and ${found - findings.length} more`);
  for (const note of notes) print(`  (${note})`);
}

async function showPublicKey({ ownerUrl }: ReadyDatabase): Promise<number> {
  const { publicKey } = await installationKey(ownerUrl);
  print(`${publicKey.trimEnd()}\nFingerprint: ${fingerprintOf(publicKey)}`);
  return 0;
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
    if (readConfig(process.env).headsTo.length === 0) print(noHeadsLine);
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

/** They find the database by themselves: one saves it as it stands, the other makes it. */
const fileCommands: Record<string, (args: readonly string[]) => Promise<number | null>> = { backup: backUp, restore };

async function main([command, ...args]: readonly string[]): Promise<number> {
  const runOnFile = command ? fileCommands[command] : undefined;
  if (runOnFile) {
    const code = await runOnFile(args);
    if (code === null) print(usage);
    return code ?? 2;
  }
  const commands: Record<string, (database: ReadyDatabase) => Promise<number>> = {
    verify: (database) => verify(database, args),
    'public-key': showPublicKey,
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
