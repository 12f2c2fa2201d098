import { lazyComponent } from '../../../platform/page-files/lazy-component';
import type { TextEditorProps } from './editor/editor-view';

/** The editor and its packages come with the page that writes, and with no other. */
export const TextEditor = lazyComponent<TextEditorProps>(async () => ({
  default: (await import('./editor/editor-view')).EditorView,
}));
