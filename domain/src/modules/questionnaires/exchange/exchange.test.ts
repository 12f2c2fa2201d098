import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bounds } from '../template/bounds';
import type { Question, Template } from '../template/model';
import type { Rule } from '../template/rules';
import { type RandomSizes, templateFromSeed } from '../testing/random-templates';
import { anyOf, ask, asking, choose, when } from '../testing/small-templates';
import { exportSurvey } from './survey-export';
import { readRule } from './survey-expression';
import { importSurvey } from './survey-import';
import { exportTemplate, importTemplate, templateJsonSchema } from './template-file';

const randomTemplates = (sizes: Partial<RandomSizes> = {}) => fc.nat().map((seed) => templateFromSeed(seed, sizes));

const throughJson = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('our own format', { timeout: 60_000 }, () => {
  it('keeps 1,000 random templates unchanged', () => {
    fc.assert(
      fc.property(randomTemplates(), (template) => {
        expect(importTemplate(throughJson(exportTemplate(template)))).toEqual({
          template: throughJson(template),
          losses: [],
        });
        expect(throughJson(template)).toEqual(template);
      }),
      { numRuns: 1000 },
    );
  });

  it('says where a file cannot be read, and takes nothing of it', () => {
    const file = throughJson(exportTemplate(asking(choose('q1', 'ab'))));
    file.template.sections[0].pages[0].questions[0].options[1].label = '';
    const { template, losses } = importTemplate(file);
    expect(template).toBeNull();
    expect(losses.map(({ place }) => place)).toEqual(['template.sections.0.pages.0.questions.0.options.1.label']);
    expect(importTemplate({}).template).toBeNull();
    const twice = exportTemplate(asking(ask('q1', 'date'), ask('q1', 'date')));
    expect(importTemplate(twice).losses.map(({ place, what }) => [place, what])).toEqual([['q1', 'id_twice']]);
  });

  it('is described by the schema that is published', () => {
    const published = readFileSync(new URL('./questionnaire.schema.json', import.meta.url), 'utf8');
    expect(JSON.parse(published)).toEqual(throughJson(templateJsonSchema()));
  });
});

/** What SurveyJS has words for. */
function carried(template: Template): Template {
  const isSaid = ({ match, conditions }: Rule) =>
    !(match === 'any' && conditions.length === 1) &&
    conditions.every(({ test }) => !('from' in test) || test.from !== null || test.to !== null);
  const ruled = <T extends { visibleWhen: Rule | null }>(thing: T): T =>
    thing.visibleWhen && !isSaid(thing.visibleWhen) ? { ...thing, visibleWhen: null } : thing;
  const plain = (question: Question) => {
    const options = question.options.map((option) => ({ ...option, score: null, critical: false }));
    const isText = question.type === 'short_answer' || question.type === 'long_answer';
    const properties = question.type === 'number' ? { ...question.properties, unit: '' } : question.properties;
    const isOne = question.type === 'photo' ? { maxPhotos: 1 } : properties;
    return {
      ...ruled(question),
      finding: null,
      options,
      properties: isOne,
      helpText: isText ? question.helpText : '',
    } as Question;
  };
  return {
    ...template,
    sections: template.sections.map((section) => ({
      ...ruled(section),
      pages: section.pages.map((page) => ({ ...ruled(page), questions: page.questions.map(plain) })),
    })),
  };
}

describe('SurveyJS', { timeout: 60_000 }, () => {
  const types = [
    'short_answer',
    'long_answer',
    'multiple_choice',
    'single_choice',
    'dropdown',
    'date',
    'number',
    'photo',
  ] as const;

  it('gives back every template of which it lists nothing', () => {
    fc.assert(
      fc.property(randomTemplates({ types }).map(carried), (template) => {
        const { survey, losses } = exportSurvey(template);
        if (losses.length > 0) expect(losses.every(({ code }) => code === 'rule')).toBe(true);
        else expect(importSurvey(throughJson(survey))).toEqual({ template, losses: [] });
      }),
      { numRuns: 300 },
    );
  });

  it('lists what it has no words for', () => {
    const option = { id: 'o', label: 'O', score: 3, critical: true };
    const { losses } = exportSurvey(
      asking(
        ask('q1', 'single_choice', { options: [option], finding: anyOf('o'), helpText: 'Look' }),
        ask('q2', 'number', { properties: { min: null, max: null, decimals: 2, unit: 'kg' } }),
        ask('q3', 'person'),
        ask('q4', 'photo', { properties: { maxPhotos: 4 } }),
        ask('q5', 'date', { visibleWhen: when('gone', { is: 'answered' }), options: [{ ...option, id: 'x' }] }),
      ),
    );
    expect(losses.map(({ code, place, what }) => `${code} ${place} ${what.slice(0, 9)}`).sort()).toEqual([
      'property o critical',
      'property o score',
      'property q1 finding',
      'property q1 helpText',
      'property q2 unit',
      'property q4 maxPhotos',
      'property q5 options',
      'rule q5 {"match":',
      'type q3 person',
    ]);
  });

  it('reads what others made, and lists every part that it does not take', () => {
    const { template, losses } = importSurvey({
      title: { default: 'Audit', fr: 'Audit' },
      logo: 'x.png',
      pages: [
        {
          name: 'page 1',
          elements: [
            { type: 'radiogroup', name: 'ok', choices: ['Yes', { value: 2, text: 'No', enableIf: '{a} = 1' }] },
            { type: 'text', name: 'why', visibleIf: "{ok} = 'Yes'", inputMask: 'x' },
            { type: 'matrix', name: 'grid' },
            { type: 'comment', name: 'how', visibleIf: "{ok} <> 'Yes'", validators: [{ type: 'regex', regex: 'x' }] },
          ],
        },
      ],
    });
    expect(template?.sections[0]?.pages[0]?.questions.map(({ id, type }) => `${id} ${type}`)).toEqual([
      'ok single_choice',
      'why short_answer',
      'how long_answer',
    ]);
    expect(template?.sections[0]?.pages[0]?.questions[1]?.visibleWhen).toEqual(when('ok', anyOf('Yes')));
    expect(losses.map(({ code, place, what }) => `${code} ${place} ${what}`).sort()).toEqual([
      'element grid matrix',
      'name ok-option-1 2',
      'name section-1 page 1',
      'property how validators.regex',
      'property ok.2 enableIf',
      'property survey logo',
      'property survey title.fr',
      'property why inputMask',
      "rule how {ok} <> 'Yes'",
    ]);
  });

  const ruled = (visibleIf: string) =>
    importSurvey({
      elements: [
        { type: 'text', name: 'q' },
        { type: 'text', name: 'r', visibleIf },
      ],
    });

  it('R44 refuses a file of more elements than are read, before it reads them', () => {
    const elements = Array.from({ length: bounds.surveyElements + 1 }, () => ({ type: 'text' }));
    const refused = { template: null, losses: [{ code: 'tooManyElements', what: String(bounds.surveyElements) }] };
    expect(importSurvey({ elements })).toMatchObject(refused);
    expect(importSurvey({ pages: [{ elements: [{ type: 'panel', elements }] }] })).toMatchObject(refused);
    expect(
      importSurvey({ pages: [{ elements: [{ type: 'paneldynamic', templateElements: elements }] }] }),
    ).toMatchObject(refused);
  });

  it('R44 names what has no name by counting, also where the file has taken numbers', () => {
    const elements = [{ name: 'question-2' }, {}, {}, { name: 'question-2' }].map((one) => ({ type: 'text', ...one }));
    const ids = importSurvey({ elements }).template?.sections[0]?.pages[0]?.questions.map(({ id }) => id);
    expect(ids).toEqual(['question-2', 'question-1', 'question-3', 'question-4']);
  });

  it('R44 leaves out a rule that is too long, or too deep, and says so', () => {
    const long = '{q} notempty and '.repeat(bounds.expression / 16);
    expect(ruled(long).losses).toMatchObject([{ code: 'ruleTooLong', place: 'r', what: String(bounds.expression) }]);
    for (const deep of ['('.repeat(20_000), '!'.repeat(20_000), `${'('.repeat(51)}{q} notempty${')'.repeat(51)}`]) {
      expect(ruled(deep).losses).toMatchObject([{ code: 'rule', place: 'r' }]);
    }
    const nested = ruled(`${'('.repeat(50)}{q} notempty${')'.repeat(50)}   `);
    expect(nested.losses).toEqual([]);
    expect(nested.template?.sections[0]?.pages[0]?.questions[1]?.visibleWhen).toEqual(when('q', { is: 'answered' }));
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, text) => {
        importSurvey(value);
        importSurvey({ pages: [{ elements: [{ type: 'checkbox', name: value, choices: value, visibleIf: text }] }] });
        readRule(text, () => undefined);
      }),
      { numRuns: 300, examples: [[{ toString: 0 }, '']] },
    );
  });
});
