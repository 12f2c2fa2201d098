import { describe, expect, it } from 'vitest';
import { say } from '../../../kernel/message';
import type { CaseRecord } from '../record';
import { caseChangedSince } from './changed-since';

const by = (who: string, at: string) => ({ id: 1, who, at });
const file = (id: string, name: string) => ({
  id,
  name,
  mediaType: 'application/pdf',
  size: 1,
  sha256: id,
  uploadedBy: 'Thomas Riou',
  uploadedAt: '',
});
const step = {
  name: 'process',
  mark: 'ready',
  changed: by('Lead', '1'),
  ready: by('Julien Morel', '1'),
  reviewed: null,
  emptyBecause: '',
  version: 1,
};
const action = { id: 'ACT_0001', summary: 'Changer le joint', status: 'in_progress', version: 1 };
const looked = {
  id: 'BUG_0001',
  status: 'ready_for_qa',
  title: 'Fuite',
  criticality: 'Major',
  dueDate: '2027-01-01',
  detectionDate: '2026-11-01',
  owner: { id: 4, username: 'lead', displayName: 'Julien Morel' },
  steps: [step],
  attachments: [file('a', 'plan.pdf')],
  actions: [action],
  version: 7,
  capaChecks: [{ capaId: 'CAPA-0001', version: 1 }],
  questionnaires: [{ questionnaireId: 'QU_00001', title: 'Visite', version: 3 }],
  effectiveness: null,
} as unknown as CaseRecord;

const since = (now: object) =>
  caseChangedSince(looked, { ...looked, ...now }, (message, values) => say('en', message, values));

describe('what has changed since a user looked at a case', () => {
  it('is nothing for the same case, or when only marks were set', () => {
    expect(since({})).toEqual([]);
    expect(since({ steps: [{ ...step, mark: 'reviewed', version: 2 }] })).toEqual([]);
  });

  it.each<[string, object, string[]]>([
    [
      'a file that came',
      { attachments: [file('a', 'plan.pdf'), file('b', 'b.pdf')] },
      ['File added: b.pdf, by Thomas Riou'],
    ],
    [
      'a questionnaire that was answered, one that was begun and one that nobody has begun',
      {
        questionnaires: [
          ...[['QU_00001', 4] as const, ['QU_00002', 1] as const, [null, null] as const].map(
            ([questionnaireId, version]) => ({ questionnaireId, version, title: 'Visite' }),
          ),
        ],
      },
      ['Questionnaire changed: QU_00001 - Visite', 'Questionnaire started: QU_00002 - Visite'],
    ],
    ['a file that went', { attachments: [] }, ['File removed: plan.pdf']],
    [
      'what was written',
      { steps: [{ ...step, changed: by('Julien Morel', '2') }] },
      ['Processus, written by Julien Morel'],
    ],
    [
      'why a step was left empty',
      { steps: [{ ...step, emptyBecause: 'Sans objet' }] },
      ['Processus, written by Julien Morel'],
    ],
    [
      'an action that went on',
      { actions: [{ ...action, status: 'completed', version: 2 }] },
      ['Action changed: ACT_0001 - Changer le joint (Completed)'],
    ],
    [
      'an action that came',
      { actions: [action, { ...action, id: 'ACT_0002', summary: 'Former' }] },
      ['Action added: ACT_0002 - Former'],
    ],
    ['a verdict', { capaChecks: [{ capaId: 'CAPA-0001', version: 2 }] }, ['Effectiveness of CAPA-0001: verdict']],
    [
      'a criterion',
      { effectiveness: { criterion: 'Aucun cas', asked: by('Claire', '1'), verdict: null } },
      ['Effectiveness check'],
    ],
    ['the due date', { dueDate: '2027-02-01' }, ['Due date: 01/02/2027']],
    ['the title', { title: 'Autre' }, ['Title: Autre']],
    ['the status', { status: 'in_progress' }, ['Status: In Progress']],
  ])('tells %s', (_what, now, expected) => {
    expect(since(now)).toEqual(expected);
  });

  it('tells who leads it now, and how critical it is', () => {
    expect(since({ owner: { id: 5, username: 'qa', displayName: 'Claire Vasseur' } })).toEqual([
      'Lead writer: Claire Vasseur',
    ]);
    expect(since({ criticality: 'Minor' })).toHaveLength(1);
  });
});
