import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const silence = './scripts/testing/fail-on-console.mjs';
const quickPasswords = fileURLToPath(new URL('server/src/platform/testing/quick-argon2.ts', import.meta.url));

/** Where no run has measured them yet, large files come first; the longest ones are small, and would come last. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      /every-page-of|a-factory-arrives|modules\/demo\.test/.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

// Files of one project share what they have imported, which saves most of their time; the journeys share their browser too.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: 'domain', include: ['domain/src/**/*.test.ts'], setupFiles: [silence], isolate: false } },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}', 'web/build/*.test.ts'],
          setupFiles: [silence],
          css: true,
          isolate: false,
        },
      },
      { test: { name: 'scripts', include: ['scripts/**/*.test.{ts,mjs}'], setupFiles: [silence] } },
      {
        resolve: { alias: { '@node-rs/argon2': quickPasswords } },
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/platform/testing/global-setup.ts'],
          setupFiles: [silence],
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
          // A machine that is shared with others may be ten times slower than it was a minute ago.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          // As patient as the browser's own waits: on a busy machine one frame can take seconds.
          expect: { poll: { timeout: 120_000 } },
        },
      },
    ],
  },
});
