import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { canonicalJson } from '@vigie/domain/kernel/trail/canonical-json';
import * as z from 'zod/mini';
import { systemContext } from '../context';
import type { Database } from '../database/database';
import { listCompanyIds } from '../database/installation';
import { sql } from '../database/statement';
import { type HeadKey, isSignedWith } from './head-key';

const head = z.object({ companyId: z.int(), seq: z.int(), hash: z.string(), at: z.string() });
const headsDocument = z.object({
  format: z.literal('vigie-heads-1'),
  takenAt: z.string(),
  publicKey: z.string(),
  heads: z.array(head),
  signature: z.string(),
});
/** The last event of every chain at one time, signed: kept elsewhere, it shows that a chain was rewritten since. */
export type HeadsDocument = z.infer<typeof headsDocument>;
export type Head = z.infer<typeof head>;

export async function signHeads(database: Database, key: HeadKey): Promise<HeadsDocument> {
  const heads: Head[] = [];
  for (const companyId of await database.read(systemContext(0), listCompanyIds)) {
    const found = await database.read(systemContext(companyId), (reader) =>
      reader.find<{ seq: number; hash: string; at: Date }>(sql`select h.seq, encode(h.hash, 'hex') as hash, e.at
        from audit_heads h join audit_events e on e.company_id = h.company_id and e.seq = h.seq
        where h.company_id = ${companyId}`),
    );
    if (found) heads.push({ companyId, seq: found.seq, hash: found.hash, at: found.at.toISOString() });
  }
  // Who is shown a head must find it again, also after a crash.
  await database.untilDurable();
  const said = {
    format: 'vigie-heads-1' as const,
    takenAt: new Date().toISOString(),
    publicKey: key.publicKey,
    heads,
  };
  return { ...said, signature: key.sign(canonicalJson(said)) };
}

export function headsText(document: HeadsDocument): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

export interface HeadsReport {
  /** The file that the heads were in. */
  readonly name: string;
  readonly checked: number;
  readonly findings: readonly string[];
}

/** The newest head of each company in the documents of some files or folders, of those that a key has signed. */
export async function findNewestHeads(paths: readonly string[], publicKey: string | null): Promise<Map<number, Head>> {
  const newest = new Map<number, Head>();
  if (publicKey === null) return newest;
  for (const name of (await Promise.all(paths.map(filesOf))).flat()) {
    const document = parsed(await readFile(name, 'utf8'));
    if (!document) continue;
    const { signature, ...said } = document;
    if (!isSignedWith(publicKey, canonicalJson(said), signature)) continue;
    for (const one of said.heads) {
      if (one.seq > (newest.get(one.companyId)?.seq ?? 0)) newest.set(one.companyId, one);
    }
  }
  return newest;
}

/** Each document of a file or of a folder against the chains as they are now. */
export async function* verifyHeads(
  database: Database,
  publicKeys: readonly string[],
  path: string,
  companyId?: number,
): AsyncGenerator<HeadsReport> {
  for (const name of await filesOf(path)) {
    const document = parsed(await readFile(name, 'utf8'));
    if (!document) yield { name, checked: 0, findings: ['this is not a document of chain heads'] };
    else yield { name, ...(await compare(database, publicKeys, document, companyId)) };
  }
}

async function filesOf(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const names = await readdir(path);
  return names
    .filter((name) => /\.(json|eml)$/.test(name))
    .sort()
    .map((name) => join(path, name));
}

/** As it was sent by mail, when that was saved as it came. */
function bodyOf(file: string): string {
  const [head = '', ...body] = file.split(/\r?\n\r?\n/);
  const encoding = /^content-transfer-encoding:\s*(\S+)/im.exec(head)?.[1]?.toLowerCase();
  const text = body.join('\n\n');
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  if (encoding !== 'quoted-printable') return file;
  return text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function parsed(file: string): HeadsDocument | null {
  const text = bodyOf(file);
  try {
    const json: unknown = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
    const result = headsDocument.safeParse(json);
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

async function compare(
  database: Database,
  publicKeys: readonly string[],
  { signature, ...said }: HeadsDocument,
  companyId: number | undefined,
): Promise<Omit<HeadsReport, 'name'>> {
  if (!publicKeys.some((key) => isSignedWith(key, canonicalJson(said), signature))) {
    const isOwn = isSignedWith(said.publicKey, canonicalJson(said), signature);
    const why = isOwn ? 'it is signed with the key of another installation' : 'its signature does not hold';
    return { checked: 0, findings: [`the heads of ${said.takenAt} prove nothing: ${why}`] };
  }
  const findings: string[] = [];
  const heads = said.heads.filter((one) => companyId === undefined || one.companyId === companyId);
  for (const one of heads) {
    const finding = await compareHead(database, one);
    if (finding) findings.push(finding);
  }
  return { checked: heads.length, findings };
}

async function compareHead(database: Database, { companyId, seq, hash, at }: Head): Promise<string | null> {
  const now = await database.read(systemContext(companyId), (reader) =>
    reader.find<{ hash: string }>(sql`select encode(hash, 'hex') as hash from audit_events
      where company_id = ${companyId} and seq = ${seq}`),
  );
  if (now?.hash === hash) return null;
  const event = `company ${companyId}, event ${seq} of ${at}`;
  const restored = await findRestore(database, companyId, { seq, at });
  if (restored) return `${event}: it is lost since a backup was restored, of which event ${restored.seq} tells`;
  if (!now) return `${event}: it is gone from the chain`;
  return `${event}: its hash was ${hash} and is ${now.hash} now; the chain was rewritten up to there or before`;
}

/** The first restore after a head was taken, if it stands in the trail in place of what the head names or before it. */
function findRestore(
  database: Database,
  companyId: number,
  { seq, at }: Pick<Head, 'seq' | 'at'>,
): Promise<{ seq: number } | null> {
  return database.read(systemContext(companyId), (reader) =>
    reader.find<{ seq: number }>(sql`select seq from audit_events where company_id = ${companyId}
      and action = 'installation.restored' and seq <= ${seq} and at > ${at} order by seq limit 1`),
  );
}
