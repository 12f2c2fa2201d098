import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { root } from './run-command.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const deployed = (file) => read(`deploy/${file}`);

/** What the program reads of its environment, and what node and the exporters do. */
const known = new Set([
  ...[...read('server/src/config.ts').matchAll(/\benv(?:\.|, ')([A-Z][A-Z_]+)/g)].map(([, name]) => name),
  'NODE_ENV',
]);
const healthRoutes = [...read('domain/src/kernel/http/platform-endpoints.ts').matchAll(/path: '(\/health\/\w+)'/g)].map(
  ([, route]) => route,
);
const usualPort = Number(/'PORT', (\d+)/.exec(read('server/src/config.ts'))[1]);
const startsWith = 'server/dist/main.js';
const unknownOf = (names) => names.filter((name) => !known.has(name));
/** YAML 1.1 merge keys, as compose reads them. */
const yaml = (file) => parse(deployed(file), { merge: true });

it('the variables of the program are all explained', () => {
  const explained = read('docs/operations.md');
  expect([...known].filter((name) => name !== 'NODE_ENV' && !explained.includes(`\`${name}\``))).toEqual([]);
});

describe('the Dockerfile', () => {
  const lines = deployed('Dockerfile').replaceAll('\\\n', '').split('\n');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')));
  const copied = last.flatMap((line) => /^COPY --from=\w+ \/vigie\/(\S+)/.exec(line)?.[1] ?? []);

  it('copies what is there, or what the build writes', () => {
    const sources = lines.flatMap((line) => /^COPY (?!--)(.+) \S+$/.exec(line)?.[1].split(' ') ?? []);
    expect(sources.filter((source) => !existsSync(path.join(root, source)))).toEqual([]);
    const built = ['node_modules', 'server/dist', 'web/dist'];
    expect(copied.filter((file) => !built.includes(file) && !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('takes along every file that the server opens beside its own', () => {
    const sources = readdirSync(path.join(root, 'server/src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/test|embedded|engine/.test(file))
      .map((file) => read(path.join('server/src', file)))
      .join('\n');
    const beside = [...sources.matchAll(/'@vigie\/server\/([\w-]+)/g)].map(([, name]) => `server/${name}`);
    expect(beside).toContain('server/workers');
    const missing = new Set(beside.filter((name) => !copied.some((file) => file.startsWith(name))));
    expect([...missing]).toEqual([]);
    expect(copied).toEqual(
      expect.arrayContaining(['server/migrations', 'server/dist', 'web/dist', 'scripts/verify-trail.mjs']),
    );
  });

  it('runs the program as nobody special, on its port, and asks whether it is ready', () => {
    const text = last.join('\n');
    const environment = Object.fromEntries(
      [...text.matchAll(/\b([A-Z][A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]),
    );
    expect(unknownOf(Object.keys(environment))).toEqual([]);
    expect(environment).toMatchObject({ PORT: String(usualPort), HOST: '0.0.0.0', VIGIE_DEMO: 'false' });
    expect(text).toContain('\nUSER node\n');
    expect(text).toContain(`\nEXPOSE ${usualPort}\n`);
    expect(text).toContain(`VOLUME ["${environment.VIGIE_DATA}"]`);
    expect(text).toContain(`CMD ["node", "--enable-source-maps", "${startsWith}"]`);
    expect(healthRoutes).toContain(/\}(\/health\/\w+)`/.exec(text)[1]);
  });
});

describe('the compose file', () => {
  const { services, volumes } = yaml('compose/compose.yaml');
  const copies = Object.keys(services).filter((name) => name.startsWith('vigie-'));

  it('starts two copies that the balancer knows', () => {
    expect(copies).toHaveLength(2);
    const balancer = deployed('compose/Caddyfile');
    expect(balancer).toContain(`reverse_proxy ${copies.map((name) => `${name}:${usualPort}`).join(' ')} {`);
    expect(healthRoutes).toContain(/health_uri (\S+)/.exec(balancer)[1]);
    expect(existsSync(path.join(root, services['vigie-1'].build.dockerfile))).toBe(true);
  });

  it('sets variables that exist, on folders that are kept', () => {
    for (const name of copies) {
      const { environment, volumes: mounted } = services[name];
      expect(unknownOf(Object.keys(environment))).toEqual([]);
      expect(mounted).toEqual(['files:/var/lib/vigie', `backups:${environment.VIGIE_BACKUP_TO}`]);
    }
    const named = Object.values(services).flatMap(({ volumes: mounted = [] }) =>
      mounted.map((one) => one.split(':')[0]),
    );
    const isThere = (name) =>
      name.startsWith('.') ? existsSync(path.join(root, 'deploy/compose', name)) : name in volumes;
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });

  it('asks for values that the example names', () => {
    const asked = [...deployed('compose/compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name);
    const offered = [...deployed('compose/.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect([...new Set(asked)].sort()).toEqual(offered.sort());
  });

  it('makes the roles that the documentation describes', () => {
    const documented = /```sql\n([\s\S]*?)```/.exec(read('docs/operations.md'))[1];
    const made = /<<'SQL'\n([\s\S]*?)SQL\n/.exec(deployed('compose/roles.sh'))[1];
    expect(made.replaceAll(/:'\w+'/g, "'...'")).toBe(documented);
  });
});

it('the systemd unit starts the program, lets it stop its database, and sets what exists', () => {
  const unit = deployed('systemd/vigie.service');
  expect(unit).toContain(`ExecStart=/usr/bin/node --enable-source-maps ${startsWith}\n`);
  expect(unit).toContain('KillMode=mixed\n');
  const environment = /^Environment=(.*)$/m.exec(unit)[1].split(' ');
  expect(unknownOf(environment.map((one) => one.split('=')[0]))).toEqual([]);
  expect(environment).toContain(`VIGIE_DATA=/var/lib/${/^StateDirectory=(\w+)$/m.exec(unit)[1]}`);
  // It would forbid node to compile.
  expect(unit).not.toContain('MemoryDenyWriteExecute=yes');
});

describe('the manifests', () => {
  const documents = parseAllDocuments(deployed('kubernetes/vigie.yaml')).map((one) => {
    expect(one.errors).toEqual([]);
    return one.toJS();
  });
  const of = (kind) => documents.find((one) => one.kind === kind);
  const { spec } = of('Deployment');
  const [container] = spec.template.spec.containers;

  it('set variables that exist', () => {
    expect(unknownOf([...Object.keys(of('ConfigMap').data), ...Object.keys(of('Secret').stringData)])).toEqual([]);
    expect(of('ConfigMap').data.PORT).toBe(String(container.ports[0].containerPort));
  });

  it('probe addresses that are answered', () => {
    const probes = ['startupProbe', 'readinessProbe', 'livenessProbe'].map((name) => container[name].httpGet.path);
    expect(probes).toEqual(['/health/live', '/health/ready', '/health/live']);
    expect(probes.filter((route) => !healthRoutes.includes(route))).toEqual([]);
  });

  it('belong together', () => {
    const labels = spec.template.metadata.labels;
    expect(spec.selector.matchLabels).toEqual(labels);
    expect(of('Service').spec.selector).toEqual(labels);
    expect(of('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
    expect(of('PodDisruptionBudget').spec.minAvailable).toBeLessThan(spec.replicas);
    expect(container.envFrom.map((one) => (one.configMapRef ?? one.secretRef).name)).toEqual([
      of('ConfigMap').metadata.name,
      of('Secret').metadata.name,
    ]);
    const claims = documents
      .filter(({ kind }) => kind === 'PersistentVolumeClaim')
      .map(({ metadata }) => metadata.name);
    const claimed = spec.template.spec.volumes.flatMap((one) => one.persistentVolumeClaim?.claimName ?? []);
    expect(claimed).toEqual(claims);
    const mounted = container.volumeMounts.map(({ mountPath }) => mountPath);
    const { VIGIE_DATA, VIGIE_BACKUP_TO } = of('ConfigMap').data;
    expect(mounted).toEqual(expect.arrayContaining([VIGIE_DATA, VIGIE_BACKUP_TO]));
    // Migrations run at the start of the first new copy and are not made for older ones beside it.
    expect(spec.strategy.type).toBe('Recreate');
  });
});
