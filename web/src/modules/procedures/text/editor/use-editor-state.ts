import type { Editor } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { useSyncExternalStore } from 'react';

/** What the editor holds now: its text and what is selected. */
export function useEditorState(editor: Editor): EditorState {
  return useSyncExternalStore(
    (changed) => {
      editor.on('transaction', changed);
      return () => editor.off('transaction', changed);
    },
    () => editor.state,
  );
}
