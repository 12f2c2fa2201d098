import type { Operation } from '@vigie/domain/modules/questionnaires/editing/operations';
import { newPage, newQuestion, newSection, type Template } from '@vigie/domain/modules/questionnaires/template/model';
import type { TemplateDetail } from '@vigie/domain/modules/questionnaires/templates/record';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../platform/transport/api-error';
import { type KeptEdits, type TemplateCalls, TemplateStore } from './template-store';

const template: Template = {
  title: 'Line clearance',
  explanation: '',
  sections: [
    {
      ...newSection('s1'),
      pages: [{ ...newPage('p1'), questions: [newQuestion('q1', 'date'), newQuestion('q2', 'date')] }],
    },
  ],
};
const detail = (changes: Partial<TemplateDetail> = {}): TemplateDetail => ({
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
  createdBy: '',
  changedBy: '',
  changedAt: '',
  version: 10,
  ...changes,
});
const rename = (id: string, title: string): Operation => ({ op: 'change', id, set: { title } });
const titles = ({ sections }: Template) =>
  sections.flatMap(({ pages }) => pages.flatMap(({ questions }) => questions.map(({ id, title }) => `${id}:${title}`)));
const noAnswer = () => new ApiError(0, 'network_failure', '');

/** A server that answers on demand. */
function open(kept: KeptEdits | null = null, begun = detail()) {
  const planned: (() => void)[] = [];
  const asked: {
    body: Parameters<TemplateCalls['edit']>[0];
    answer: (value: never) => void;
    fail: (e: unknown) => void;
  }[] = [];
  const device = { kept };
  const calls = {
    get: vi.fn<TemplateCalls['get']>(),
    edit: vi.fn<TemplateCalls['edit']>(
      (body) =>
        new Promise((answer, fail) => {
          asked.push({ body: structuredClone(body), answer: answer as never, fail });
        }),
    ),
    save: vi.fn<TemplateCalls['save']>(async () => detail({ revision: 4, savedRevision: 4, version: 12 })),
    cancel: vi.fn<TemplateCalls['cancel']>(async () => detail({ revision: 5, savedRevision: 5, version: 12 })),
  };
  const onRefused = vi.fn();
  let keys = 0;
  const store = new TemplateStore(
    calls,
    {
      kept: {
        read: () => device.kept,
        keep: (edits) => {
          device.kept = structuredClone(edits);
        },
        drop: () => {
          device.kept = null;
        },
      },
      after: (_time, run) => {
        planned.push(run);
        return () => planned.splice(planned.indexOf(run), planned.includes(run) ? 1 : 0);
      },
      newKey: () => `key${++keys}`,
      onRefused,
    },
    begun,
  );
  const tick = async () => {
    for (const run of planned.splice(0)) run();
    await new Promise((done) => setTimeout(done));
  };
  const answer = async (answered: TemplateDetail, isJoined = false) => {
    asked.shift()?.answer({ detail: answered, isJoined } as never);
    await new Promise((done) => setTimeout(done));
  };
  return { store, calls, asked, device, tick, answer, onRefused };
}

describe('an open template', () => {
  it('sends edits one request at a time, and is not drawn anew by an answer that says nothing new', async () => {
    const { store, asked, tick, answer } = open();
    store.edit([rename('q1', 'One')]);
    await tick();
    store.edit([rename('q2', 'Two')]);
    await tick();
    expect(asked.map(({ body }) => body)).toEqual([{ revision: 3, key: 'key1', operations: [rename('q1', 'One')] }]);
    const shown = store.state.template;
    await answer(detail({ revision: 4, version: 11 }));
    expect(store.state.template).toBe(shown);
    await tick();
    expect(asked.map(({ body }) => body)).toEqual([{ revision: 4, key: 'key2', operations: [rename('q2', 'Two')] }]);
    await answer(detail({ revision: 5, version: 12 }));
    expect(titles(store.state.template)).toEqual(['q1:One', 'q2:Two']);
    expect(store.state.saving.kind).toBe('saved');
    expect(store.isUnsent).toBe(false);
    expect(store.isUnsaved).toBe(true);
  });

  it('tries again without a network, with the same key, and keeps everything on the device until it has arrived', async () => {
    const { store, asked, device, tick, answer } = open();
    store.edit([rename('q1', 'One')]);
    await tick();
    asked.shift()?.fail(noAnswer());
    await tick();
    expect(store.state.saving.kind).toBe('offline');
    store.edit([rename('q2', 'Two')]);
    await tick();
    expect(asked[0]?.body.key).toBe('key1');
    expect(device.kept).toEqual({
      revision: 3,
      sending: { key: 'key1', operations: [rename('q1', 'One')] },
      queued: [rename('q2', 'Two')],
    });
    await answer(detail({ revision: 4, version: 11 }));
    await tick();
    await answer(detail({ revision: 5, version: 12 }));
    expect(device.kept).toBeNull();
  });

  it('goes on with what the device kept, and says which revision it was made on', async () => {
    const kept = {
      revision: 2,
      sending: { key: 'before', operations: [rename('q1', 'One')] },
      queued: [rename('q2', 'Two')],
    };
    const { store, asked, tick } = open(kept);
    expect(titles(store.state.template)).toEqual(['q1:One', 'q2:Two']);
    await tick();
    expect(asked[0]?.body).toEqual({ revision: 2, key: 'before', operations: [rename('q1', 'One')] });
  });

  it('takes over what was joined, and makes the edits since on it', async () => {
    const { store, tick, answer, asked } = open();
    store.edit([rename('q1', 'One')]);
    await tick();
    store.edit([rename('q2', 'Two')]);
    const theirs = { ...template, title: 'Theirs' };
    await answer(detail({ revision: 6, version: 14, template: theirs }), true);
    expect(store.state.template.title).toBe('Theirs');
    expect(titles(store.state.template)).toEqual(['q1:null', 'q2:Two']);
    await tick();
    expect(asked[0]?.body.revision).toBe(6);
  });

  it('brings back what another designer deleted while it was being edited here', async () => {
    const { store, tick, answer, asked, onRefused } = open();
    store.edit([rename('q1', 'One')]);
    await tick();
    store.edit([rename('q2', 'Two')]);
    const [section] = template.sections;
    const without = { ...template, sections: [{ ...(section as never as object), pages: [] }] } as never as Template;
    await answer(detail({ revision: 6, version: 14, template: without }), true);
    expect(titles(store.state.template)).toEqual(['q1:One', 'q2:Two']);
    await tick();
    expect(asked[0]?.body.operations.map(({ op }) => op)).toEqual(['add', 'change']);
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('shows what others did when nothing waits here, and sends its own edits first when something does', async () => {
    const { store, asked, tick } = open();
    const theirs = detail({ revision: 4, version: 11, template: { ...template, title: 'Theirs' } });
    store.receive(theirs);
    expect(store.state.template.title).toBe('Theirs');
    store.edit([rename('q1', 'One')]);
    store.receive(detail({ revision: 5, version: 12, template: { ...template, title: 'Later' } }));
    expect(titles(store.state.template)[0]).toBe('q1:One');
    await tick();
    expect(asked[0]?.body.revision).toBe(4);
    store.receive(detail({ revision: 3, version: 10 }));
    expect(store.state.detail.revision).toBe(5);
  });

  it('makes its edits again on what the server has, where that no longer joins them', async () => {
    const { store, calls, asked, tick } = open();
    store.edit([rename('q1', 'One')]);
    await tick();
    calls.get.mockResolvedValueOnce(
      detail({ revision: 900, version: 950, template: { ...template, title: 'Theirs' } }),
    );
    asked.shift()?.fail(new ApiError(409, 'objection', ''));
    await tick();
    expect(store.state.template.title).toBe('Theirs');
    expect(titles(store.state.template)).toEqual(['q1:One', 'q2:null']);
    await tick();
    expect(asked[0]?.body).toEqual({ revision: 900, key: 'key2', operations: [rename('q1', 'One')] });
  });

  it('undoes and redoes every step, and sends both', async () => {
    const { store, asked, tick } = open();
    store.edit([{ op: 'delete', id: 'p1' }]);
    expect(titles(store.state.template)).toEqual([]);
    store.undo();
    expect(store.state.template).toEqual(template);
    store.redo();
    expect(titles(store.state.template)).toEqual([]);
    await tick();
    expect(asked[0]?.body.operations.map(({ op }) => op)).toEqual(['delete', 'add', 'delete']);
    expect(store.edit([rename('gone', 'x')])).toMatchObject({ refusal: { code: 'missing' } });
  });

  it('saves after everything has arrived, and again when another user was there', async () => {
    const { store, calls, tick, answer } = open();
    store.edit([rename('q1', 'One')]);
    const saved = store.save();
    expect(calls.save).not.toHaveBeenCalled();
    await tick();
    calls.save.mockRejectedValueOnce(new ApiError(412, 'version_conflict', ''));
    calls.get.mockResolvedValueOnce(detail({ revision: 4, version: 12 }));
    await answer(detail({ revision: 4, version: 11 }));
    await saved;
    expect(calls.save.mock.calls).toEqual([[11], [12]]);
    expect(store.isUnsaved).toBe(false);
    expect(titles(store.state.template)[0]).toBe('q1:One');
  });

  it('goes back to what was saved, with what had not been sent', async () => {
    const { store, calls, device } = open(null, detail({ revision: 4 }));
    store.edit([rename('q1', 'One')]);
    await store.cancelEdits();
    expect(calls.cancel).toHaveBeenCalledWith(10);
    expect(store.state.template).toEqual(template);
    expect(store.isUnsaved).toBe(false);
    expect(device.kept).toBeNull();
    expect(store.undo()).toBeNull();
  });
});
