import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../../../kernel/identity/actor';
import { roles } from '../../../kernel/identity/actor';
import { decide } from '../../../kernel/workflow';
import { keptFilling, submissionProblems } from '../answers/submission';
import { applyAll } from '../editing/apply';
import type { Template } from '../template/model';
import { templateWords } from '../templates/words';
import { editsFrom } from '../testing/random-edits';
import { templateFromSeed } from '../testing/random-templates';
import { ask, asking, choose, pageOf, sectionOf, templateOf, when } from '../testing/small-templates';
import { compareVersions, isDifferent } from './compare';
import { templateDraftWork } from './draft-work';
import { type FilledResult, resultColumns, summarise } from './results';
import { factsForPublishing, latestVersion, nextVersionNumber, type TemplateVersion, withPublished } from './versions';
import { settingObjection, templateMoves, templateStatuses, templateWorkflow } from './workflow';

const randomTemplates = () => fc.nat().map((seed) => templateFromSeed(seed));
const someNumbers = (edits: number) => fc.array(fc.nat({ max: 1000 }), { maxLength: 4 * edits });

const person = (...held: Actor['roles']): Actor => ({
  companyId: 1,
  userId: 2,
  username: 'd',
  displayName: 'D',
  roles: held,
});
const sound = {
  faults: 0,
  questions: 1,
  openConflicts: 0,
  sameAsVersion: null,
  needsSignature: false,
  fourEyes: true,
  isAuthor: false,
};

describe('the life of a template', () => {
  const possible = ['draft publish', 'draft publishSigned', 'published revise', 'published retire'];
  for (const status of templateStatuses) {
    for (const move of templateMoves) {
      it.each(roles)(`${move} of one that is ${status}, by %s`, (role) => {
        const facts = { ...sound, needsSignature: move === 'publishSigned' };
        const decision = decide(templateWorkflow, move, { item: { status }, actor: person(role), facts });
        const isDesigner = role === 'designer' || role === 'company_admin';
        expect(decision.allowed).toBe(isDesigner && possible.includes(`${status} ${move}`));
        if (!decision.allowed) expect(decision.code).toBe(isDesigner ? 'wrong_state' : 'not_allowed');
      });
    }
  }

  it.each([
    ['faults', { faults: 2 }],
    ['no question', { questions: 0 }],
    ['conflicts', { openConflicts: 1 }],
    ['nothing new', { sameAsVersion: 3 }],
    ['no signature where the company wants one', { needsSignature: true }],
  ])('is not published with %s', (_, facts) => {
    const question = { item: { status: 'draft' as const }, actor: person('designer'), facts: { ...sound, ...facts } };
    expect(decide(templateWorkflow, 'publish', question)).toMatchObject({ allowed: false, code: 'objection' });
  });

  it.each(['publish', 'publishSigned'] as const)(
    'R22 %s is not for its authors, unless the company has said so',
    (move) => {
      for (const role of ['designer', 'company_admin'] as const) {
        for (const fourEyes of [true, false]) {
          for (const isAuthor of [true, false]) {
            const facts = { ...sound, needsSignature: move === 'publishSigned', fourEyes, isAuthor };
            const decision = decide(templateWorkflow, move, { item: { status: 'draft' }, actor: person(role), facts });
            expect(decision.allowed).toBe(!(fourEyes && isAuthor));
            if (!decision.allowed) expect(decision.code).toBe('not_allowed');
          }
        }
      }
    },
  );

  it('R22 tells of each of its events whether it is work on the draft', () => {
    const noWork = ['saved', 'published', 'signed', 'revised', 'retired'];
    const events = Object.keys(templateWords.events).filter((event) => !noWork.includes(event));
    expect(Object.keys(templateDraftWork.events)).toEqual(events.map((event) => `template.${event}`));
  });

  it('asks the checker', () => {
    const broken = asking(ask('q1', 'date', { visibleWhen: when('q1', { is: 'answered' }) }));
    expect(factsForPublishing(broken, [], 1)).toEqual({
      faults: 1,
      questions: 1,
      openConflicts: 1,
      sameAsVersion: null,
      needsSignature: false,
      fourEyes: true,
      isAuthor: false,
    });
    const fine = asking(ask('q1', 'date'));
    expect(factsForPublishing(fine, withPublished([], structuredClone(fine)), 0)).toEqual({
      ...sound,
      sameAsVersion: 1,
    });
  });
});

describe('versions', { timeout: 60_000 }, () => {
  const first = templateOf(
    sectionOf('s1', [pageOf('p1', [choose('q1', 'ab'), ask('q2', 'number'), ask('q3', 'date')])]),
    sectionOf('s2', [pageOf('p2', [ask('q4', 'date')])]),
  );
  const second = templateOf(
    sectionOf('s1', [pageOf('p1', [ask('q3', 'date'), choose('q1', 'bc', { title: 'State' })])], { title: 'Start' }),
    sectionOf('s2', [pageOf('p2', [ask('q2', 'number'), ask('q5', 'photo')])]),
  );

  it('are compared side by side by lasting id', () => {
    const said = compareVersions(first, second)
      .filter(isDifferent)
      .map(({ id, isAdded, isRemoved, isMoved, changes }) => {
        const signs = [
          isAdded && 'added',
          isRemoved && 'removed',
          isMoved && 'moved',
          ...changes.map(({ field }) => field),
        ];
        return [id, ...signs.filter(Boolean)].join(' ');
      });
    expect(said).toEqual([
      's1 title',
      'q3 moved',
      'q1 title',
      'a-q1 removed',
      'c-q1 added',
      'q4 removed',
      'q2 moved',
      'q5 added',
    ]);
  });

  it('name every thing of both once, and nothing where nothing changed', () => {
    fc.assert(
      fc.property(randomTemplates(), someNumbers(6), (template, numbers) => {
        expect(compareVersions(template, structuredClone(template)).filter(isDifferent)).toEqual([]);
        const applied = applyAll(template, editsFrom(template, 'n', numbers));
        if ('refusal' in applied) throw new Error(applied.refusal.code);
        const forward = compareVersions(template, applied.template);
        const back = compareVersions(applied.template, template);
        const ids = (rows: typeof forward, kind: 'isAdded' | 'isRemoved') =>
          rows
            .filter((row) => row[kind])
            .map(({ id }) => id)
            .sort();
        expect(new Set(forward.map(({ id }) => id)).size).toBe(forward.length);
        expect(ids(forward, 'isAdded')).toEqual(ids(back, 'isRemoved'));
        expect(ids(forward, 'isRemoved')).toEqual(ids(back, 'isAdded'));
      }),
      { numRuns: 100 },
    );
  });

  it('read answers of version 1 unchanged after 20 publications', () => {
    let versions: readonly TemplateVersion[] = withPublished([], first);
    const filling = { answers: { q1: 'a-q1', q2: 4, q4: '2026-02-03' }, repeats: {} };
    const before = JSON.stringify([first, keptFilling(first, filling)]);
    let draft: Template = first;
    for (let at = 0; at < 20; at += 1) {
      const applied = applyAll(draft, editsFrom(draft, `v${at}`, [2, at, 0, 0, 4, at * 7, 0, 0, 0, at, 1, 1]));
      if ('refusal' in applied) throw new Error(applied.refusal.code);
      draft = applied.template;
      versions = withPublished(versions, draft);
    }
    expect(nextVersionNumber(versions)).toBe(22);
    expect(latestVersion(versions)?.template).toBe(draft);
    const kept = versions[0]?.template ?? draft;
    expect(JSON.stringify([kept, keptFilling(kept, filling)])).toBe(before);
    expect(submissionProblems(kept, filling)).toEqual([]);
  });

  it('give one table and one summary of results', () => {
    const versions = [
      { number: 1, template: first },
      { number: 2, template: second },
    ];
    expect(
      resultColumns(versions).map((column) => [column.questionId, column.title, column.versions.join(' ')]),
    ).toEqual([
      ['q3', 'Question 1', '1 2'],
      ['q1', 'State', '1 2'],
      ['q2', 'Question 1', '1 2'],
      ['q5', 'Question 2', '2'],
      ['q4', 'Question 1', '1'],
    ]);
    const results: FilledResult[] = [
      { version: 1, filling: { answers: { q1: 'a-q1', q2: 4 }, repeats: {} } },
      { version: 2, filling: { answers: { q1: 'c-q1', q2: 8 }, repeats: {} } },
      { version: 2, filling: { answers: { q1: 'b-q1' }, repeats: {} } },
    ];
    const summary = new Map(summarise(versions, results).map((one) => [one.questionId, one]));
    expect(summary.get('q1')).toEqual({
      questionId: 'q1',
      shown: 3,
      answered: 3,
      numbers: null,
      byOption: { 'a-q1': 1, 'b-q1': 1, 'c-q1': 1 },
    });
    expect(summary.get('q2')).toMatchObject({ shown: 3, answered: 2, numbers: { min: 4, max: 8, mean: 6 } });
    expect(summary.get('q5')).toMatchObject({ shown: 2, answered: 0 });
  });

  it('say which version asked with another type', () => {
    const other = asking(ask('q1', 'date'));
    const versions = [
      { number: 1, template: asking(choose('q1', 'ab')) },
      { number: 2, template: other },
    ];
    expect(resultColumns(versions)[0]?.otherTypes).toEqual([{ version: 1, type: 'single_choice' }]);
  });
});

it('has settings: what a version freezes changes in a draft alone, and which cases ask for it until it is retired', () => {
  const changeable = (setting: 'needsSignature' | 'caseKinds') =>
    templateStatuses.filter((status) => settingObjection({ status }, setting) === null);
  expect(changeable('needsSignature')).toEqual(['draft']);
  expect(changeable('caseKinds')).toEqual(['draft', 'published']);
});
