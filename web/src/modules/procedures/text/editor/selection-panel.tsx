import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { isSafeLink, recordReference } from '@vigie/domain/modules/procedures/text/blocks';
import { textBounds } from '@vigie/domain/modules/procedures/text/bounds';
import { textEditorMessages as m } from '@vigie/domain/modules/procedures/text/editor-messages';
import { decideRival } from '@vigie/domain/modules/procedures/text/merge';
import { type FormEvent, useState } from 'react';
import { useSay } from '../../../../platform/page/messages';
import { checked } from '../../../../platform/schemas/checked';
import { Button } from '../../../../ui/buttons/button';
import { TextField } from '../../../../ui/fields/text-field';
import { blocksOf, nodeOf } from './convert';
import { useEditorState } from './use-editor-state';

interface SelectionPanelProps {
  editor: Editor;
  form: 'link' | 'reference' | null;
  onClose: () => void;
}

/** What can be said of the block that is selected, beside its words. */
export function SelectionPanel({ editor, form, onClose }: SelectionPanelProps) {
  const { selection } = useEditorState(editor);
  const block = editor.state.doc.maybeChild(selection.$from.index(0));
  const selected = selection instanceof NodeSelection ? selection.node : null;
  return (
    <>
      {form === 'link' && <LinkForm editor={editor} onClose={onClose} />}
      {form === 'reference' && <ReferenceForm editor={editor} onClose={onClose} />}
      {block?.attrs.rivalOf && <RivalChoice editor={editor} rivalId={block.attrs.id} />}
      {selected?.type.name === 'picture' && (
        <PictureFields key={selection.from} editor={editor} position={selection.from} attrs={selected.attrs} />
      )}
      {editor.isActive('table') && <TableTools editor={editor} />}
    </>
  );
}

function LinkForm({ editor, onClose }: Omit<SelectionPanelProps, 'form'>) {
  const say = useSay();
  const [address, setAddress] = useState<string>(() => editor.getAttributes('link').href ?? '');
  const [isWrong, setWrong] = useState(false);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (!isSafeLink(address.trim())) return setWrong(true);
    const href = address.trim();
    const chain = editor.chain().focus().extendMarkRange('link');
    // Without a selection there are no words to lead there: the address is written itself.
    if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <form className="row wrap text-form" onSubmit={apply}>
      <TextField
        label={say(m.address)}
        help={say(m.addressHelp)}
        error={isWrong ? say(m.addressWrong) : undefined}
        value={address}
        maxLength={textBounds.link}
        autoFocus
        onChange={setAddress}
      />
      <Button type="submit" size="small" look="primary">
        {say(m.apply)}
      </Button>
      {editor.isActive('link') && (
        <Button size="small" onClick={remove}>
          {say(m.removeLink)}
        </Button>
      )}
      <Button size="small" look="ghost" onClick={onClose}>
        {say(m.cancel)}
      </Button>
    </form>
  );
}

function ReferenceForm({ editor, onClose }: Omit<SelectionPanelProps, 'form'>) {
  const say = useSay();
  const [record, setRecord] = useState('');
  const [label, setLabel] = useState('');
  const [isWrong, setWrong] = useState(false);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const number = record.trim();
    if (!checked(recordReference).safeParse(number).success) return setWrong(true);
    editor
      .chain()
      .focus()
      .insertContent({ type: 'recordReference', attrs: { record: number, label } })
      .run();
    onClose();
  };
  return (
    <form className="row wrap text-form" onSubmit={apply}>
      <TextField
        label={say(m.record)}
        error={isWrong ? say(m.recordWrong) : undefined}
        value={record}
        autoFocus
        onChange={setRecord}
      />
      <TextField label={say(m.recordLabel)} value={label} maxLength={textBounds.label} onChange={setLabel} />
      <Button type="submit" size="small" look="primary">
        {say(m.apply)}
      </Button>
      <Button size="small" look="ghost" onClick={onClose}>
        {say(m.cancel)}
      </Button>
    </form>
  );
}

interface PictureFieldsProps {
  editor: Editor;
  position: number;
  attrs: Readonly<Record<string, string>>;
}

function PictureFields({ editor, position, attrs }: PictureFieldsProps) {
  const say = useSay();
  const write = (name: 'alternative' | 'caption') => (value: string) =>
    editor.commands.command(({ tr }) => Boolean(tr.setNodeAttribute(position, name, value)));
  return (
    <div className="row wrap">
      <TextField
        label={say(m.alternative)}
        value={attrs.alternative}
        maxLength={textBounds.alternative}
        onChange={write('alternative')}
      />
      <TextField
        label={say(m.caption)}
        value={attrs.caption}
        maxLength={textBounds.caption}
        onChange={write('caption')}
      />
    </div>
  );
}

function RivalChoice({ editor, rivalId }: { editor: Editor; rivalId: string }) {
  const say = useSay();
  const decide = (keepRival: boolean) => {
    const blocks = decideRival(blocksOf(editor.state.doc), rivalId, keepRival);
    const { doc, schema } = editor.state;
    const nodes = blocks.map((block) => schema.nodeFromJSON(nodeOf(block)));
    editor
      .chain()
      .focus()
      .command(({ tr }) => Boolean(tr.replaceWith(0, doc.content.size, nodes)))
      .run();
  };
  return (
    <div className="row wrap" role="note">
      <p>{say(m.rival)}</p>
      <Button size="small" onClick={() => decide(true)}>
        {say(m.keepThis)}
      </Button>
      <Button size="small" onClick={() => decide(false)}>
        {say(m.keepOther)}
      </Button>
    </div>
  );
}

function TableTools({ editor }: { editor: Editor }) {
  const say = useSay();
  const commands = () => editor.chain().focus();
  return (
    <div className="row wrap gap-6">
      <Button size="small" onClick={() => commands().addRowAfter().run()}>
        {say(m.addRow)}
      </Button>
      <Button size="small" onClick={() => commands().addColumnAfter().run()}>
        {say(m.addColumn)}
      </Button>
      <Button size="small" onClick={() => commands().deleteRow().run()}>
        {say(m.deleteRow)}
      </Button>
      <Button size="small" onClick={() => commands().deleteColumn().run()}>
        {say(m.deleteColumn)}
      </Button>
      <Button size="small" onClick={() => commands().toggleHeaderRow().run()}>
        {say(m.headRow)}
      </Button>
      <Button size="small" look="danger-quiet" onClick={() => commands().deleteTable().run()}>
        {say(m.deleteTable)}
      </Button>
    </div>
  );
}
