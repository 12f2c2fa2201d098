import { readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { isMain, root } from './run-command.mjs';

/** The oldest Node of each line that Vigie runs on. */
const nodeVersions = ['20.19.0', '22.12.0', '24.0.0'];

const machines = [
  { name: 'Linux x64', os: 'linux', cpu: 'x64', libc: 'glibc' },
  { name: 'Linux arm64', os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { name: 'Linux x64 (musl)', os: 'linux', cpu: 'x64', libc: 'musl' },
  { name: 'Linux arm64 (musl)', os: 'linux', cpu: 'arm64', libc: 'musl' },
  { name: 'macOS x64', os: 'darwin', cpu: 'x64' },
  { name: 'macOS arm64', os: 'darwin', cpu: 'arm64' },
  { name: 'Windows x64', os: 'win32', cpu: 'x64' },
];

const systemInName = /\b(linux|darwin|win32|windows|android|freebsd)\b/;

/** Returns every complaint about a package-lock.json, as a sentence. */
export function checkLock({ packages }) {
  return Object.entries(packages).flatMap(([location, entry]) => [
    ...missingBuilds(packages, location, entry),
    ...refusedNodes(location, entry),
    ...(needsChecksum(location, entry) ? [`${title(location, entry)} has no checksum.`] : []),
  ]);
}

/** npm writes a lock file without the builds that its registry could not offer at that moment, and says nothing. */
function missingBuilds(packages, location, entry) {
  const builds = Object.entries(entry.optionalDependencies ?? {});
  const systems = new Set(builds.map(([name]) => systemInName.exec(name)?.[1]).filter(Boolean));
  if (systems.size < 2) return [];
  const locked = builds.map(([name, version]) => resolve(packages, location, name, version)).filter(Boolean);
  return machines
    .filter((machine) => !locked.some((build) => serves(build, machine)))
    .map(({ name }) => `${title(location, entry)} has no build for ${name}.`);
}

/** As Node looks for a package: in the nearest folder upwards. */
function resolve(packages, location, name, version) {
  for (let folder = location; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const found = packages[path.posix.join(folder, 'node_modules', name)];
    if (found) return semver.satisfies(found.version, version) ? found : undefined;
    if (folder === '') return undefined;
  }
}

function serves(build, machine) {
  const allows = (list, value) => !list || value === undefined || list.includes(value);
  return allows(build.os, machine.os) && allows(build.cpu, machine.cpu) && allows(build.libc, machine.libc);
}

function refusedNodes(location, entry) {
  const wanted = entry.engines?.node;
  if (!wanted) return [];
  return nodeVersions
    .filter((version) => !semver.satisfies(version, wanted))
    .map((version) => `${title(location, entry)} does not run on Node ${version}: it asks for ${wanted}.`);
}

const needsChecksum = (location, entry) => location.includes('node_modules/') && !entry.link && !entry.integrity;

const title = (location, entry) => `${location.split('node_modules/').at(-1) || 'vigie'} ${entry.version}`;

if (isMain(import.meta.url)) {
  const file = process.argv[2] ?? path.join(root, 'package-lock.json');
  const complaints = checkLock(JSON.parse(readFileSync(file, 'utf8')));
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) process.exit(1);
}
