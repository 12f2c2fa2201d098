import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jsonIn, runNpm } from './npm.mjs';
import { isMain, root, runMain } from './run-command.mjs';

/** The same for the same lock file, whenever, where and with whichever npm it is made. */
export function settled(bom) {
  const byRef = (a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);
  const sorted = (list, keyOf) =>
    list
      .map((value) => ({ key: keyOf(value), value }))
      .sort(byRef)
      .map(({ value }) => value);
  const { timestamp: _when, tools: _with, ...metadata } = bom.metadata;
  const contents = {
    // npm calls it by the name of its folder.
    metadata: { ...metadata, component: { ...metadata.component, type: 'application', name: 'vigie' } },
    components: sorted(bom.components, (one) => one['bom-ref']),
    dependencies: sorted(bom.dependencies, (one) => one.ref).map((one) => ({
      ...one,
      dependsOn: [...one.dependsOn].sort(),
    })),
  };
  const { $schema, bomFormat, specVersion } = bom;
  return { $schema, bomFormat, specVersion, serialNumber: `urn:uuid:${uuidOf(contents)}`, version: 1, ...contents };
}

/** A UUID of version 8: of the content, for want of anything that says when. */
function uuidOf(contents) {
  const hex = createHash('sha256').update(JSON.stringify(contents)).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

if (isMain(import.meta.url)) {
  await runMain(async () => {
    // Of the lock file, not of what this machine has installed: it names the builds for all machines.
    const args = ['sbom', '--package-lock-only', '--omit', 'dev', '--sbom-format', 'cyclonedx', '--loglevel', 'error'];
    const { code, output } = await runNpm(args);
    if (code !== 0) throw new Error(`npm could not list the packages:\n${output}`);
    const bom = settled(jsonIn(output));
    const file = path.join(root, 'dist', 'vigie.cdx.json');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
    console.log(`${bom.components.length} packages in ${path.relative(root, file)}`);
  });
}
