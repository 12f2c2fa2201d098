import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { installIfStale } from './install.mjs';
import { writePageFiles } from './page-files.mjs';
import { isMain, root, runInstalled, runMain } from './run-command.mjs';
import { step } from './steps.mjs';
import { writeWorkerFiles } from './worker-files.mjs';

const compressible = /\.(html|js|css|svg|json|txt|webmanifest)$/;
// Below this a packet more or less does not matter, and a browser may not even ask.
const smallestCompressed = 512;

export async function buildServer() {
  const sources = ['domain/src', 'server/src', 'server/package.json'];
  await buildIfStale('server', sources, async () => {
    const entries = ['main.ts', 'cli.ts', ...workerFiles('')].filter((file) => existsSync(inServer(file)));
    const { build, stop } = await import('esbuild');
    try {
      await build({
        entryPoints: entries.map(inServer),
        outbase: inServer(''),
        outdir: path.join(root, 'server/dist'),
        bundle: true,
        splitting: true,
        format: 'esm',
        platform: 'node',
        target: 'node20',
        packages: 'external',
        plugins: [bundleDomain],
        sourcemap: true,
        logLevel: 'warning',
      });
    } finally {
      // esbuild's own process would outlive its work and keep ours from ending.
      await stop();
    }
  });
}

const inServer = (file) => path.join(root, 'server/src', file);

/** A worker thread is loaded by file name at run time, so it must stay a file of its own. */
function workerFiles(folder) {
  return readdirSync(inServer(folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return workerFiles(file);
    return entry.name.endsWith('-worker.ts') ? [file] : [];
  });
}

/** The domain is TypeScript in this repository, which node cannot load from node_modules. */
const bundleDomain = {
  name: 'bundle-domain',
  setup(build) {
    build.onResolve({ filter: /^@vigie\/domain\// }, ({ path: name }) => ({
      path: path.join(root, 'domain/src', `${name.slice('@vigie/domain/'.length)}.ts`),
    }));
  },
};

export async function buildWeb() {
  const sources = [
    'domain/src',
    'web/src',
    'web/public',
    'web/index.html',
    'web/vite.config.ts',
    'web/build',
    'web/package.json',
  ];
  await buildIfStale('web', sources, async () => {
    const { code, output } = await runInstalled('vite/bin/vite.js', ['build', '--manifest', '--logLevel', 'warn'], {
      cwd: path.join(root, 'web'),
      env: { NODE_ENV: 'production' },
    });
    if (code !== 0) throw new Error(`The web application does not build:\n${output}`);
    await writePageFiles(bundleDomain);
    writeWorkerFiles(path.join(root, 'web/dist'));
    await compressAssets(path.join(root, 'web/dist'));
  });
}

async function compressAssets(folder) {
  const files = filesUnder(folder).filter((file) => compressible.test(file));
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      if (content.length < smallestCompressed) return;
      const best = { params: { [zlib.BROTLI_PARAM_SIZE_HINT]: content.length } };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, best));
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

async function buildIfStale(workspace, sources, build) {
  const dist = path.join(root, workspace, 'dist');
  const stampFile = path.join(dist, '.stamp');
  const stamp = hashOf([
    ...sources,
    'package-lock.json',
    'tsconfig.base.json',
    'scripts/build.mjs',
    'scripts/page-files.mjs',
    'scripts/worker-files.mjs',
  ]);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  rmSync(dist, { recursive: true, force: true });
  await step({ doing: `Building the ${workspace}`, done: `Built the ${workspace}` }, build);
  mkdirSync(dist, { recursive: true });
  writeFileSync(stampFile, stamp);
}

function hashOf(sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesUnder(path.join(root, source))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash
        .update(`${path.relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

function filesUnder(location) {
  if (!existsSync(location)) return [];
  if (statSync(location).isFile()) return [location];
  return readdirSync(location)
    .sort()
    .flatMap((name) => filesUnder(path.join(location, name)));
}

export const build = () => Promise.all([buildServer(), buildWeb()]);

if (isMain(import.meta.url)) {
  await runMain(async () => {
    await installIfStale('run');
    await build();
  });
}
