// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import type { Block, Blocks } from '@vigie/domain/modules/procedures/text/blocks';
import { compare } from '@vigie/domain/modules/procedures/text/compare';
import { afterAll, describe, expect, it } from 'vitest';
import { setLanguageStyle } from '../../../platform/page/messages';
import { testComponents } from '../../../platform/testing/component-test';
import { show } from '../../../ui/testing/component';
import type { TextAddresses } from './block-view';
import { EditorView } from './editor/editor-view';
import { RedlineView } from './redline-view';
import { TextContents, TextReader } from './text-reader';

testComponents();
// Tests of other files share this process.
afterAll(() => setLanguageStyle('mixed'));

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const addresses: TextAddresses = {
  image: (file) => `/files/${file}`,
  record: (record) => (record === 'PRC_0002' ? '/apps/procedures/PRC_0002' : null),
};
const step = (number: number, text: string): Block => ({ id: idOf(number), kind: 'step', runs: [{ text }] });
const text: Blocks = [
  { id: idOf(1), kind: 'heading', level: 1, runs: [{ text: 'Cleaning' }] },
  step(2, 'Open the valve slowly'),
  {
    id: idOf(3),
    kind: 'list',
    items: [
      { depth: 0, ordered: false, runs: [{ text: 'Gloves' }] },
      { depth: 1, ordered: true, runs: [{ text: 'Nitrile', bold: true }] },
    ],
  },
  { id: idOf(4), kind: 'table', headed: true, rows: [[{ runs: [{ text: 'Test' }] }], [{ runs: [{ text: 'pH' }] }]] },
  { id: idOf(5), kind: 'image', file: 'a'.repeat(64), alternative: 'A valve', caption: 'Valve 4' },
  { id: idOf(6), kind: 'reference', record: 'PRC_0002', label: 'Drying' },
  { id: idOf(7), kind: 'warning', runs: [{ text: 'Hot', link: 'https://example.org' }] },
  step(8, 'Close it'),
];

describe('a text that is read', () => {
  it('shows every kind of block, each with its anchor', () => {
    setLanguageStyle('en');
    const { container } = show(
      <>
        <TextContents blocks={text} />
        <TextReader blocks={text} addresses={addresses} marked={new Set([idOf(2)])} />
      </>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Cleaning' })).toBeDefined();
    const contents = screen.getByRole('navigation', { name: 'Contents' });
    expect(within(contents).getByRole('link', { name: 'Cleaning' }).getAttribute('href')).toBe(`#${idOf(1)}`);
    expect([...container.querySelectorAll('section')].map(({ id }) => id)).toEqual(text.map(({ id }) => id));
    expect(container.querySelector('ul ol strong')?.textContent).toBe('Nitrile');
    expect(screen.getByRole('columnheader', { name: 'Test' })).toBeDefined();
    expect(screen.getByRole('img', { name: 'A valve' }).getAttribute('src')).toBe(`/files/${'a'.repeat(64)}`);
    expect(screen.getByRole('link', { name: 'PRC_0002 · Drying' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Hot' }).getAttribute('rel')).toContain('noopener');
    expect(screen.getByText('Step 2')).toBeDefined();
    expect(container.querySelector('.text-marked')?.id).toBe(idOf(2));
  });
});

describe('a redline', () => {
  const later: Blocks = [
    ...text.filter(({ id }) => id !== idOf(6) && id !== idOf(2)),
    { ...step(2, 'Open the main valve') },
    step(9, 'Sign the logbook'),
  ];

  it('names what became of each block and marks its words', async () => {
    setLanguageStyle('en');
    const { container, user } = show(<RedlineView compared={compare(text, later)} addresses={addresses} />);
    expect(screen.getByText('1 added, 1 changed, 1 removed, 1 moved')).toBeDefined();
    expect(screen.getByText('Changed, Moved')).toBeDefined();
    expect([...container.querySelectorAll('.text-words ins')].map(({ textContent }) => textContent)).toContain(' main');
    expect(container.querySelector('del')?.textContent).toBeDefined();
    await user.click(screen.getByRole('switch', { name: 'Changes only' }));
    expect(screen.getByText('4 unchanged blocks')).toBeDefined();
    expect(screen.queryByText('Gloves')).toBeNull();
  });

  it('says that nothing changed', () => {
    setLanguageStyle('en');
    show(<RedlineView compared={compare(text, text)} addresses={addresses} />);
    expect(screen.getByText('Both versions have the same text.')).toBeDefined();
  });
});

describe('a text that is written', () => {
  const editing = (blocks: Blocks, upload = async () => 'b'.repeat(64)) => {
    setLanguageStyle('en');
    const given: Blocks[] = [];
    const view = (standing: Blocks) => (
      <EditorView
        label="Text of PRC_0001"
        blocks={standing}
        onChange={(changed) => given.push(changed)}
        addresses={addresses}
        upload={upload}
      />
    );
    const { user, rerender } = show(view(blocks));
    return { user, given, last: () => given.at(-1) ?? [], standsNow: (standing: Blocks) => rerender(view(standing)) };
  };

  it('is formatted by the toolbar', async () => {
    const { user, last } = editing([step(1, 'Open')]);
    expect(screen.getByRole('textbox', { name: 'Text of PRC_0001' })).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of block' }), 'Heading 2');
    expect(last()).toEqual([{ id: idOf(1), kind: 'heading', level: 2, runs: [{ text: 'Open' }] }]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(last()).toEqual([step(1, 'Open')]);
  });

  it('takes a reference by its number only', async () => {
    const { user, last } = editing([step(1, 'Open')]);
    await user.click(screen.getByRole('button', { name: 'Reference' }));
    await user.type(screen.getByRole('textbox', { name: 'Number' }), 'procedure 2');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByText('Give a number, such as PRC_0001.')).toBeDefined();
    await user.clear(screen.getByRole('textbox', { name: 'Number' }));
    await user.type(screen.getByRole('textbox', { name: 'Number' }), 'PRC_0002');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(last().some((block) => block.kind === 'reference' && block.record === 'PRC_0002')).toBe(true);
  });

  it('takes images that can be printed, and says why not another', async () => {
    const { user, last } = editing([step(1, 'Open')]);
    const picker = screen.getByLabelText('Image', { selector: 'input' });
    await user.upload(picker, new File(['x'], 'valve.png', { type: 'image/png' }));
    expect(last().some((block) => block.kind === 'image' && block.file === 'b'.repeat(64))).toBe(true);
    const plain = new File(['x'], 'valve.gif', { type: 'image/gif' });
    Object.defineProperty(picker, 'files', { value: [plain], configurable: true });
    picker.dispatchEvent(new Event('change', { bubbles: true }));
    expect(await screen.findByText('Choose a PNG or JPEG image.')).toBeDefined();
  });

  it('asks which of two wordings stays', async () => {
    const rival: Block = { ...step(2, 'Open twice'), rivalOf: idOf(1) };
    const { user, last } = editing([rival, step(1, 'Open')]);
    await user.click(screen.getByRole('button', { name: 'Keep this one' }));
    expect(last()).toEqual([step(1, 'Open twice')]);
  });

  it('shows what another author wrote meanwhile', () => {
    const { given, standsNow } = editing([step(1, 'Open')]);
    standsNow([step(1, 'Open'), step(2, 'Close')]);
    expect(screen.getByText('Close')).toBeDefined();
    expect(given).toEqual([]);
  });
});
