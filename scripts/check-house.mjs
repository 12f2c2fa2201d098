import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { complaintsAboutTables } from './check-tables.mjs';
import { complaintsAboutWords } from './check-words.mjs';
import { isMain, root } from './run-command.mjs';

/**
 * Who may import whom. The first rule whose `in` fits a file applies to it; whatever `may` does not list is refused, with
 * `because`. Paths stand without extension. `*` is one name, `**` any path, `npm:` a package, `node:*` Node itself.
 * In `in`, <module> is the file's module; in `may`, <module> is that same one, <below> one that stands after it in
 * `moduleNames` of domain/src/modules/index.ts, <any> any module. A new module needs no edit here.
 */
const inDomainFloor = ['domain/src/kernel/**', 'domain/src/messages/**'];
/** Texts decide nothing, so those of a module may be read like its public file. */
const textsOf = (module) => [`domain/src/modules/${module}/messages`, `domain/src/modules/${module}/messages/**`];
const anyPackage = ['npm:**', 'node:**'];

const importRules = [
  {
    in: ['domain/src/**/*.test'],
    may: ['domain/src/**', ...anyPackage],
    because: 'the domain knows neither server nor web, in its tests too',
  },
  {
    in: ['server/src/**/*.test', 'server/src/**/testing/**'],
    may: ['server/**', 'domain/src/**', ...anyPackage],
    because: 'the server never imports the web',
  },
  {
    in: ['web/src/**/*.test', 'web/src/**/testing/**'],
    may: ['web/**', 'domain/src/**', ...anyPackage],
    because: 'the web never imports the server: what both need is a contract in the domain',
  },
  {
    in: ['domain/src/kernel/**'],
    may: ['domain/src/kernel/**', 'npm:zod', 'npm:zod/**'],
    because: 'the kernel is the floor: it knows zod and itself, no module and no environment',
  },
  {
    in: ['domain/src/messages/**'],
    may: ['domain/src/messages/**', 'domain/src/kernel/**', 'npm:zod', 'npm:zod/**'],
    because: 'messages are texts: they know the kernel and nothing of who shows them',
  },
  {
    in: ['domain/src/modules/index'],
    may: ['domain/src/**'],
    because: 'the list of modules knows the domain only',
  },
  {
    in: ['domain/src/modules/<module>/**'],
    may: [
      'domain/src/modules/<module>/**',
      'domain/src/modules/<below>/public',
      ...textsOf('<below>'),
      ...inDomainFloor,
      'npm:zod',
      'npm:zod/**',
    ],
    because: 'rules run on both sides: they know zod, kernel, messages, and the public.ts of modules below their own',
  },
  {
    in: ['server/src/platform/**', 'server/src/config'],
    may: ['server/src/platform/**', ...inDomainFloor, ...anyPackage],
    because: 'the platform knows no module, so that a module can be added or removed without touching it',
  },
  {
    in: ['server/src/modules/*', 'server/src/*'],
    may: ['server/src/**', 'domain/src/**', ...anyPackage],
    because: 'the server is put together from itself and the domain',
  },
  {
    in: ['server/src/modules/<module>/**'],
    may: [
      'server/src/modules/<module>/**',
      'server/src/modules/<below>/public',
      'server/src/platform/**',
      'domain/src/modules/<module>/**',
      'domain/src/modules/<below>/public',
      ...textsOf('<below>'),
      ...inDomainFloor,
      ...anyPackage,
    ],
    because: 'a module knows its own rules, the platform, and the public.ts of modules below its own',
  },
  {
    in: ['web/src/ui/**'],
    may: [
      'web/src/ui/**',
      'react',
      'react-dom',
      'react-aria-components',
      'react-hot-toast',
      'react-hook-form',
      'react-hotkeys-hook',
      '@react-aria/*',
      '@react-stately/*',
      '@internationalized/*',
      '@tanstack/react-table',
      '@tanstack/react-virtual',
      'd3-scale',
      'd3-shape',
    ].flatMap((name) => (name.startsWith('web/') ? [name] : [`npm:${name}`, `npm:${name}/**`])),
    because: 'the kit knows React and widgets, no business word and no data',
  },
  {
    in: ['web/src/platform/**'],
    may: ['web/src/platform/**', 'web/src/ui/**', ...inDomainFloor, 'domain/src/modules/accounts/**', ...anyPackage],
    because: 'the platform knows no module but the domain of accounts, which the session is made of',
  },
  {
    in: ['web/src/shell/**'],
    may: [
      'web/src/shell/**',
      'web/src/platform/**',
      'web/src/ui/**',
      'web/src/modules/index',
      'web/src/modules/<any>/public',
      'domain/src/**',
      ...anyPackage,
    ],
    because: 'the shell reaches a module through the list of modules or its public file',
  },
  {
    in: ['web/src/modules/*', 'web/src/*', 'web/*'],
    may: ['web/**', 'domain/src/**', ...anyPackage],
    because: 'the web is put together from itself and the domain',
  },
  {
    in: ['web/src/modules/<module>/**'],
    may: [
      'web/src/modules/<module>/**',
      'web/src/modules/<any>/public',
      'web/src/platform/**',
      'web/src/ui/**',
      'domain/src/modules/<module>/**',
      'domain/src/modules/<any>/public',
      ...textsOf('<any>'),
      ...inDomainFloor,
      ...anyPackage,
    ],
    because: 'a module knows its own rules, platform, ui, and the public file of another module',
  },
  { in: ['e2e/**', 'scripts/**'], may: ['**', ...anyPackage], because: 'journeys and scripts may use everything' },
];

const forbiddenNames = ['utils', 'misc', 'helpers', 'common', 'lib'];
const registries = ['domain/src/modules/index', 'server/src/modules/index', 'web/src/modules/index'];
const registryOfNames = 'domain/src/modules/index.ts';
const checkedFolders = ['domain/src', 'server/src', 'server/migrations', 'web/src', 'e2e', 'scripts'];
const maxFilesPerFolder = 30;
const skippedFolders = ['node_modules', 'dist', 'screenshots'];
const sourceExtension = /\.(ts|tsx|mts|mjs|js|jsx)$/;
// The licence of a bundled font keeps the name that its authors require.
const kebabCase = /^(?:[a-z0-9]+(-[a-z0-9]+)*|LICENSE.*)$/;

/** Returns every complaint about the repository at `house`, as {file, line, reason}. */
export function checkHouse(house) {
  const files = checkedFolders.flatMap((folder) => filesUnder(house, folder));
  const moduleNames = readModuleNames(house);
  const sources = files.filter((file) => sourceExtension.test(file));
  const imports = new Map(sources.map((file) => [file, importsOf(house, file)]));
  return [
    ...files.flatMap(complaintsAboutName),
    ...complaintsAboutRegistration(files, moduleNames),
    ...[...imports].flatMap(([file, found]) => complaintsAboutDirection(file, found, moduleNames)),
    ...complaintsAboutCircles(imports),
    ...complaintsAboutTables(house, files),
    ...complaintsAboutCrowding(files),
    ...complaintsAboutWords(house, sources),
  ];
}

function filesUnder(house, folder) {
  const absolute = path.join(house, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { withFileTypes: true }).flatMap((entry) => {
    const location = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skippedFolders.includes(entry.name) ? [] : filesUnder(house, location);
    return entry.name.startsWith('.') ? [] : [location];
  });
}

function readModuleNames(house) {
  const file = path.join(house, registryOfNames);
  if (!existsSync(file)) return [];
  const list = /moduleNames\s*=\s*\[([^\]]*)\]/.exec(withoutComments(readFileSync(file, 'utf8')))?.[1] ?? '';
  return [...list.matchAll(/['"]([^'"]+)['"]/g)].map(([, name]) => name);
}

function complaintsAboutName(file) {
  const complaints = [];
  const complain = (reason) => complaints.push({ file, line: 1, reason });
  for (const segment of file.split('/')) {
    if (!segment.split('.').every((part) => kebabCase.test(part))) {
      complain(`the name ${segment} is not in kebab-case`);
    }
    if (forbiddenNames.includes(segment.split('.')[0])) {
      complain(`the name ${segment} says nothing: name the file after what it does`);
    }
  }
  const location = withoutExtension(file);
  if (path.posix.basename(location) === 'index' && sourceExtension.test(file) && !registries.includes(location)) {
    complain('an index file hides where things are: only the three lists of modules may have this name');
  }
  return complaints;
}

/** Tests stand beside what they test and do not count. */
function complaintsAboutCrowding(files) {
  const folders = new Map();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    if (sourceExtension.test(file) && !/\.test\.\w+$/.test(file)) {
      folders.set(folder, (folders.get(folder) ?? 0) + 1);
    }
  }
  return [...folders]
    .filter(([, count]) => count > maxFilesPerFolder)
    .map(([folder, count]) => ({
      file: folder,
      line: 1,
      reason: `holds ${count} source files: with more than ${maxFilesPerFolder}, give it folders by what they are for`,
    }));
}

function complaintsAboutRegistration(files, moduleNames) {
  const found = new Map();
  for (const file of files) {
    const [, name] = /^(?:domain|server|web)\/src\/modules\/([^/]+)\//.exec(file) ?? [];
    if (name && !moduleNames.includes(name) && !found.has(name)) found.set(name, file);
  }
  return [...found].map(([name, file]) => ({
    file,
    line: 1,
    reason: `the module ${name} is missing in moduleNames of ${registryOfNames}, so its place in the order is unknown`,
  }));
}

function complaintsAboutDirection(file, imports, moduleNames) {
  const location = withoutExtension(file);
  for (const rule of importRules) {
    const match = rule.in.map((pattern) => expressionOf(pattern, '[^/]+', [], []).exec(location)).find(Boolean);
    if (!match) continue;
    const own = match.groups?.module;
    const below = own === undefined ? [] : moduleNames.slice(moduleNames.indexOf(own) + 1);
    const allowed = rule.may.map((pattern) => expressionOf(pattern, own, below, moduleNames));
    return imports
      .filter(({ target }) => !allowed.some((expression) => expression.test(withoutExtension(target))))
      .map(({ line, target }) => ({ file, line, reason: `imports ${target}, but ${rule.because}` }));
  }
  return [{ file, line: 1, reason: 'no rule of scripts/check-house.mjs says what this folder may import' }];
}

function expressionOf(pattern, own, below, any) {
  const oneOf = (names) => (names.length === 0 ? '(?!)' : `(?:${names.join('|')})`);
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('/**/', '/(?:.*/)?')
    .replaceAll('**', '.+')
    .replace(/(?<![.\])])\*/g, '[^/]+')
    .replace('<module>', `(?<module>${own})`)
    .replace('<below>', oneOf(below))
    .replace('<any>', oneOf(any));
  return new RegExp(`^${source}$`);
}

/** Every import of the file, as {line, target}: a path in the repository, or npm: and node: names. */
function importsOf(house, file) {
  const text = withoutComments(readFileSync(path.join(house, file), 'utf8'));
  const statement =
    /(?:^|[;}\n])\s*(?:import\s+(?:type\s+)?[\w$*{}\s,]+?\s*from|export\s+(?:type\s+)?(?:\*(?:\s+as\s+[\w$]+)?|\{[^}]*\})\s*from|import)\s*(['"])([^'"\n]+)\1/g;
  const call = /\bimport\(\s*(['"])([^'"\n]+)\1/g;
  return [...text.matchAll(statement), ...text.matchAll(call)].map((match) => ({
    line: text.slice(0, match.index + match[0].length).split('\n').length,
    target: resolveTarget(house, file, match[2].split('?')[0]),
  }));
}

function resolveTarget(house, file, name) {
  if (name.startsWith('node:')) return name;
  const inWorkspace = /^@vigie\/(domain|server|web)(?:\/(.*))?$/.exec(name);
  if (inWorkspace) return withFoundExtension(house, `${inWorkspace[1]}/src/${inWorkspace[2] ?? 'index'}`);
  if (!name.startsWith('.')) return `npm:${name}`;
  return withFoundExtension(house, path.posix.join(path.posix.dirname(file), name));
}

function withFoundExtension(house, location) {
  const candidates = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'].map((ending) => location + ending);
  const isFile = (candidate) => /\.\w+$/.test(candidate) && existsSync(path.join(house, candidate));
  return candidates.find(isFile) ?? location;
}

/** Comments and template texts may quote code; blanked, they keep their lines. */
function withoutComments(text) {
  const token = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/g;
  return text.replace(token, (found) => (/^['"]/.test(found) ? found : found.replace(/[^\n]/g, ' ')));
}

const withoutExtension = (file) => file.replace(sourceExtension, '');

/** Depth-first: an import of a file whose own imports are still being followed closes a circle. */
function complaintsAboutCircles(imports) {
  const complaints = [];
  const finished = new Set();
  const trail = [];
  const follow = (file) => {
    trail.push(file);
    for (const { line, target } of imports.get(file) ?? []) {
      if (!imports.has(target) || finished.has(target)) continue;
      const start = trail.indexOf(target);
      if (start < 0) follow(target);
      else complaints.push({ file, line, reason: `closes a circle: ${[...trail.slice(start), target].join(' -> ')}` });
    }
    trail.pop();
    finished.add(file);
  };
  for (const file of imports.keys()) if (!finished.has(file)) follow(file);
  return complaints;
}

if (isMain(import.meta.url)) {
  const complaints = checkHouse(root);
  for (const { file, line, reason } of complaints) console.error(`${file}:${line} ${reason}`);
  if (complaints.length > 0) process.exit(1);
}
