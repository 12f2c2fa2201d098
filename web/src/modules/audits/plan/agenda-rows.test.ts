import { say as sayIn } from '@vigie/domain/kernel/message';
import { describe, expect, it } from 'vitest';
import { agendaOf, nextRow, rowProblems } from './agenda-rows';

const say = (...words: [Parameters<typeof sayIn>[1], Parameters<typeof sayIn>[2]?]) => sayIn('en', ...words);
const days = { plannedFrom: '2026-11-19', plannedUntil: '2026-11-20' };
const row = { day: '2026-11-19', hour: '09:30', minutes: '45', place: 'Salle 2', topic: 'Ouverture', who: '' };

describe('the rows of an agenda', () => {
  it('begin where the one before ends', () => {
    expect(nextRow([], days)).toMatchObject({ day: '2026-11-19', hour: '09:00' });
    expect(nextRow([row], days)).toMatchObject({ day: '2026-11-19', hour: '10:15', place: 'Salle 2', topic: '' });
    expect(nextRow([{ ...row, hour: '23:30' }], days)).toMatchObject({ hour: '23:30' });
    expect(nextRow([{ ...row, minutes: 'x' }], days)).toMatchObject({ hour: '09:30' });
  });

  it('are in order of day and hour when they are sent', () => {
    const later = { ...row, hour: '14:00', topic: ' Visite ' };
    const before = { ...row, hour: '08:00' };
    expect(agendaOf([later, row, before]).map(({ hour }) => hour)).toEqual(['08:00', '09:30', '14:00']);
    expect(agendaOf([later])[0]).toMatchObject({ topic: 'Visite', minutes: 45 });
  });

  it('say what is wrong beside each field', () => {
    expect(rowProblems(row, days, say)).toEqual({});
    expect(Object.keys(rowProblems({ ...row, day: '2026-11-21' }, days, say))).toEqual(['day']);
    expect(Object.keys(rowProblems({ ...row, hour: '9h30', topic: ' ' }, days, say))).toEqual(['hour', 'topic']);
    for (const minutes of ['', '4', '1441', '1.5']) {
      expect(Object.keys(rowProblems({ ...row, minutes }, days, say))).toEqual(['minutes']);
    }
  });
});
