import { answersCapturePath } from '@vigie/domain/modules/audits/audits/capture-contract';
import { findingCapturePath, findingPhotosCapturePath } from '@vigie/domain/modules/audits/findings/capture-contract';
import { expect, it } from 'vitest';
import type { KeptEntry } from '../../../platform/offline/kept-entry';
import type { OfflineState } from '../../../platform/offline/offline';
import { keptWork } from './kept-work';

const entry = (captureId: string, path: string, content: object, more: Partial<KeptEntry> = {}) =>
  ({
    captureId,
    path,
    content,
    series: 'AUD_0001',
    state: 'waiting',
    reason: null,
    undoUntil: null,
    head: { photos: [] },
    ...more,
  }) as unknown as KeptEntry;
const stateOf = (...entries: KeptEntry[]) => ({ entries }) as unknown as OfflineState;
const answers = (value: string) => ({ auditId: 'AUD_0001', answers: [{ key: 'q1', answer: value, base: null }] });
const head = (...photos: string[]) => ({ photos }) as unknown as KeptEntry['head'];

it('what waits of an audit is told by kind, in the order of keeping, without that of others', () => {
  const kept = keptWork(
    stateOf(
      entry('a', answersCapturePath, answers('yes')),
      entry('b', answersCapturePath, answers('other'), { series: 'AUD_0002' }),
      entry('c', answersCapturePath, answers('no')),
      entry('d', answersCapturePath, answers('wrong'), { state: 'refused', reason: 'Trop tard' }),
    ),
    'AUD_0001',
  );
  expect(kept.answers.map(({ answer }) => answer)).toEqual(['yes', 'no']);
  expect(kept.refused.map(({ reason }) => reason)).toEqual(['Trop tard']);
  expect(keptWork(null, 'AUD_0001').waiting).toEqual([]);
});

it('a finding counts the photos that came after it, and is undone only while it is the last', () => {
  const finding = entry('f', findingCapturePath, { statement: 'Vu' }, { undoUntil: 99 });
  expect(keptWork(stateOf(finding), 'AUD_0001').findings).toMatchObject([{ photos: 0, undoUntil: 99 }]);
  const taken = entry('p', findingPhotosCapturePath, { finding: 'f' }, { head: head('x', 'y') });
  const later = entry('q', findingPhotosCapturePath, { finding: 'FND_00007' }, { head: head('z') });
  const kept = keptWork(stateOf(finding, taken, later), 'AUD_0001');
  expect(kept.findings).toMatchObject([{ photos: 2, undoUntil: 0 }]);
  expect(kept.photosOf).toEqual({ f: 2, FND_00007: 1 });
});
