import type { Blocks } from '@vigie/domain/modules/procedures/text/blocks';
import { lazyComponent } from '../../../platform/page-files/lazy-component';
import type { TextAddresses } from './block-view';

export interface TextEditorProps {
  label: string;
  /** What stands: what `onChange` gave last, or what a merge made of it. */
  blocks: Blocks;
  onChange: (blocks: Blocks) => void;
  addresses: TextAddresses;
  /** Keeps an image and answers the hash of its file. */
  upload: (file: File) => Promise<string>;
}

/** The editor and its packages come with the page that writes, and with no other. */
export const TextEditor = lazyComponent<TextEditorProps>(async () => ({
  default: (await import('./editor/editor-view')).EditorView,
}));
