import { describe, expect, it } from 'vitest';
import { caseKinds, kinds, stepsOf } from '../kinds';
import { stepMarkMessages } from '../messages/steps';
import { emptyProcess, emptyProductBatch, type Process } from './impact';
import { newCause } from './root-cause';
import { isBlank, type StepContent, type StepName, stepFaults, stepNames, steps } from './steps';

describe('every step', () => {
  it.each(stepNames)('%s begins with what its own schema accepts, and its rules leave that alone', (name) => {
    const { schema, empty, normalize } = steps[name];
    expect(schema.safeParse(empty).success).toBe(true);
    expect(normalize(empty)).toEqual(empty);
  });

  it('every kind has steps, each once', () => {
    for (const kind of kinds) {
      expect(stepsOf(kind).length).toBeGreaterThan(1);
      expect(new Set(stepsOf(kind)).size).toBe(stepsOf(kind).length);
    }
    expect(caseKinds.nonConformity.impact).toHaveLength(4);
    expect(caseKinds.nonConformity.investigation).toHaveLength(3);
  });
});

describe('a step in which nothing is written', () => {
  const faultsOf = (name: StepName, content: StepContent, emptyBecause: string) =>
    stepFaults(name, (other) => (other === name ? content : steps[other].empty), {
      emptyBecause,
      today: '2026-11-15',
      judgedCapas: new Set(),
    }).map(({ message }) => message);

  it.each(stepNames)('%s is ready only with the reason why it does not apply', (name) => {
    const { empty } = steps[name];
    expect(isBlank(empty)).toBe(true);
    expect(faultsOf(name, empty, '')).toEqual([stepMarkMessages.blank]);
    expect(faultsOf(name, empty, '  ')).toEqual([stepMarkMessages.blank]);
    expect(faultsOf(name, empty, 'Aucun produit en cause')).toEqual([]);
  });

  it.each<[string, StepName, StepContent]>([
    ['spaces', 'productBatch', { ...emptyProductBatch, justification: ' \n ' }],
    [
      'an empty line of a table',
      'productBatch',
      { ...emptyProductBatch, batches: [{ product: '', batchNumber: ' ', status: null }] },
    ],
    ['the switch that hides the form', 'process', { ...emptyProcess, notApplicable: true }],
  ])('is no less empty with %s', (_what, name, content) => {
    expect(faultsOf(name, content, '')).toEqual([stepMarkMessages.blank]);
  });

  it.each<[string, StepName, StepContent]>([
    ['an answer', 'process', { ...emptyProcess, ProductionStop: { answer: 'N/A', text: '' } }],
    ['a level', 'productBatch', { ...emptyProductBatch, impactLevel: 'No impact' }],
    ['a cause', 'rootCause', { 'cause-000001': newCause(null, 1, 'Joint usé') }],
  ])('is one no longer with %s, and then takes no reason', (_what, name, content) => {
    expect(isBlank(content)).toBe(false);
    expect(faultsOf(name, content, '')).toEqual([]);
    expect(faultsOf(name, content, 'Sans objet')).toEqual([stepMarkMessages.notBlank]);
  });
});

describe('the clearing rules of the process step', () => {
  const filled: Process = {
    ...emptyProcess,
    impactLevel: 'Major impact',
    ProductionStop: { answer: 'Yes', text: 'Deux heures' },
    ProcessValidation: { answer: 'N/A', text: 'à effacer' },
    EquipmentQualification: { answer: null, text: 'à effacer' },
  };

  it('N/A on an item clears its text, Yes and No keep it', () => {
    expect(steps.process.normalize(filled)).toMatchObject({
      ProductionStop: { answer: 'Yes', text: 'Deux heures' },
      ProcessValidation: { answer: 'N/A', text: '' },
      EquipmentQualification: { answer: null, text: '' },
    });
  });

  it('the toggle clears the whole form, and off again it is empty', () => {
    const hidden = steps.process.normalize({ ...filled, notApplicable: true });
    expect(hidden).toEqual({ ...emptyProcess, notApplicable: true });
    expect(steps.process.normalize({ ...hidden, notApplicable: false })).toEqual(emptyProcess);
  });
});

it('advice names what is missing and blocks nothing', () => {
  const content = {
    ...emptyProductBatch,
    impactLevel: 'Major impact' as const,
    batches: [{ product: 'A', batchNumber: '26K1', status: null }],
  };
  expect(steps.productBatch.gaps(content)).toHaveLength(3);
  expect(steps.process.gaps({ ...emptyProcess, notApplicable: true })).toEqual([]);
  expect(steps.recurrence.gaps(steps.recurrence.empty)).toHaveLength(1);
});

it('refuses what does not fit', () => {
  for (const content of [{ ...emptyProductBatch, impactLevel: 'Huge' }, { batches: 'none' }, {}]) {
    expect(steps.productBatch.schema.safeParse(content).success).toBe(false);
  }
});
