import { describe, expect, it } from 'vitest';
import {
  criticalityGaps,
  emptyCustomerNotification,
  emptyFinalCriticality,
  emptyRecurrence,
  emptyRiskAnalysis,
  normalizeNotification,
  normalizeRecurrence,
  notificationGaps,
  type RiskAnalysis,
  recurrenceGaps,
  riskAnalysis,
  riskGaps,
  riskPriority,
  suggestedCriticality,
} from './assessments';

const rated = (severity: number | null, occurrence: number | null, detectability: number | null): RiskAnalysis => ({
  severity: { rating: severity, rationale: '' },
  occurrence: { rating: occurrence, rationale: '' },
  detectability: { rating: detectability, rationale: '' },
  controls: '',
});

describe('the risk analysis', () => {
  it('multiplies its three ratings, once all are there', () => {
    expect(riskPriority(emptyRiskAnalysis)).toBeNull();
    expect(riskPriority(rated(5, 4, null))).toBeNull();
    expect(riskPriority(rated(5, 4, 3))).toBe(60);
  });

  it.each([
    [1, 1, 1, 'Minor'],
    [6, 4, 3, 'Minor'],
    [5, 4, 4, 'Major'],
    [7, 1, 1, 'Major'],
    [8, 5, 5, 'Critical'],
    [9, 1, 1, 'Critical'],
    [10, 10, 10, 'Critical'],
  ])('suggests for %i x %i x %i: %s', (severity, occurrence, detectability, criticality) => {
    expect(suggestedCriticality(rated(severity, occurrence, detectability))).toBe(criticality);
  });

  it('suggests nothing until it is rated, and refuses what is off the scale', () => {
    expect(suggestedCriticality(rated(9, null, 1))).toBeNull();
    for (const rating of [0, 11, 2.5]) expect(riskAnalysis.safeParse(rated(rating, 1, 1)).success).toBe(false);
  });

  it('names what is missing', () => {
    expect(riskGaps(emptyRiskAnalysis)).toHaveLength(1);
    expect(riskGaps(rated(1, 1, 1))).toHaveLength(1);
  });
});

it('a customer who need not be informed is asked nothing more about', () => {
  const withRequired = (answer: 'Yes' | 'No' | 'N/A') => ({
    ...emptyCustomerNotification,
    required: { answer, text: 'x' },
  });
  expect(notificationGaps(emptyCustomerNotification)).toHaveLength(1);
  expect(notificationGaps(withRequired('No'))).toEqual([]);
  expect(notificationGaps(withRequired('Yes'))).toHaveLength(3);
  expect(normalizeNotification(withRequired('N/A')).required.text).toBe('');
});

it('a confirmed criticality says why', () => {
  expect(criticalityGaps(emptyFinalCriticality)).toHaveLength(1);
  expect(criticalityGaps({ confirmed: 'Major', justification: ' ' })).toHaveLength(1);
  expect(criticalityGaps({ confirmed: 'Major', justification: 'Lot bloqué.' })).toEqual([]);
});

it('a recurrence is one, or it is not', () => {
  expect(recurrenceGaps(emptyRecurrence)).toHaveLength(1);
  expect(recurrenceGaps({ isRecurrent: { answer: 'No', text: '' }, findings: '' })).toEqual([]);
  expect(normalizeRecurrence({ isRecurrent: { answer: 'N/A', text: 'x' }, findings: '' }).isRecurrent.text).toBe('');
});
