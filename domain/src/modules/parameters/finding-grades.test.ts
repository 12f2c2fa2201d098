import { expect, it } from 'vitest';
import { builtInGrades, defaultGrades, type FindingGrade, gradesProblem } from './finding-grades';

const [critical, major] = defaultGrades as [FindingGrade, FindingGrade];

it('begins with five grades, of which two keep an audit open', () => {
  expect(defaultGrades.map(({ key, responseDays, blocksClosing }) => [key, responseDays, blocksClosing])).toEqual([
    ['critical', 5, true],
    ['major', 15, true],
    ['minor', 30, false],
    ['observation', null, false],
    ['good_practice', null, false],
  ]);
  expect(defaultGrades.map(({ key }) => key)).toEqual(builtInGrades);
  expect(gradesProblem(defaultGrades)).toBeNull();
});

it('has two grades at least and six at most, none twice, and none that waits for an answer that nobody is asked for', () => {
  const others = ['a', 'b'].map((key) => ({ ...major, key, fr: key, en: key }));
  expect(gradesProblem([critical])).not.toBeNull();
  expect(gradesProblem([critical, major])).toBeNull();
  expect(gradesProblem([...defaultGrades, ...others])).not.toBeNull();
  expect(gradesProblem([critical, { ...major, key: 'critical' }])).not.toBeNull();
  expect(gradesProblem([critical, { ...major, fr: ' CRITIQUE ' }])).not.toBeNull();
  expect(gradesProblem([critical, { ...major, responseDays: null }])).not.toBeNull();
  expect(gradesProblem([critical, { ...major, responseDays: null, blocksClosing: false }])).toBeNull();
});
