import { describe, expect, it } from 'vitest';
import { checkLock } from './check-lock.mjs';

const systems = {
  'linux-x64-gnu': { os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
  'linux-arm64-gnu': { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] },
  'linux-x64-musl': { os: ['linux'], cpu: ['x64'], libc: ['musl'] },
  'linux-arm64-musl': { os: ['linux'], cpu: ['arm64'], libc: ['musl'] },
  'darwin-x64': { os: ['darwin'], cpu: ['x64'] },
  'darwin-arm64': { os: ['darwin'], cpu: ['arm64'] },
  'win32-x64': { os: ['win32'], cpu: ['x64'] },
};
const locked = { version: '1.2.3', integrity: 'sha512-x' };

/** A package with a build for each system, of which the lock file holds some. */
function lockWith(builds, entry = {}) {
  const optionalDependencies = Object.fromEntries(Object.keys(systems).map((name) => [`@fast/${name}`, '1.2.3']));
  const held = builds.map((name) => [`node_modules/@fast/${name}`, { ...locked, ...systems[name] }]);
  return {
    packages: { 'node_modules/fast': { ...locked, optionalDependencies, ...entry }, ...Object.fromEntries(held) },
  };
}

const all = Object.keys(systems);

describe('the check of the lock file', () => {
  it('has nothing to say when every machine is served', () => {
    expect(checkLock(lockWith(all))).toEqual([]);
  });

  it.each([
    ['linux-x64-gnu', 'Linux x64'],
    ['linux-arm64-gnu', 'Linux arm64'],
    ['linux-x64-musl', 'Linux x64 (musl)'],
    ['linux-arm64-musl', 'Linux arm64 (musl)'],
    ['darwin-x64', 'macOS x64'],
    ['darwin-arm64', 'macOS arm64'],
    ['win32-x64', 'Windows x64'],
  ])('names the machine that goes without %s', (build, machine) => {
    const complaints = checkLock(lockWith(all.filter((name) => name !== build)));
    expect(complaints).toEqual([`fast 1.2.3 has no build for ${machine}.`]);
  });

  it('takes a build that names no libc for both', () => {
    const lock = lockWith(all.filter((name) => name !== 'linux-x64-musl'));
    delete lock.packages['node_modules/@fast/linux-x64-gnu'].libc;
    expect(checkLock(lock)).toEqual([]);
  });

  it('does not take a build of another release', () => {
    const lock = lockWith(all);
    lock.packages['node_modules/@fast/darwin-x64'].version = '1.2.2';
    expect(checkLock(lock)).toEqual(['fast 1.2.3 has no build for macOS x64.']);
  });

  it('finds builds where Node would', () => {
    const { packages } = lockWith(all);
    const nested = Object.entries(packages).map(([location, entry]) => [`web/${location}`, entry]);
    expect(checkLock({ packages: Object.fromEntries(nested) })).toEqual([]);
  });

  it('lets a package for one system alone be', () => {
    const watcher = { ...locked, optionalDependencies: { fsevents: '1.2.3' } };
    expect(checkLock({ packages: { 'node_modules/watcher': watcher } })).toEqual([]);
  });

  it('names what does not run on a Node that we support', () => {
    expect(checkLock(lockWith(all, { engines: { node: '>=22' } }))).toEqual([
      'fast 1.2.3 does not run on Node 20.19.0: it asks for >=22.',
    ]);
  });

  it('asks for a checksum', () => {
    expect(checkLock(lockWith(all, { integrity: undefined }))).toEqual(['fast 1.2.3 has no checksum.']);
  });
});
