import type { Endpoint } from '@vigie/domain/kernel/http/endpoint';
import { usualPath } from '@vigie/domain/kernel/workflow';
import { demoPassword } from '../../../modules/accounts/public';
import type { CreatedKind } from '../listed-kinds';
import type { Stage, Story } from './stage';

interface Versioned {
  readonly id: string;
  readonly status: string;
  readonly version: number;
}

const people = ['lead', 'qa', 'validator', 'company.admin'];

/** One of a kind, and what people do with it through HTTP. */
export class KindLife {
  constructor(
    private readonly stage: Stage,
    private readonly kind: CreatedKind,
  ) {}

  private call(name: string): Endpoint {
    const found = this.kind.endpoints[name];
    if (!found) throw new Error(`there is no ${name}`);
    return found;
  }

  async create(title: string): Promise<Versioned> {
    const body = this.kind.example(title, await this.stage.idOf('lead'));
    return (await this.stage.act('lead', this.call(`create${this.kind.name}`), { body })) as Versioned;
  }

  async get(id: string): Promise<Versioned> {
    return (await this.stage.act('lead', this.call(`get${this.kind.name}`), { params: { id } })) as Versioned;
  }

  async change(id: string, title: string) {
    const { version } = await this.get(id);
    const body = this.kind.example(title, await this.stage.idOf('lead'));
    return this.ask('lead', `change${this.kind.name}`, { id }, { ...body, reason: 'Précision' }, version);
  }

  async attach(id: string) {
    const token = await this.stage.tokenOf('lead');
    const query = { reason: 'Relevé' };
    return this.stage.t.call(this.call(`attachTo${this.kind.name}`), {
      token,
      params: { id },
      query,
      ...this.stage.file(),
    });
  }

  async comment(id: string) {
    return this.ask('lead', `commentOn${this.kind.name}`, { id }, { text: 'Vu' });
  }

  async detach(id: string, attachmentId: string) {
    return this.ask('lead', `detachFrom${this.kind.name}`, { id, attachmentId }, { reason: 'Ancien' });
  }

  /** Along its usual way, by the first person whom its table lets. */
  async moveToEnd(id: string): Promise<void> {
    const { workflow } = this.kind.kind;
    if (!workflow) return;
    for (const action of usualPath(workflow, (await this.get(id)).status)) await this.move(id, action);
  }

  private async move(id: string, action: string): Promise<void> {
    const answers: string[] = [];
    for (const who of people) {
      const { version } = await this.get(id);
      const credentials = { username: who, password: demoPassword };
      const body = { action, reason: 'Essai', credentials };
      const { status, text } = await this.ask(who, `move${this.kind.name}`, { id }, body, version);
      if (status < 300) return;
      answers.push(`${who}: ${text}`);
    }
    throw new Error(`no person of the story may ${action} ${id}: ${answers.join(' ')}`);
  }

  private async ask(who: string, name: string, params: Record<string, string>, body: object, version?: number) {
    const token = await this.stage.tokenOf(who);
    const headers: Record<string, string> = version === undefined ? {} : { 'if-match': `"${version}"` };
    return this.stage.t.call(this.call(name), { token, params, body, headers });
  }
}

/** What is the same for every kind in a table of its own: all of its endpoints that change something. */
export const kindStory =
  (kind: CreatedKind): Story =>
  async (stage) => {
    const life = new KindLife(stage, kind);
    const { id } = await life.create('Pour commencer');
    const attached = await life.attach(id);
    const { attachment } = attached.body as unknown as { attachment: { id: string } };
    const answers = [
      attached,
      await life.comment(id),
      await life.change(id, 'Autrement dit'),
      await life.detach(id, attachment.id),
    ];
    for (const { status, text } of answers) if (status >= 300) throw new Error(text);
    await life.moveToEnd(id);
  };
