import { describe, expect, it } from 'vitest';
import { checkSecurityPage, testsNamedIn } from './check-security-page.mjs';

const files = { 'server/src/a.test.ts': "it('locks the name', ...); it('tells the person', ...)" };
const check = (page) => checkSecurityPage(page, (file) => files[file] ?? null);

describe('the check of the page about security', () => {
  it('has nothing to say where every test is there', () => {
    expect(check('| `server/src/a.test.ts`: “locks the name”, “tells the person”<br>`server/src/a.test.ts` |')).toEqual(
      [],
    );
  });

  it('names a file and a test that are not', () => {
    expect(check('`server/src/b.test.ts`: “anything”')).toEqual([
      'docs/security.md names server/src/b.test.ts, which does not exist.',
    ]);
    expect(check('`server/src/a.test.ts`: “locks the name”, “opens the door”')).toEqual([
      'docs/security.md names the test “opens the door”, which is not in server/src/a.test.ts.',
    ]);
  });

  it('reads every file and name of a line', () => {
    expect(testsNamedIn('`a.test.ts`: “one”, “two”<br>`b.test.mjs` and `c.ts`: “three”')).toEqual([
      { file: 'a.test.ts', names: ['one', 'two'] },
      { file: 'b.test.mjs', names: [] },
    ]);
  });
});
