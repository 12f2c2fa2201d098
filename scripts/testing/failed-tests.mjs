import { appendFileSync, existsSync, readFileSync } from 'node:fs';

const longest = 300;

/** Reports each failed test in one line of the file that FAILED_TESTS names: what is cut off a long output is its beginning. */
export default class FailedTests {
  onTestModuleEnd(module) {
    write(failuresOf(module));
  }

  onTestRunEnd(_modules, unhandled) {
    write(unhandled.map((error) => lineOf(['outside of every test'], error)));
  }
}

export function failuresOf(module) {
  const file = module.relativeModuleId;
  return [
    ...module.errors().map((error) => lineOf([file], error)),
    ...[...module.children.allSuites()].flatMap((suite) =>
      suite.errors().map((error) => lineOf([file, suite.fullName], error)),
    ),
    ...[...module.children.allTests('failed')].map((test) => lineOf([file, test.fullName], test.result().errors[0])),
  ];
}

export const readFailedTests = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function lineOf(place, error) {
  const [said] = String(error?.message ?? '').split('\n');
  return [...place, said].join(' | ').slice(0, longest);
}

function write(lines) {
  const file = process.env.FAILED_TESTS;
  if (file && lines.length > 0) appendFileSync(file, `${lines.join('\n')}\n`);
}
