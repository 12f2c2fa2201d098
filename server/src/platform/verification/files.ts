import { systemContext } from '../context';
import type { Database } from '../database/database';
import { sql } from '../database/statement';
import type { ContentStore } from '../files/content-store';
import { Findings, type PartReport } from './findings';

const filesAtOnce = 200;

interface FileRow {
  id: string;
  name: string;
  size: number;
  sha256: string;
}

/** The content of every stored file against the hash in its row; the row's hash is compared with the trail's as a record. */
export async function verifyFiles(database: Database, companyId: number, contents: ContentStore): Promise<PartReport> {
  const findings = new Findings();
  let after: string | null = null;
  for (;;) {
    const files: FileRow[] = await database.snapshot(systemContext(companyId), (reader) =>
      reader.query<FileRow>(sql`select id, name, size, sha256 from attachments where company_id = ${companyId}
        and (${after}::uuid is null or id > ${after}::uuid) order by id limit ${filesAtOnce}`),
    );
    for (const file of files) {
      const found = await contents.measure(file.sha256);
      const name = `file ${file.id} (${file.name})`;
      if (!found) findings.add(`${name}: its content is missing`);
      else if (found.sha256 !== file.sha256) findings.add(`${name}: its content was altered`);
      else if (found.size !== file.size)
        findings.add(`${name}: ${found.size} bytes are stored, its row says ${file.size}`);
      findings.checked += 1;
    }
    after = files.at(-1)?.id ?? after;
    if (files.length < filesAtOnce) return findings.report(companyId, 'files');
  }
}
