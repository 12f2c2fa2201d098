import { type Command, Extension, type Extensions, Mark, mergeAttributes, Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Plugin } from '@tiptap/pm/state';
import { StarterKit } from '@tiptap/starter-kit';
import { fileHash, isSafeLink, recordReference } from '@vigie/domain/modules/procedures/text/blocks';
import { textBounds } from '@vigie/domain/modules/procedures/text/bounds';
import { blockIds } from './block-ids';

/** What can stand in a text by itself. */
export const blockTypes = [
  'paragraph',
  'heading',
  'step',
  'warning',
  'bulletList',
  'orderedList',
  'table',
  'picture',
  'recordReference',
];

const kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) => {
      // An item holds its words and the lists below it, nothing else.
      if (extension.name === 'listItem') return extension.extend({ content: 'paragraph (bulletList | orderedList)*' });
      if (extension.name === 'code') return extension.extend({ excludes: '' });
      return extension;
    });
  },
}).configure({
  blockquote: false,
  codeBlock: false,
  horizontalRule: false,
  strike: false,
  trailingNode: false,
  heading: { levels: [1, 2, 3] },
  link: {
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: (link) => isSafeLink(link),
    shouldAutoLink: isSafeLink,
  },
});

/** Raised or lowered letters; one takes the place of the other. */
const levelMark = (name: 'superscript' | 'subscript', tag: 'sup' | 'sub', other: string) =>
  Mark.create({
    name,
    excludes: other,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

/** Another block of the same kind follows; an empty one ends the row of them. */
const continueBlock =
  (name: 'step' | 'warning'): Command =>
  ({ editor, tr, dispatch }) => {
    const { $from, empty } = tr.selection;
    if ($from.parent.type.name !== name) return false;
    if (empty && $from.parent.content.size === 0) return editor.commands.setNode('paragraph');
    if (dispatch) {
      tr.deleteSelection();
      tr.split(tr.selection.from, 1, [{ type: $from.parent.type }]).scrollIntoView();
    }
    return true;
  };

const Step = Node.create({
  name: 'step',
  group: 'block',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'p[data-kind="step"]', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['p', mergeAttributes(HTMLAttributes, { 'data-kind': 'step' }), 0],
  addKeyboardShortcuts() {
    return {
      'Mod-Alt-4': () => this.editor.commands.setNode('step'),
      Enter: () => this.editor.commands.command(continueBlock('step')),
    };
  },
});

const Warning = Node.create({
  name: 'warning',
  group: 'block',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'p[data-kind="warning"]', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['p', mergeAttributes(HTMLAttributes, { 'data-kind': 'warning' }), 0],
  addKeyboardShortcuts() {
    return { 'Mod-Alt-5': () => this.editor.commands.setNode('warning') };
  },
});

/** Kept in the page under a name of ours, and read back from what was copied only where it is what we wrote. */
const dataAttribute = (name: string, isValid: (value: string) => boolean, fallback: string | null = '') => ({
  default: fallback,
  parseHTML: (element: HTMLElement) => {
    const value = element.getAttribute(`data-${name}`) ?? '';
    return isValid(value) ? value : fallback;
  },
  renderHTML: (attributes: Record<string, unknown>) => {
    const value = attributes[name];
    return value === null || value === '' ? {} : { [`data-${name}`]: value };
  },
});

const isFileHash = (text: string) => fileHash.safeParse(text).success;
const isRecord = (text: string) => recordReference.safeParse(text).success;
const isShort = (text: string) => text.length <= textBounds.label;

const pictureNode = (imageAddress: (file: string) => string) =>
  Node.create({
    name: 'picture',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({
      file: dataAttribute('file', isFileHash),
      alternative: dataAttribute('alternative', isShort),
      caption: dataAttribute('caption', isShort),
    }),
    // An image of another page is not taken over: only what was uploaded here has a file.
    parseHTML: () => [
      {
        tag: 'figure[data-file]',
        getAttrs: (element) => (isFileHash(element.getAttribute('data-file') ?? '') ? null : false),
      },
    ],
    renderHTML: ({ HTMLAttributes, node: { attrs } }) => [
      'figure',
      HTMLAttributes,
      ['img', { src: imageAddress(attrs.file), alt: attrs.alternative }],
      ['figcaption', {}, attrs.caption],
    ],
  });

const RecordReference = Node.create({
  name: 'recordReference',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    record: dataAttribute('record', isRecord),
    label: dataAttribute('label', isShort),
  }),
  parseHTML: () => [
    {
      tag: 'p[data-record]',
      priority: 60,
      getAttrs: (element) => (isRecord(element.getAttribute('data-record') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes, node: { attrs } }) => [
    'p',
    HTMLAttributes,
    [attrs.record, attrs.label].filter(Boolean).join(' · '),
  ],
});

const isUuid = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

const lastingIds = (newId: () => string) =>
  Extension.create({
    name: 'lastingIds',
    addGlobalAttributes: () => [
      {
        types: blockTypes,
        attributes: {
          id: { ...dataAttribute('id', isUuid, null), keepOnSplit: false },
          rivalOf: { default: null, rendered: true, keepOnSplit: false, ...rivalAttribute },
        },
      },
    ],
    addProseMirrorPlugins: () => [blockIds(newId)],
  });

/** Never read from what is pasted: only a merge makes a rival. */
const rivalAttribute = {
  parseHTML: () => null,
  renderHTML: ({ rivalOf }: Record<string, unknown>) => (rivalOf ? { 'data-rival': rivalOf } : {}),
};

const WithKeyboard = Extension.create({
  name: 'withKeyboard',
  addKeyboardShortcuts() {
    return {
      'Mod-]': () => this.editor.commands.sinkListItem('listItem'),
      'Mod-[': () => this.editor.commands.liftListItem('listItem'),
    };
  },
  // Tab moves on, in lists and tables too: the keyboard is not caught in the text.
  addProseMirrorPlugins: () => [
    new Plugin({ props: { handleDOMEvents: { keydown: (_, event) => event.key === 'Tab' } } }),
  ],
});

const cell = { content: 'paragraph+' };

export interface EditorSurroundings {
  readonly imageAddress: (file: string) => string;
  readonly newId: () => string;
}

export const extensionsOf = ({ imageAddress, newId }: EditorSurroundings): Extensions => [
  kit,
  levelMark('superscript', 'sup', 'subscript'),
  levelMark('subscript', 'sub', 'superscript'),
  Step,
  Warning,
  pictureNode(imageAddress),
  RecordReference,
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ resizable: false }),
  TableRow,
  TableCell.extend(cell),
  TableHeader.extend(cell),
  lastingIds(newId),
  WithKeyboard,
];
