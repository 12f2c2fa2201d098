import type { Operation } from '@vigie/domain/modules/questionnaires/editing/operations';
import type { Template } from '@vigie/domain/modules/questionnaires/template/model';
import type { TemplateDetail } from '@vigie/domain/modules/questionnaires/templates/record';
import { createContext, useContext } from 'react';

/** What the panels of the builder see of the template that is open, and how they change it. */
export interface TemplateEditor {
  /** With the edits of this page that the server has not got yet. */
  readonly template: Template;
  /** What the server answered last. */
  readonly detail: TemplateDetail;
  readonly isEditable: boolean;
  /** One step for undo, sent by itself. What the rules refuse is said in a toast and changes nothing. */
  edit(operations: readonly Operation[]): void;
  /** Shows a section, page, question or option, and gives it the focus. */
  select(id: string): void;
  /**
   * Any other change of the template, such as publishing: after every edit has arrived, with the version to send as `ifMatch`.
   * What it answers is shown at once. Fails with what stood in the way.
   */
  write(change: (version: number) => Promise<TemplateDetail>): Promise<TemplateDetail>;
}

const editorContext = createContext<TemplateEditor | null>(null);

export const TemplateEditorProvider = editorContext.Provider;

export function useTemplateEditor(): TemplateEditor {
  const editor = useContext(editorContext);
  if (!editor) throw new Error('No template is open');
  return editor;
}
