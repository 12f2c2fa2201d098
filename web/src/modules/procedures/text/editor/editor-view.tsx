import { Editor } from '@tiptap/core';
import { type Blocks, readable } from '@vigie/domain/modules/procedures/text/blocks';
import { textEditorMessages as m } from '@vigie/domain/modules/procedures/text/editor-messages';
import { useEffect, useId, useRef, useState } from 'react';
import { useSay } from '../../../../platform/page/messages';
import type { TextAddresses } from '../block-view';
import { applyBlocks } from './apply-blocks';
import { storedBlocks } from './block-ids';
import { blocksOf, documentOf } from './convert';
import { extensionsOf } from './extensions';
import { SelectionPanel } from './selection-panel';
import { Toolbar } from './toolbar';
import '../text.css';
import './editor.css';

export interface TextEditorProps {
  label: string;
  /** What stands: what `onChange` gave last, or what a merge made of it. */
  blocks: Blocks;
  onChange: (blocks: Blocks) => void;
  addresses: TextAddresses;
  /** Keeps an image and answers the hash of its file. */
  upload: (file: File) => Promise<string>;
}

const imageTypes = ['image/png', 'image/jpeg'];

export function EditorView(props: TextEditorProps) {
  const say = useSay();
  const helpId = useId();
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [problem, setProblem] = useState('');
  const [form, setForm] = useState<'link' | 'reference' | null>(null);
  const latest = useRef(props);
  const shown = useRef<Blocks>(props.blocks);
  useEffect(() => {
    latest.current = props;
  });

  const insertImages = async (target: Editor, files: readonly File[]) => {
    setProblem('');
    for (const file of files) {
      if (!imageTypes.includes(file.type)) {
        setProblem(say(m.imageType));
        continue;
      }
      try {
        const hash = await latest.current.upload(file);
        if (target.isDestroyed) return;
        target
          .chain()
          .focus()
          .insertContent({ type: 'picture', attrs: { file: hash } })
          .run();
      } catch {
        setProblem(say(m.imageFailed));
      }
    }
  };
  const insert = useRef(insertImages);
  useEffect(() => {
    insert.current = insertImages;
  });

  useEffect(() => {
    const { label, blocks, addresses } = latest.current;
    const takeImages = (files: FileList | undefined) => {
      const images = [...(files ?? [])];
      if (images.length === 0) return false;
      void insert.current(made, images);
      return true;
    };
    const made: Editor = new Editor({
      element: host.current,
      extensions: extensionsOf({ imageAddress: addresses.image, newId: () => crypto.randomUUID() }),
      content: documentOf(blocks),
      // The page refuses styles that a script writes; editor.css has them.
      injectCSS: false,
      editorProps: {
        attributes: {
          class: 'text-of-procedure text-writing',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          'aria-describedby': helpId,
        },
        transformPastedText: readable,
        transformPastedHTML: readable,
        handlePaste: (_, event) => takeImages(event.clipboardData?.files),
        handleDrop: (_, event) => takeImages(event.dataTransfer?.files),
      },
      onUpdate: ({ transaction }) => {
        if (transaction.getMeta(storedBlocks)) return;
        shown.current = blocksOf(made.state.doc);
        latest.current.onChange(shown.current);
      },
    });
    shown.current = blocks;
    setEditor(made);
    return () => made.destroy();
  }, [helpId]);

  useEffect(() => {
    if (!editor || editor.isDestroyed || props.blocks === shown.current) return;
    shown.current = props.blocks;
    applyBlocks(editor, props.blocks);
  }, [editor, props.blocks]);

  return (
    <div className="stack-sm">
      {editor && (
        <div className="surface text-tools">
          <Toolbar editor={editor} onForm={setForm} onImages={(files) => insertImages(editor, files)} />
          <SelectionPanel editor={editor} form={form} onClose={() => setForm(null)} />
        </div>
      )}
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      <div ref={host} />
      <p className="help" id={helpId}>
        {say(m.help)}
      </p>
    </div>
  );
}
