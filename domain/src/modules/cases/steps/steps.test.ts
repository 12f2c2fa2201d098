import { describe, expect, it } from 'vitest';
import { caseKinds, kinds, stepsOf } from '../kinds';
import { emptyProcess, emptyProductBatch, type Process } from './impact';
import { stepNames, steps } from './steps';

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
