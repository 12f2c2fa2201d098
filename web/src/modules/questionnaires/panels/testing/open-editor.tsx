import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { applyAll } from '@vigie/domain/modules/questionnaires/editing/apply';
import type { Operation } from '@vigie/domain/modules/questionnaires/editing/operations';
import type { Template } from '@vigie/domain/modules/questionnaires/template/model';
import type { TemplateDetail } from '@vigie/domain/modules/questionnaires/templates/record';
import { type ReactElement, useState } from 'react';
import { onTestFinished, vi } from 'vitest';
import { queryClient } from '../../../../platform/transport/query-client';
import { TemplateEditorProvider } from '../../builder/edit-context';

export function detailOf(template: Template, changes: Partial<TemplateDetail> = {}): TemplateDetail {
  return {
    id: 'TPL_0001',
    status: 'draft',
    template,
    revision: 3,
    savedRevision: 3,
    conflicts: [],
    versions: [],
    settings: { needsSignature: false, caseKinds: [] },
    filled: 0,
    comments: 0,
    createdBy: 'Inès',
    changedBy: 'Inès',
    changedAt: '2026-11-16T10:00:00Z',
    version: 5,
    ...changes,
  };
}

interface Opened {
  template: Template;
  detail?: Partial<TemplateDetail>;
  isEditable?: boolean;
}

/** Shows a panel over a template that its edits change, as the builder does. */
export function showPanel(panel: ReactElement, { template: first, detail = {}, isEditable = true }: Opened) {
  const spies = {
    edit: vi.fn((_operations: readonly Operation[]) => {}),
    select: vi.fn((_id: string) => {}),
    write: vi.fn((_version: number) => {}),
  };
  let now = first;
  let setNow: (template: Template) => void = () => {};
  function Page() {
    const [template, setTemplate] = useState(first);
    const [taken, setTaken] = useState(detailOf(first, detail));
    now = template;
    setNow = setTemplate;
    const edit = (operations: readonly Operation[]) => {
      spies.edit(operations);
      const applied = applyAll(template, operations);
      if ('refusal' in applied) throw new Error(`Refused: ${applied.refusal.code}`);
      setTemplate(applied.template);
    };
    const write = async (change: (version: number) => Promise<TemplateDetail>) => {
      spies.write(taken.version);
      const answered = await change(taken.version);
      setTaken(answered);
      return answered;
    };
    const rest = { select: spies.select, write };
    return (
      <QueryClientProvider client={queryClient}>
        <TemplateEditorProvider value={{ template, detail: taken, isEditable, edit, ...rest }}>
          {panel}
        </TemplateEditorProvider>
      </QueryClientProvider>
    );
  }
  onTestFinished(() => queryClient.clear());
  render(<Page />);
  const question = (id: string) =>
    now.sections
      .flatMap(({ pages }) => pages)
      .flatMap(({ questions }) => questions)
      .find((one) => one.id === id);
  return { ...spies, template: () => now, question, set: (template: Template) => setNow(template) };
}
