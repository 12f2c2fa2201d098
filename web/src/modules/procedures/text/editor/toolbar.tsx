import type { Editor } from '@tiptap/core';
import { marks } from '@vigie/domain/modules/procedures/text/blocks';
import { textEditorMessages as m } from '@vigie/domain/modules/procedures/text/editor-messages';
import { useRef } from 'react';
import { useSay } from '../../../../platform/page/messages';
import { Button } from '../../../../ui/buttons/button';
import { IconButton } from '../../../../ui/buttons/icon-button';
import { Select } from '../../../../ui/choices/select';
import {
  canMoveBlock,
  kindAt,
  moveBlock,
  type ShownKind,
  turnInto,
  type WrittenKind,
  writtenKinds,
} from './block-kinds';
import { useEditorState } from './use-editor-state';

interface ToolbarProps {
  editor: Editor;
  onForm: (form: 'link' | 'reference') => void;
  onImages: (files: readonly File[]) => void;
}

const newTable = { rows: 3, cols: 3, withHeaderRow: true };

export function Toolbar({ editor, onForm, onImages }: ToolbarProps) {
  const say = useSay();
  const picker = useRef<HTMLInputElement>(null);
  useEditorState(editor);
  const kind = kindAt(editor);
  const isWritten = (shown: ShownKind): shown is WrittenKind => writtenKinds.some((one) => one === shown);
  const kinds = isWritten(kind) ? writtenKinds : [kind, ...writtenKinds];
  const commands = () => editor.chain().focus();
  return (
    <fieldset className="row wrap gap-6">
      <legend className="sr">{say(m.toolbar)}</legend>
      <Select
        label={say(m.kind)}
        disabled={!isWritten(kind)}
        options={kinds.map((one) => ({ value: one, label: say(m[one]) }))}
        value={kind}
        onChange={(chosen) => isWritten(chosen) && turnInto(editor, chosen)}
      />
      {marks.map((mark) => (
        <Button
          key={mark}
          size="small"
          aria-pressed={editor.isActive(mark)}
          onClick={() => commands().toggleMark(mark).run()}
        >
          {say(m[mark])}
        </Button>
      ))}
      <Button size="small" aria-pressed={editor.isActive('link')} onClick={() => onForm('link')}>
        {say(m.link)}
      </Button>
      <Button size="small" onClick={() => commands().insertTable(newTable).run()}>
        {say(m.table)}
      </Button>
      <Button size="small" onClick={() => picker.current?.click()}>
        {say(m.picture)}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept="image/png,image/jpeg"
        aria-label={say(m.picture)}
        onChange={(event) => {
          onImages([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Button size="small" onClick={() => onForm('reference')}>
        {say(m.recordReference)}
      </Button>
      <IconButton
        icon="chevron-right"
        label={say(m.deeper)}
        disabled={!editor.can().sinkListItem('listItem')}
        onClick={() => commands().sinkListItem('listItem').run()}
      />
      <IconButton
        icon="chevron-left"
        label={say(m.shallower)}
        disabled={!editor.can().liftListItem('listItem')}
        onClick={() => commands().liftListItem('listItem').run()}
      />
      <IconButton
        icon="arrow-up"
        label={say(m.blockUp)}
        disabled={!canMoveBlock(editor, -1)}
        onClick={() => moveBlock(editor, -1)}
      />
      <IconButton
        icon="arrow-down"
        label={say(m.blockDown)}
        disabled={!canMoveBlock(editor, 1)}
        onClick={() => moveBlock(editor, 1)}
      />
      <IconButton
        icon="undo"
        label={say(m.undo)}
        disabled={!editor.can().undo()}
        onClick={() => commands().undo().run()}
      />
      <IconButton
        icon="retry"
        label={say(m.redo)}
        disabled={!editor.can().redo()}
        onClick={() => commands().redo().run()}
      />
    </fieldset>
  );
}
