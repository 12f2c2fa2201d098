import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runCommand } from '../run-command.mjs';
import { newInstallation } from './installation.mjs';
import { losses, Writers } from './writers.mjs';

const pdf = Buffer.concat([
  Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n'),
  Buffer.alloc(8 * 1024 * 1024, 37),
]);

/** Fills the log until the database cannot write it any more and crashes: it keeps some room ahead. */
async function exhaustLog(installation) {
  for (let megabytes = 0; megabytes < 400; megabytes += 8) {
    const write = installation.query(`select pg_logical_emit_message(true, 'torture', repeat('x', 8 * 1024 * 1024))`);
    if (
      await write.then(
        () => false,
        () => true,
      )
    )
      return true;
  }
  return false;
}

async function worksAgain(copy, token) {
  const begin = performance.now();
  while (performance.now() - begin < 60_000) {
    const answer = await copy.ask(token, 'POST', '/api/v1/feedback', { body: { text: 'room again', page: '/home' } });
    if (answer?.status === 201) return Math.round(performance.now() - begin);
    await sleep(100);
  }
  return null;
}

/** The disk fills up while files are sent and records are written, and is given room again. Needs root, for a disk of its own. */
export async function fullDisk({ megabytes = 900 }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vigie-torture-disk-'));
  const mounted = await runCommand('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).catch(() => ({
    code: 1,
  }));
  if (mounted.code !== 0) {
    rmSync(folder, { recursive: true });
    return { holds: true, facts: { left: 'not tried: a disk of a given size can only be made by root on Linux' } };
  }
  const installation = await newInstallation({ folder });
  const { copy } = installation;
  const writers = new Writers();
  const filler = path.join(folder, 'filler');
  try {
    await copy.start();
    const token = await copy.signIn('reporter');
    const report = (await copy.ask(token, 'POST', '/api/v1/reports', { body: { what: 'Disque' } })).body;
    const send = () => {
      const form = new FormData();
      form.append('file', new Blob([pdf]), 'long.pdf');
      return copy.ask(token, 'POST', `/api/v1/reports/${report.id}/attachments`, { body: form });
    };
    const free = () => {
      const { bavail, bsize } = statfsSync(folder);
      return bavail * bsize;
    };
    writeFileSync(filler, Buffer.alloc(Math.max(0, free() - 4 * 1024 * 1024)));
    const upload = await send();
    const incoming = path.join(folder, 'files/incoming');
    const leftover = existsSync(incoming) ? readdirSync(incoming).length : 0;
    // The rest, so that the log of the database itself meets the end.
    writeFileSync(path.join(folder, 'rest'), Buffer.alloc(Math.max(0, free() - 64 * 1024)));
    const stop = new AbortController();
    const writing = Array.from({ length: 8 }, () => writers.write(() => copy, token, { signal: stop.signal }));
    await sleep(5_000);
    const crashed = await exhaustLog(installation);
    await sleep(10_000);
    rmSync(filler);
    rmSync(path.join(folder, 'rest'));
    const back = await worksAgain(copy, token);
    await sleep(1_000);
    stop.abort();
    await Promise.all(writing);
    await writers.finish(copy, token);
    const again = await send();
    const counted = losses(await writers.compare(installation));
    const refused = [...new Set(writers.refusals)];
    await copy.end('SIGTERM');
    const { holds, said } = await installation.verify();
    const isClear = upload?.status === 507 && refused.every((one) => one === '507 no_room');
    return {
      holds: holds && counted.holds && crashed && isClear && leftover === 0 && back !== null && again?.status === 201,
      facts: {
        'a file for which there is no room': `${upload?.status ?? 'none'} ${upload?.body?.code ?? ''}`,
        'left of it': leftover,
        'the log of the database met the end too': crashed ? 'yes' : 'no',
        'acknowledged writes': writers.acknowledged,
        'refused with 503': writers.unavailable,
        'refused otherwise': refused.join(', ') || 'never',
        ...counted.facts,
        'working again after room was made, ms': back ?? 'never',
        'the same file then': again?.status ?? 'none',
        verify: said,
      },
    };
  } finally {
    await installation.remove();
    await runCommand('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}
