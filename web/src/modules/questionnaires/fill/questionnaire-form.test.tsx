// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { emptyFilling, type Filling } from '@vigie/domain/modules/questionnaires/answers/filling';
import { flatFilling } from '@vigie/domain/modules/questionnaires/answers/flat-filling';
import { answerMessages } from '@vigie/domain/modules/questionnaires/messages/answers';
import { formMessages as m } from '@vigie/domain/modules/questionnaires/messages/form';
import { bounds } from '@vigie/domain/modules/questionnaires/template/bounds';
import { newOption, type Template } from '@vigie/domain/modules/questionnaires/template/model';
import {
  anyOf,
  ask,
  asking,
  choose,
  pageOf,
  sectionOf,
  templateOf,
  when,
} from '@vigie/domain/modules/questionnaires/testing/small-templates';
import { useMemo, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { sayNow } from '../../../platform/page/messages';
import { person, testComponents } from '../../../platform/testing/component-test';
import type { FlatChanges } from './form/changes';
import type { FormPlace } from './form/form-place';
import { useMemoryPhotos } from './form/memory-photos';
import { problemsByPlace } from './form/problems';
import { QuestionnaireForm } from './questionnaire-form';

interface ShownProps {
  template: Template;
  filling?: Filling;
  isReadOnly?: boolean;
  asksAll?: boolean;
  /** Another filling from outside takes the place of what was typed. */
  isFollowed?: boolean;
  onChange?: (filling: Filling, changes: FlatChanges) => void;
}

const flat = (filling: Filling | undefined) => JSON.stringify(filling);

function Shown({ template, onChange, ...props }: ShownProps) {
  const [filling, setFilling] = useState(props.filling ?? emptyFilling);
  const [given, setGiven] = useState(props.filling);
  if (props.isFollowed && props.filling && flat(given) !== flat(props.filling)) {
    setGiven(props.filling);
    setFilling(props.filling);
  }
  const [place, setPlace] = useState<FormPlace | null>(null);
  const photos = useMemoryPhotos();
  const sources = useMemo(() => ({ photos, people: { 7: 'Inès Caradec' }, cases: {} }), [photos]);
  return (
    <QuestionnaireForm
      template={template}
      filling={filling}
      sources={sources}
      place={place}
      isReadOnly={props.isReadOnly ?? false}
      asksAll={props.asksAll ?? false}
      problems={problemsByPlace(template, filling)}
      onPlace={setPlace}
      onChange={(next, changes) => {
        setFilling(next);
        onChange?.(next, changes);
      }}
    />
  );
}

function show(props: ShownProps) {
  const onChange = vi.fn<(filling: Filling, changes: FlatChanges) => void>();
  const queries = new QueryClient();
  render(
    <QueryClientProvider client={queries}>
      <Shown onChange={onChange} {...props} />
    </QueryClientProvider>,
  );
  return onChange;
}

const lastChanges = (onChange: ReturnType<typeof show>) => onChange.mock.lastCall?.[1];
const press = (name: string) => person.click(screen.getByRole('button', { name }));
const next = () => press(sayNow(m.next));
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;

describe('the form of a questionnaire', () => {
  testComponents();

  it('takes a short and a long text, a product, and tells a text that is too long at once', async () => {
    const limited = { title: 'Batch', properties: { minLength: null, maxLength: 3 } };
    const onChange = show({
      template: asking(
        ask('q1', 'short_answer', limited),
        ask('q2', 'long_answer', { title: 'Remarks' }),
        ask('q3', 'product', { title: 'Product' }),
      ),
    });
    await person.type(screen.getByLabelText('Batch'), 'LOT');
    expect(lastChanges(onChange)).toEqual({ q1: 'LOT' });
    expect(screen.queryByText(sayNow(answerMessages.too_long, { max: 3 }))).toBeNull();
    await person.type(screen.getByLabelText('Batch'), '4');
    expect(screen.getByText(sayNow(answerMessages.too_long, { max: 3 }))).toBeTruthy();
    await person.type(screen.getByLabelText('Remarks'), 'Clean');
    await person.type(screen.getByLabelText('Product'), 'Vaccine');
    expect(onChange.mock.lastCall?.[0].answers).toEqual({ q1: 'LOT4', q2: 'Clean', q3: 'Vaccine' });
  });

  it('chooses one, several, or from a list, and takes a choice back', async () => {
    const options = [newOption('x', 'Xenon'), newOption('y', 'Yttrium')];
    const onChange = show({
      template: asking(
        choose('q1', 'ab', { title: 'One' }),
        ask('q2', 'multiple_choice', { title: 'Several', options, properties: { minChosen: null, maxChosen: 1 } }),
        ask('q3', 'dropdown', { title: 'List', options: [newOption('z', 'Zinc')] }),
      ),
    });
    await person.click(screen.getByLabelText('B'));
    expect(lastChanges(onChange)).toEqual({ q1: 'b-q1' });
    await person.click(screen.getByLabelText('B'));
    expect(lastChanges(onChange)).toEqual({ q1: null });
    await person.click(screen.getByLabelText('Yttrium'));
    await person.click(screen.getByLabelText('Xenon'));
    expect(lastChanges(onChange)).toEqual({ q2: ['x', 'y'] });
    expect(screen.getByText(sayNow(answerMessages.too_many_chosen, { max: 1 }))).toBeTruthy();
    await person.selectOptions(screen.getByLabelText('List'), 'Zinc');
    expect(lastChanges(onChange)).toEqual({ q3: 'z' });
    await person.selectOptions(screen.getByLabelText('List'), '');
    expect(lastChanges(onChange)).toEqual({ q3: null });
  });

  it('reads numbers with a comma and days as they are written, and says what it cannot read once the field is left', async () => {
    const number = { title: 'Temperature', properties: { min: -20, max: 8, decimals: 1, unit: '°C' } };
    const onChange = show({ template: asking(ask('q1', 'number', number), ask('q2', 'date', { title: 'Day' })) });
    const temperature = screen.getByLabelText('Temperature (°C)');
    await person.type(temperature, '-18,5');
    expect(lastChanges(onChange)).toEqual({ q1: -18.5 });
    await person.clear(temperature);
    await person.type(temperature, '12');
    expect(screen.queryByText(sayNow(answerMessages.too_large, { max: 8 }))).toBeNull();
    await person.tab();
    expect(screen.getByText(sayNow(answerMessages.too_large, { max: 8 }))).toBeTruthy();
    await person.clear(temperature);
    await person.type(temperature, 'cold');
    await person.tab();
    expect(screen.getByText(sayNow(m.numberUnreadable))).toBeTruthy();
    await person.type(screen.getByLabelText('Day'), '31/12/2026');
    await person.tab();
    expect(lastChanges(onChange)).toEqual({ q2: '2026-12-31' });
  });

  it('shows what another device answered, in a number field that still has the focus too', async () => {
    const template = asking(ask('q1', 'number', { title: 'Count' }));
    const answered = (q1: number) => (
      <QueryClientProvider client={new QueryClient()}>
        <Shown key="form" template={template} filling={{ answers: { q1 }, repeats: {} }} isFollowed />
      </QueryClientProvider>
    );
    const { rerender } = render(answered(1));
    await person.clear(screen.getByLabelText('Count'));
    await person.type(screen.getByLabelText('Count'), '2,0');
    expect(screen.getByLabelText<HTMLInputElement>('Count').value).toBe('2,0');
    rerender(answered(3));
    expect(screen.getByLabelText<HTMLInputElement>('Count').value).toBe('3');
  });

  it('keeps a photo, shows whom an answer names, and has a field for a case', async () => {
    const onChange = show({
      template: asking(
        ask('q1', 'photo', { title: 'Proof' }),
        ask('q2', 'person', { title: 'Operator' }),
        ask('q3', 'case', { title: 'About' }),
      ),
      filling: { answers: { q2: 7 }, repeats: {} },
    });
    expect(screen.getByLabelText<HTMLInputElement>('Operator').value).toBe('Inès Caradec');
    expect(screen.getByRole('combobox', { name: 'About' })).toBeTruthy();
    const [chooser] = screen.getAllByLabelText<HTMLInputElement>('Proof', { selector: 'input' });
    await person.upload(chooser as HTMLInputElement, new File(['x'], 'line.png', { type: 'image/png' }));
    await waitFor(() => expect(screen.getByText('line.png')).toBeTruthy());
    const [id] = (onChange.mock.lastCall?.[0].answers.q1 ?? []) as string[];
    expect(lastChanges(onChange)).toEqual({ q1: [id] });
    await person.click(screen.getByRole('button', { name: /(Retirer|Remove) line\.png/ }));
    expect(lastChanges(onChange)).toEqual({ q1: null });
  });

  it('shows a question, a page and a section only while their rules hold', async () => {
    const whenB = { visibleWhen: when('q1', anyOf('b-q1')) };
    const template = templateOf(
      sectionOf('s1', [
        pageOf('p1', [choose('q1', 'ab', { title: 'One' }), ask('q2', 'short_answer', { title: 'Why', ...whenB })]),
        pageOf('p2', [ask('q3', 'short_answer')], { title: 'Details', ...whenB }),
      ]),
      sectionOf('s2', [pageOf('p3', [ask('q4', 'short_answer')], { title: 'Measures' })], whenB),
    );
    show({ template });
    expect(screen.queryByLabelText('Why')).toBeNull();
    expect(screen.queryByRole('button', { name: sayNow(m.next) })).toBeNull();
    await person.click(screen.getByLabelText('B'));
    expect(screen.getByLabelText('Why')).toBeTruthy();
    for (const title of ['Details', 'Measures']) expect(screen.getByRole('button', { name: title })).toBeTruthy();
    await next();
    expect(heading()).toContain('Details');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
    await next();
    expect(heading()).toContain('Measures');
    await press(sayNow(m.previous));
    expect(heading()).toContain('Details');
  });

  it('fills a repeatable section several times within its bounds, and has a removed one back', async () => {
    const lots = sectionOf('s1', [pageOf('p1', [ask('q1', 'short_answer', { title: 'Lot' })])], {
      title: 'Batch',
      repeat: { min: 1, max: 2 },
    });
    const onChange = show({ template: templateOf(lots), asksAll: true });
    expect(screen.getByText(sayNow(answerMessages.too_few_instances, { min: 1 }))).toBeTruthy();
    await press(sayNow(m.addInstance, { title: 'Batch' }));
    await person.type(screen.getByLabelText('Lot'), 'A');
    await press(sayNow(m.addAnother));
    await person.type(screen.getByLabelText('Lot'), 'B');
    expect(screen.queryByRole('button', { name: sayNow(m.addAnother) })).toBeNull();
    const full = onChange.mock.lastCall?.[0] as Filling;
    expect(full.repeats.s1?.map(({ answers }) => answers.q1)).toEqual(['A', 'B']);
    await person.click(screen.getByRole('button', { name: 'Batch' }));
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: sayNow(m.addInstance, { title: 'Batch' }) }).disabled,
    ).toBe(true);
    const [first] = full.repeats.s1 ?? [];
    await press(sayNow(m.removeInstance, { title: 'Batch 1' }));
    expect(lastChanges(onChange)).toEqual({ 's1/': [full.repeats.s1?.[1]?.id], [`s1/${first?.id}/q1`]: null });
  });

  it('R44 offers no further instance where the questionnaire is full, and says why', () => {
    const questions = Array.from({ length: bounds.questions }, (_, n) => ask(`q${n}`, 'short_answer'));
    const lots = sectionOf('s1', [pageOf('p1', questions)], { title: 'Batch', repeat: { min: 0, max: 100 } });
    const instances = ['a', 'b'].map((id) => ({ id, answers: {} }));
    show({ template: templateOf(lots), filling: { answers: {}, repeats: { s1: instances } } });
    const add = screen.getByRole<HTMLButtonElement>('button', { name: sayNow(m.addInstance, { title: 'Batch' }) });
    expect(add.disabled).toBe(true);
    expect(screen.getByText(sayNow(answerMessages.too_many_places, { max: bounds.places }))).toBeTruthy();
  });

  it('says what is missing once the page is left, everything once a user tried to submit', async () => {
    const required = (id: string, title: string) => ask(id, 'short_answer', { title, required: true });
    const template = templateOf(
      sectionOf('s1', [pageOf('p1', [required('q1', 'First')]), pageOf('p2', [required('q2', 'Second')])]),
    );
    show({ template });
    const missing = sayNow(answerMessages.required);
    await person.click(screen.getByLabelText(/First/));
    await person.tab();
    expect(screen.queryByText(missing)).toBeNull();
    await next();
    expect(screen.queryByText(missing)).toBeNull();
    await press(sayNow(m.previous));
    expect(screen.getByLabelText(/First/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(missing)).toBeTruthy();
    await person.type(screen.getByLabelText(/First/), 'x');
    expect(screen.queryByText(missing)).toBeNull();
  });

  it('shows score and critical failure where the template gives points', async () => {
    const options = [
      { ...newOption('x', 'Good'), score: 10 },
      { ...newOption('y', 'Bad'), score: 0, critical: true },
    ];
    show({ template: asking(ask('q1', 'single_choice', { title: 'State', options })) });
    await person.click(screen.getByLabelText('Good'));
    expect(screen.getByText(sayNow(m.score, { points: 10, possible: 10, percent: 100 }))).toBeTruthy();
    expect(screen.queryByText(sayNow(m.criticalFail))).toBeNull();
    await person.click(screen.getByLabelText('Bad'));
    expect(screen.getByText(sayNow(m.criticalFail))).toBeTruthy();
  });

  it('is only read once it cannot be changed', () => {
    const template = asking(
      choose('q1', 'ab', { title: 'One', explanation: 'Look first.', required: true }),
      ask('q2', 'short_answer', { title: 'Two', required: true }),
    );
    show({ template, filling: { answers: { q1: 'b-q1' }, repeats: {} }, isReadOnly: true, asksAll: true });
    for (const role of ['radio', 'textbox']) expect(screen.queryByRole(role)).toBeNull();
    expect(screen.getByText('B')).toBeTruthy();
    expect(screen.getByText('Look first.')).toBeTruthy();
    expect(within(document.body).getByText(sayNow(m.notAnswered))).toBeTruthy();
    expect(screen.queryByText(sayNow(answerMessages.required))).toBeNull();
  });

  it('tells each change by the keys that the server keeps it under', async () => {
    const template = asking(ask('q1', 'short_answer', { title: 'One' }));
    const onChange = show({ template });
    await person.type(screen.getByLabelText('One'), 'abc');
    expect(lastChanges(onChange)).toEqual(flatFilling(onChange.mock.lastCall?.[0] as Filling));
  });
});
