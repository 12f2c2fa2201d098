import type { Operation } from '@vigie/domain/modules/questionnaires/editing/operations';
import { findPath } from '@vigie/domain/modules/questionnaires/editing/paths';
import { builderMessages } from '@vigie/domain/modules/questionnaires/messages/builder';
import { builderPageMessages as m } from '@vigie/domain/modules/questionnaires/messages/builder-page';
import { newPage, newQuestion, newSection } from '@vigie/domain/modules/questionnaires/template/model';
import { useMemo, useState } from 'react';
import { sayNow } from '../../../platform/page/messages';
import { history } from '../../../platform/router/history';
import { showUndoToast } from '../../../ui/fields/undo-toast';
import { notify } from '../../../ui/overlays/toast';
import { activePlaceAt, nameOf } from './active-place';
import type { BuilderActions } from './builder-actions';
import { placeAfterDelete, stepOperation } from './moves';
import type { EditOutcome, TemplateStore } from './store/template-store';
import { newId } from './store/use-template-store';

export const placeParameter = 'at';
const placeNow = () => new URLSearchParams(history.location.search).get(placeParameter) ?? '';

export function goToPlace(id: string | null): void {
  const { pathname, search } = history.location;
  const query = new URLSearchParams(search);
  if (id === null) query.delete(placeParameter);
  else query.set(placeParameter, id);
  history.push(query.size > 0 ? `${pathname}?${query}` : pathname);
}

/** What is to have the focus, once it is drawn. A new object each time it is asked for. */
export interface WantedFocus {
  readonly id: string;
}

/** What can be done to the template that is open, for as long as it is. */
export function useBuilder(store: TemplateStore) {
  const [wanted, setWanted] = useState<WantedFocus | null>(null);
  const actions = useMemo(() => actionsOn(store, setWanted), [store]);
  return { actions, wanted };
}

export function showRefusal(outcome: EditOutcome): boolean {
  if (!outcome || !('refusal' in outcome)) return false;
  notify.error(sayNow(outcome.refusal.message, outcome.refusal.values));
  return true;
}

function actionsOn(store: TemplateStore, want: (focus: WantedFocus) => void): BuilderActions {
  const now = () => store.state.template;
  const edit = (operations: readonly Operation[]) => {
    const outcome = store.edit(operations);
    return showRefusal(outcome) ? null : outcome;
  };
  const lastOf = (children: readonly { readonly id: string }[]) => children.at(-1)?.id ?? null;
  return {
    edit: (operations) => void edit(operations),
    step(id, by) {
      const held = document.activeElement;
      const operation = stepOperation(now(), id, by);
      if (operation) edit([operation]);
      // What is drawn elsewhere loses the focus on its way.
      requestAnimationFrame(
        () => document.activeElement === document.body && held instanceof HTMLElement && held.focus(),
      );
    },
    remove(id) {
      const title = nameOf(now(), id);
      const isShown = holds(placeNow(), id, now());
      const next = placeAfterDelete(now(), id);
      const outcome = edit([{ op: 'delete', id }]);
      if (!outcome || 'refusal' in outcome) return;
      if (isShown) goToPlace(next);
      else if (next) want({ id: next });
      showUndoToast(sayNow(m.deleted, { title }), sayNow(m.restore), () => {
        edit(outcome.inverse);
        if (isShown) goToPlace(id);
        else want({ id });
      });
    },
    addSection() {
      const section = newSection(newId('section'));
      edit([{ op: 'add', parentId: null, after: lastOf(now().sections), node: { kind: 'section', section } }]);
      goToPlace(section.id);
      want({ id: section.id });
    },
    addPage(sectionId) {
      const { sections } = now();
      const section =
        sections.find(({ id }) => id === sectionId) ?? activePlaceAt(now(), placeNow())?.section ?? sections.at(-1);
      if (!section) return void notify.error(sayNow(builderMessages.noSection));
      const page = newPage(newId('page'));
      edit([{ op: 'add', parentId: section.id, after: lastOf(section.pages), node: { kind: 'page', page } }]);
      goToPlace(page.id);
      want({ id: page.id });
    },
    addQuestion(pageId, type) {
      const page = activePlaceAt(now(), pageId)?.page;
      if (!page) return;
      const question = newQuestion(newId('question'), type);
      edit([{ op: 'add', parentId: pageId, after: lastOf(page.questions), node: { kind: 'question', question } }]);
      want({ id: question.id });
    },
    select(id) {
      const path = findPath(now(), id);
      if (!path) return;
      const place = activePlaceAt(now(), id);
      const shown = place?.page?.id ?? place?.section.id;
      if (shown && shown !== placeNow()) goToPlace(shown);
      const question = path.length > 2 ? place?.page?.questions[path[2] ?? 0] : undefined;
      want({ id: question?.id ?? id });
    },
  };
}

/** Whether what is shown goes with it. */
function holds(shown: string, id: string, template: Parameters<typeof findPath>[0]): boolean {
  const path = findPath(template, id) ?? [];
  const shownPath = shown === '' ? null : findPath(template, shown);
  return path.length <= 2 && shownPath !== null && path.every((at, depth) => shownPath[depth] === at);
}
