import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { type ImportRecord, importsEndpoints } from '../../../domain/src/modules/imports/contract';
import { historyHeaders, historyLines } from '../../../server/src/modules/imports/demo-history';
import { workbookOf } from '../../../server/src/modules/imports/workbook-file';
import { systemContext } from '../../../server/src/platform/context';
import { nextNumber } from '../../../server/src/platform/database/numbers';
import type { Goal, Table } from '../results';
import { type RunningApp, startApp } from '../running-app';

const longest = 120;

/**
 * What opening a case takes of the resources that all writers share, every 25 ms: a number of its series and a place in
 * the trail.
 */
function otherWriter({ platform }: RunningApp, companyId: number) {
  let isOver = false;
  const waits: number[] = [];
  const writing = (async () => {
    while (!isOver) {
      const begin = performance.now();
      await platform.database.transaction(systemContext(companyId, 'bench'), async (tx) => {
        await nextNumber(tx, 'case nonConformity');
        tx.audit({ action: 'list.exported', record: 'list', recordId: 'bench' });
      });
      waits.push(performance.now() - begin);
      await setTimeout(25);
    }
  })();
  return {
    waits,
    async stop() {
      isOver = true;
      await writing;
    },
  };
}

async function askImport(app: RunningApp, authorization: string, path: string, version: number | null, body?: object) {
  const method = version === null ? 'GET' : 'POST';
  const type = body && { 'content-type': 'application/json' };
  const headers = { authorization, ...type, ...(version !== null && { 'if-match': `"${version}"` }) };
  const answer = await fetch(app.address + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const read = (await answer.json()) as ImportRecord;
  if (!answer.ok) throw new Error(JSON.stringify(read));
  return read;
}

type Phase = <T>(name: string, act: () => Promise<T>) => Promise<T>;

async function importFile(app: RunningApp, authorization: string, rows: number, phase: Phase): Promise<void> {
  const file = await workbookOf('Suivi', historyHeaders, historyLines(rows, new Date('2026-11-01')));
  const one = await phase('upload', async () => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(file)]), 'history.xlsx');
    const path = importsEndpoints.uploadImport.path;
    const answer = await fetch(app.address + path, { method: 'POST', headers: { authorization }, body: form });
    return (await answer.json()) as ImportRecord;
  });
  const path = `/api/v1/imports/${one.id}`;
  const { sheet, columns, chosen } = one;
  const checked = await phase('check', () =>
    askImport(app, authorization, `${path}/check`, one.version, { sheet, columns, chosen }),
  );
  const prepared = await askImport(app, authorization, `${path}/prepare`, checked.version);
  const approver = await app.signIn('qa');
  const done = await phase('import', async () => {
    const credentials = { username: 'qa', password: 'Vigie-demo-1' };
    await askImport(app, approver, `${path}/approve`, prepared.version, { credentials });
    for (;;) {
      const now = await askImport(app, authorization, path, null);
      if (now.status !== 'running') return now;
      await setTimeout(500);
    }
  });
  if (done.status !== 'done') throw new Error(`the import ended as ${done.status}: ${done.failure}`);
}

/**
 * A spreadsheet of old cases, from the file to the lists, while another user of the company goes on opening cases: how long it
 * takes, how long the event loop was held, and how long the other writer waited. In a database of its own, with the
 * application in this process.
 */
export async function measureImport(rows: number): Promise<{ goals: readonly Goal[]; table: Table }> {
  const app = await startApp();
  const authorization = await app.signIn('company.admin');
  const { rows: found } = await app.owner.query(`select company_id from users where username = 'company.admin'`);
  const other = otherWriter(app, Number(found[0].company_id));
  const lines: string[][] = [];
  let whole = 0;
  const phase: Phase = async (name, act) => {
    other.waits.length = 0;
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const begin = performance.now();
    const result = await act();
    const seconds = (performance.now() - begin) / 1000;
    delay.disable();
    whole += seconds;
    lines.push([
      name,
      `${seconds.toFixed(1)} s`,
      `${(delay.max / 1e6).toFixed(0)} ms`,
      `${Math.max(0, ...other.waits).toFixed(0)} ms`,
    ]);
    return result;
  };
  try {
    await importFile(app, authorization, rows, phase);
  } finally {
    await other.stop();
    await app.stop();
  }
  const figure = `import of ${rows.toLocaleString('en')} rows`;
  return {
    goals: [{ figure, wanted: `under ${longest} s`, found: `${whole.toFixed(1)} s`, isMet: whole < longest }],
    table: {
      title: `A spreadsheet of ${rows.toLocaleString('en')} old cases`,
      head: ['', 'time', 'event loop held at most', 'another writer waited at most'],
      lines,
    },
  };
}
