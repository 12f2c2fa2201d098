import { describe, expect, it } from 'vitest';
import { type Message, type MessageValues, say } from '../../kernel/message';
import { fieldLabel, isDisplayed, notableChanges } from '../../messages/record-words';
import { actionWords } from '../actions/words';
import { stepOf } from './composed-fields';
import { caseWords } from './words';

const english = (message: Message, values?: MessageValues) => say('en', message, values);
const label = (field: string, words = caseWords) => fieldLabel(words, field, english);

describe('the label of a field', () => {
  it('names the fields of the record, of its definition and of its steps', () => {
    expect(label('dueDate')).toBe('Due date');
    expect(label('definition.what')).toBe('What');
    expect(label('productBatch.justification')).toBe('Product / Batch: justification');
    expect(label('process.ProductionStop.answer')).toBe('Processus: production stop, answer');
    expect(label('risk-analysis.severity.rating')).toBe('Risk analysis: severity, rating');
    expect(fieldLabel(caseWords, 'risk-analysis.severity.rating', english, true)).toBe('severity, rating');
  });

  it('says of an action which due date is that of its plan', () => {
    expect(label('plannedDueDate', actionWords)).toBe('Due date in the CAPA plan');
    expect(fieldLabel(actionWords, 'plannedDueDate', (message) => say('fr', message))).toBe('Échéance au plan CAPA');
  });

  it('reads an entry of a tree or of a plan by its word, never by its id', () => {
    expect(label('rootCause.cause-ab12cd34.text')).toBe('Root cause Analysis: cause, text');
    expect(label('rootCause.cause-ab12cd34.parentId')).toBe('Root cause Analysis: cause, moved');
    expect(label('capaPlan.capa-ab12cd34.dateFin')).toBe('CAPA Plan: CAPA, end date');
    expect(label('capaPlan.capa-ab12cd34.adverseEffects.text')).toBe('CAPA Plan: CAPA, adverse effects, explanation');
    expect(label('capaPlan.cause-ab12cd34.rationale')).toBe('CAPA Plan: cause, why it is eliminated');
    expect(label('rootCause.cause-ab12cd34')).toBe('Root cause Analysis: cause');
  });

  it('names the check of a measure by the number of the measure', () => {
    expect(label('check.CAPA-2026-124.isEffective')).toBe('Effectiveness of CAPA-2026-124: effective');
    expect(label('check.CAPA-2026-124.draft.cases')).toBe(
      'Effectiveness of CAPA-2026-124: system proposal, cases found',
    );
  });

  it('tells the same word on two records apart', () => {
    expect(label('origin')).toBe('Detection mode');
    expect(label('origin', actionWords)).toBe('Origin');
  });

  it('is the code itself where there is no word for it', () => {
    expect(label('productBatch.newField')).toBe('Product / Batch: newField');
    expect(label('unknown.field')).toBe('unknown.field');
    expect(label('constructor')).toBe('constructor');
    expect(stepOf('constructor.name')).toBeNull();
  });
});

describe('the changes worth reading', () => {
  const fields = (changes: Parameters<typeof notableChanges>[1]) =>
    notableChanges(caseWords, changes).map(({ field }) => field);

  it('leave out what was born empty, and keep what was emptied', () => {
    const born = [
      { field: 'what', from: null, to: 'Fuite' },
      { field: 'who', from: null, to: '' },
      { field: 'actionsTaken', from: null, to: false },
      { field: 'where', from: 'Ligne 4', to: '' },
    ];
    expect(fields(born)).toEqual(['what', 'where']);
  });

  it('keep a verdict, whichever it is', () => {
    const changes = [
      { field: 'check.CAPA-2026-124.draft', from: null, to: false },
      { field: 'check.CAPA-2026-124.cases', from: null, to: '' },
      { field: 'effectiveness.isEffective', from: null, to: false },
    ];
    expect(fields(changes)).toEqual(['check.CAPA-2026-124.draft', 'effectiveness.isEffective']);
  });

  it('show the name of a person and not the number beside it', () => {
    const changes = [
      { field: 'owner', from: 'Julien Lefèvre', to: 'Inès Da Costa' },
      { field: 'ownerId', from: 4, to: 6 },
    ];
    expect(fields(changes)).toEqual(['owner']);
  });

  it('keep silent about the place of an entry, unless it moved', () => {
    expect(isDisplayed(caseWords, 'rootCause.cause-ab12cd34.position')).toBe(false);
    expect(isDisplayed(caseWords, 'capaPlan.capa-ab12cd34.is')).toBe(false);
    expect(isDisplayed(caseWords, 'capaPlan.capa-ab12cd34.titre')).toBe(true);
    const cause = 'rootCause.cause-ab12cd34';
    const added = [
      { field: `${cause}.parentId`, from: null, to: 'cause-00000000' },
      { field: `${cause}.position`, from: null, to: 1 },
      { field: `${cause}.text`, from: null, to: 'Came desserrée' },
    ];
    expect(fields(added)).toEqual([`${cause}.text`]);
    const moved = [{ field: `${cause}.parentId`, from: null, to: 'cause-00000000' }];
    expect(fields(moved)).toEqual([`${cause}.parentId`]);
    const reworded = [...moved, { field: `${cause}.text`, from: 'Came', to: 'Came desserrée' }];
    expect(fields(reworded)).toHaveLength(2);
  });
});
