import type { Operation } from '@vigie/domain/modules/questionnaires/editing/operations';
import type { QuestionType } from '@vigie/domain/modules/questionnaires/template/model';
import { createContext, useContext } from 'react';

/** What the parts of the builder do. The same object as long as the page is open: no part is drawn anew because of it. */
export interface BuilderActions {
  edit(operations: readonly Operation[]): void;
  step(id: string, by: 1 | -1): void;
  /** With a toast that brings it back. */
  remove(id: string): void;
  addPage(sectionId?: string): void;
  addSection(): void;
  addQuestion(pageId: string, type: QuestionType): void;
  select(id: string): void;
}

const actionsContext = createContext<BuilderActions | null>(null);

export const BuilderActionsProvider = actionsContext.Provider;

export function useBuilderActions(): BuilderActions {
  const actions = useContext(actionsContext);
  if (!actions) throw new Error('No builder is open');
  return actions;
}
