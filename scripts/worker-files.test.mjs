import { expect, it } from 'vitest';
import { filesNeeded } from './worker-files.mjs';

const manifest = {
  'index.html': {
    file: 'assets/index.js',
    imports: ['_part'],
    dynamicImports: ['src/a-page.tsx', 'src/modules/b.ts', 'src/c.ts'],
  },
  _part: { file: 'assets/part.js' },
  'src/a-page.tsx': {
    file: 'assets/a.js',
    imports: ['_part'],
    dynamicImports: ['src/dialog.tsx', 'src/other-page.tsx'],
  },
  'src/c.ts': { file: 'assets/c.js' },
  'src/dialog.tsx': { file: 'assets/dialog.js', imports: ['_deep'] },
  _deep: { file: 'assets/deep.js' },
  'src/modules/b.ts': { file: 'assets/b.js' },
  'src/other-page.tsx': { file: 'assets/other.js' },
};

it('the worker keeps what its pages need now and later, and no other page', () => {
  expect(filesNeeded(manifest, ['src/a-page.tsx']).sort()).toEqual(
    ['a', 'c', 'deep', 'dialog', 'index', 'part'].map((name) => `/assets/${name}.js`),
  );
});
