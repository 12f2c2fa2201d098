import { randomUUID } from 'node:crypto';
import { userAdministrationEndpoints } from '@vigie/domain/modules/accounts/user-administration-contract';
import type { Operation } from '@vigie/domain/modules/questionnaires/editing/operations';
import { newOption, newPage, newQuestion, newSection } from '@vigie/domain/modules/questionnaires/template/model';
import { templateEndpoints as api } from '@vigie/domain/modules/questionnaires/templates/contract';
import type { TemplateDetail } from '@vigie/domain/modules/questionnaires/templates/record';
import type { TemplateMove } from '@vigie/domain/modules/questionnaires/versions/workflow';
import type { TestApp } from '../../../platform/testing/test-app';
import { ifMatch } from '../../reports/testing/reports';

/** A second user who may publish. */
export async function makeDesigner(t: TestApp, username: string): Promise<string> {
  const find = 'select id, version from users where username = $1';
  const [user] = await t.database.owner<{ id: number; version: number }>(find, [username]);
  const { status, text } = await t.call(userAdministrationEndpoints.updateUser, {
    token: await t.signIn('company.admin'),
    params: { id: user?.id ?? 0 },
    headers: ifMatch(user?.version ?? 0),
    body: { roles: ['designer'], reason: 'Relit les modèles' },
  });
  if (status !== 200) throw new Error(text);
  return t.signIn(username);
}

/** Designers at work, through the API. */
export class Designers {
  constructor(
    private readonly t: TestApp,
    readonly tokens: Readonly<Record<string, string>>,
  ) {}

  async create(title: string, name = 'designer'): Promise<TemplateDetail> {
    const { status, body, text } = await this.t.call(api.createTemplate, { token: this.tokens[name], body: { title } });
    if (status !== 201) throw new Error(text);
    return body;
  }

  async get(id: string, name = 'designer'): Promise<TemplateDetail> {
    return (await this.t.call(api.getTemplate, { token: this.tokens[name], params: { id } })).body;
  }

  edit(
    { id, revision }: Pick<TemplateDetail, 'id' | 'revision'>,
    operations: readonly unknown[],
    name = 'designer',
    key: string = randomUUID(),
  ) {
    const body = { revision, operations, key } as never;
    return this.t.call(api.editTemplate, { token: this.tokens[name], params: { id }, body });
  }

  async edited(
    template: Pick<TemplateDetail, 'id' | 'revision'>,
    operations: readonly Operation[],
    name = 'designer',
  ): Promise<TemplateDetail> {
    const { status, body, text } = await this.edit(template, operations, name);
    if (status !== 200) throw new Error(text);
    return body.detail;
  }

  move({ id, version }: Pick<TemplateDetail, 'id' | 'version'>, body: object, name = 'designer') {
    const headers = ifMatch(version);
    return this.t.call(api.moveTemplate, { token: this.tokens[name], params: { id }, headers, body: body as never });
  }

  /** Publishing is done by another user than the designer, who has written the draft. */
  async moved(
    template: Pick<TemplateDetail, 'id' | 'version'>,
    body: { readonly action: TemplateMove; readonly [more: string]: unknown },
  ): Promise<TemplateDetail> {
    const isPublished = body.action === 'publish' || body.action === 'publishSigned';
    const answer = await this.move(template, body, isPublished ? 'company.admin' : 'designer');
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body;
  }

  /** A draft with two questions, of which the second hangs on the first. */
  async draft(title: string): Promise<TemplateDetail> {
    const template = await this.create(title);
    return this.edited(template, [add('section', 's1', null), add('page', 'p1', 's1'), ...twoQuestions('p1')]);
  }
}

export function add(kind: 'section' | 'page' | 'question' | 'option', id: string, parentId: string | null): Operation {
  const node =
    kind === 'section'
      ? { kind, section: newSection(id) }
      : kind === 'page'
        ? { kind, page: newPage(id) }
        : kind === 'question'
          ? { kind, question: newQuestion(id, 'short_answer') }
          : { kind, option: newOption(id, id) };
  return { op: 'add', parentId, after: null, node };
}

export const change = (id: string | null, set: Extract<Operation, { op: 'change' }>['set']): Operation => ({
  op: 'change',
  id,
  set,
});

export function twoQuestions(pageId: string): readonly Operation[] {
  const choice = { ...newQuestion('q1', 'single_choice'), title: 'Lot conforme ?' };
  const options = [newOption('yes', 'Oui'), newOption('no', 'Non')];
  const first = { ...choice, options };
  const why = {
    ...newQuestion('q2', 'long_answer'),
    title: 'Pourquoi ?',
    visibleWhen: { match: 'all', conditions: [{ questionId: 'q1', test: { is: 'any_of', options: ['no'] } }] },
  };
  return [
    { op: 'add', parentId: pageId, after: null, node: { kind: 'question', question: first as never } },
    { op: 'add', parentId: pageId, after: 'q1', node: { kind: 'question', question: why as never } },
  ];
}
