import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const failOnConsole = './scripts/testing/fail-on-console.mjs';
const quickPasswords = fileURLToPath(new URL('server/src/platform/testing/quick-argon2.ts', import.meta.url));

/** A machine that is shared with others may be ten times slower than it was a minute ago. */
const patient = 60_000;

/** As long as the server's tests run beside them, journeys that wait; those that never do have both cores at the end. */
const laterJourneys = /every-page-of/;
/** Whatever has not been measured yet comes by its size; these are small and long. */
const longest =
  /reports\/life|cases\/life|src\/lives|confidential-leaks|modules\/verified|a-page-file-is-lost|a-factory-arrives|the-program-starts/;

const environmentOf = ({ moduleId }: TestSpecification) =>
  /^\/\/ @vitest-environment (\S+)/.exec(readFileSync(moduleId, 'utf8'))?.[1];

/**
 * A worker goes on with the next file if that is of the same project and environment, and otherwise ends with all it has
 * imported: files of a kind stand together.
 */
class OneKindAfterAnother extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const kinds = new Map(files.map((file) => [file, `${file.project.name} ${environmentOf(file)}`]));
    const kind = (file: TestSpecification) => kinds.get(file) ?? '';
    const place = ({ moduleId }: TestSpecification) =>
      laterJourneys.test(moduleId) ? 2 : longest.test(moduleId) ? 0 : 1;
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => kind(a).localeCompare(kind(b)) || place(a) - place(b));
  }
}

// Files of one project share what they have imported, which saves most of their time; the journeys share their browser too.
export default defineConfig({
  test: {
    sequence: { sequencer: OneKindAfterAnother },
    projects: [
      {
        test: {
          name: 'domain',
          include: ['domain/src/**/*.test.ts'],
          setupFiles: [failOnConsole],
          isolate: false,
          testTimeout: patient,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}', 'web/build/*.test.ts'],
          setupFiles: [failOnConsole],
          css: true,
          isolate: false,
          testTimeout: patient,
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.{ts,mjs}'],
          setupFiles: [failOnConsole],
          isolate: false,
          testTimeout: patient,
        },
      },
      {
        resolve: { alias: { '@node-rs/argon2': quickPasswords } },
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/platform/testing/global-setup.ts'],
          setupFiles: [failOnConsole],
          pool: 'forks',
          maxWorkers: 2,
          isolate: false,
          testTimeout: 90_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/support/global-setup.ts'],
          setupFiles: ['./e2e/support/setup.ts'],
          pool: 'forks',
          maxWorkers: 2,
          isolate: false,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          // As patient as the browser's own waits: on a busy machine one frame can take seconds.
          expect: { poll: { timeout: 120_000 } },
        },
      },
    ],
  },
});
