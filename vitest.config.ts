import { defineConfig } from 'vitest/config';

const silence = './scripts/testing/fail-on-console.mjs';

// Files of one project share what they have imported, which saves most of their time. Not the journeys: what they import
// watches the pages of each file through hooks of its own.
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['domain/src/**/*.test.ts'], setupFiles: [silence], isolate: false } },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          setupFiles: [silence],
          css: true,
          isolate: false,
        },
      },
      { test: { name: 'scripts', include: ['scripts/**/*.test.{ts,mjs}'], setupFiles: [silence] } },
      {
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
          pool: 'forks',
          maxWorkers: 2,
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
