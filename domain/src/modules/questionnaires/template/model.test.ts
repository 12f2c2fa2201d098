import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { say } from '../../../kernel/message';
import { builderMessages, defaultTitleMessages, questionTypeMessages } from '../messages/builder';
import { type RandomSizes, templateFromSeed } from '../testing/random-templates';
import { dependenciesOf } from './dependencies';
import {
  newPage,
  newQuestion,
  newSection,
  optionIdFor,
  questionTypes,
  template as schema,
  type Template,
} from './model';
import { placeTextOf, questionPlaces } from './places';
import { structureProblems } from './structure';
import { keptTitle, titleText } from './titles';

const randomTemplates = (sizes: Partial<RandomSizes> = {}) => fc.nat().map((seed) => templateFromSeed(seed, sizes));

const large: Template = {
  title: 'Large',
  explanation: '',
  sections: Array.from({ length: 50 }, (_, s) => ({
    ...newSection(`s${s}`),
    pages: Array.from({ length: 4 }, (_, p) => ({
      ...newPage(`p${s}-${p}`),
      questions: Array.from({ length: 10 }, (_, q) => newQuestion(`q${s}-${p}-${q}`, 'short_answer')),
    })),
  })),
};

describe('a template', { timeout: 60_000 }, () => {
  it('keeps the six types of the requirements and adds five', () => {
    expect(questionTypes.slice(0, 6)).toEqual([
      'short_answer',
      'long_answer',
      'multiple_choice',
      'single_choice',
      'dropdown',
      'date',
    ]);
    expect(Object.keys(questionTypeMessages)).toEqual([...questionTypes]);
  });

  it('shows the texts of the requirements in their language, whatever the page', () => {
    expect(say('mixed-fr', builderMessages.noSection)).toBe('No section available');
    expect(say('mixed-en', builderMessages.noPageChosen)).toBe('Sélectionnez une page pour commencer');
    expect(say('mixed-fr', builderMessages.emptyPage)).toBe('Click on "+ Add New Question" for starting.');
    expect(say('fr', defaultTitleMessages.page, { n: 3 })).toBe('Page 3');
  });

  it('holds 50 sections, 200 pages and 2,000 questions', () => {
    expect(schema.safeParse(large).success).toBe(true);
    expect(structureProblems(large)).toEqual([]);
    expect(questionPlaces(large).size).toBe(2000);
  });

  it('reads every random template as it is', () => {
    fc.assert(
      fc.property(randomTemplates(), (template) => {
        expect(schema.parse(template)).toEqual(template);
        expect(structureProblems(template)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['a title that is blank', { title: '  ' }],
    ['a field that nobody knows', { colour: 'red' }],
    ['a null character, which no database keeps', { title: 'a\u0000b' }],
    ['half a pair', { title: 'a\ud800' }],
  ])('refuses %s', (_, change) => {
    expect(schema.safeParse({ ...large, ...change }).success).toBe(false);
  });

  it('refuses an id that is used twice, even by an option', () => {
    const [section] = large.sections;
    const twice = { ...large, sections: [...large.sections, ...(section ? [section] : [])] };
    expect(structureProblems(twice).some(({ code, id }) => code === 'id_twice' && id === 's0')).toBe(true);
  });

  it('numbers default titles by their place, and keeps those that a user wrote', () => {
    expect(keptTitle('section', ' Section 12 ')).toBeNull();
    expect(keptTitle('page', 'Section 12')).toBe('Section 12');
    expect(keptTitle('question', '  ')).toBeUndefined();
    expect(titleText('question', null, 4)).toBe('Question 4');
    expect(placeTextOf(large, 'q1-2-3')).toBe('Section 2 > Page 3 > Question 4');
    expect(placeTextOf(large, 'gone')).toBeNull();
  });

  it('builds the id of an option of the count and the question', () => {
    expect(optionIdFor({ id: 'q7', options: [] }, 'k2')).toBe('1-q7-k2');
  });
});

describe('what visibility hangs on', { timeout: 60_000 }, () => {
  it('puts each question after those it looks at, and loops apart', () => {
    fc.assert(
      fc.property(randomTemplates({ canRepeat: false }), (template) => {
        const { order, inLoop } = dependenciesOf(template);
        expect(order.length).toBe(questionPlaces(template).size);
        const seen = new Set<string>();
        for (const { question } of order) {
          for (const { questionId } of question.visibleWhen?.conditions ?? []) {
            if (!inLoop.has(question.id)) expect(seen.has(questionId) || questionId === question.id).toBe(true);
          }
          seen.add(question.id);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('follows a chain of thousands', () => {
    const questions = Array.from({ length: 3000 }, (_, at) => ({
      ...newQuestion(`q${at}`, 'short_answer'),
      visibleWhen: {
        match: 'all' as const,
        conditions: [{ questionId: `q${(at + 1) % 3000}`, test: { is: 'answered' as const } }],
      },
    }));
    const chain: Template = {
      title: 'Chain',
      explanation: '',
      sections: [{ ...newSection('s'), pages: [{ ...newPage('p'), questions }] }],
    };
    expect(dependenciesOf(chain).loops.map((loop) => loop.length)).toEqual([3000]);
  });
});
