import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { groupsOf } from './build/groups.ts';

const webFolder = fileURLToPath(new URL('.', import.meta.url));
const server = `http://127.0.0.1:${process.env.PORT || 8080}`;
const inSource = (file: string) => fileURLToPath(new URL(`src/${file}`, import.meta.url));
const inSchemas = (file: string) => inSource(`platform/schemas/${file}`);

/** Declarations come without the schema library into the built pages; `checked` alone brings it along. */
const recordedSchemas: Plugin = {
  name: 'recorded-schemas',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^zod\/mini$/ },
    handler: (_source, importer) => (importer === inSchemas('checked.ts') ? null : inSchemas('recorded.ts')),
  },
};

/**
 * Nearly all of the first script runs at once. Chromium then compiles it off the main thread while it arrives, instead of each
 * function when it is first called, which was a fifth of the work before the first rows. Others take it for a comment.
 */
const compileHint: Plugin = {
  name: 'compile-hint',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, files) {
      for (const file of Object.values(files)) {
        if (file.type === 'chunk' && file.isEntry) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
};

/** See the file that stands in for the library's. */
const ownDefaultLocale: Plugin = {
  name: 'own-default-locale',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/useDefaultLocale\.mjs$/ },
    handler: () => inSource('ui/overlays/default-locale.ts'),
  },
};

const adoptedSheet = '.adopted.js';

/**
 * Every file of styles is imported in the same way. Those of `ui`, `platform` and `shell` become the one file that all pages
 * load; those of a module come with its scripts, so that the first pages do not grow with the number of modules.
 */
const moduleStyles: Plugin = {
  name: 'module-styles',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\.css$/ },
    async handler(source, importer) {
      const sheet = await this.resolve(source, importer, { skipSelf: true });
      return sheet?.id.includes('/src/modules/') ? `\0${sheet.id}${adoptedSheet}` : null;
    },
  },
  load: {
    filter: { id: /\.css\.adopted\.js$/ },
    handler: (id) => `import styles from ${JSON.stringify(`${id.slice(1, -adoptedSheet.length)}?inline`)};
import { adoptStyles } from ${JSON.stringify(inSource('ui/foundation/adopted-styles.ts'))};
adoptStyles(styles);`,
  },
};

/** In which file each module is: the manifest names those alone that have a file of their own. */
const moduleFiles: Plugin = {
  name: 'module-files',
  apply: 'build',
  generateBundle(_options, files) {
    const held = Object.values(files).flatMap((file) =>
      file.type === 'chunk'
        ? file.moduleIds.map((id) => [relative(webFolder, id).replaceAll(sep, '/'), file.fileName])
        : [],
    );
    this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(Object.fromEntries(held)) });
  },
};

const common = {
  root: webFolder,
  plugins: [recordedSchemas, ownDefaultLocale, moduleStyles, react(), compileHint, moduleFiles],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': server, '/v1': server, '/health': server } },
} satisfies InlineConfig;

/** Built twice: the first time shows which modules each page needs. */
async function plannedGroups(): Promise<Rolldown.CodeSplittingGroup[]> {
  const once = { ...common.build, write: false };
  return groupsOf(
    (await build({ ...common, configFile: false, logLevel: 'error', build: once })) as Rolldown.RolldownOutput,
  );
}

export default defineConfig(async ({ command }) => {
  if (command !== 'build') return common;
  // A group would take along what its modules import, although the plan has given that to another.
  const codeSplitting = { groups: await plannedGroups(), includeDependenciesRecursively: false };
  return { ...common, build: { ...common.build, rolldownOptions: { output: { codeSplitting } } } };
});
