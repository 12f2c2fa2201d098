import type { Context } from '../../platform/context';
import type { Database } from '../../platform/database/database';
import { type Freshness, readFreshness } from './repository/freshness';

interface Company<Answer> {
  /** Everything that this snapshot does not see makes the answers old. */
  readonly snapshot: string;
  readonly answers: Map<string, Promise<Made<Answer>>>;
}

interface Made<Answer> {
  readonly answer: Answer;
  /** Which confidential cases the reader counted when it was done. */
  readonly audience: string;
}

const mostCompanies = 200;
const mostAnswers = 100;
const mostTries = 5;

/**
 * Answers that are made of facts, by company, by which confidential cases the reader counts, and by question. They are
 * kept until a transaction has written facts of the company: asked each time, which is one look into an index. A
 * request that comes while the same is being counted waits for that.
 */
export class RememberedAnswers<Answer> {
  private readonly companies = new Map<number, Company<Answer>>();

  constructor(private readonly database: Pick<Database, 'read'>) {}

  async read(context: Context, question: string, make: () => Promise<Answer>): Promise<Answer> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const known = this.companies.get(context.actor.companyId);
      const { audience, snapshot, hasChanged } = await this.look(context, known);
      // Another request has begun anew meanwhile, with a snapshot that may be older than this question.
      if (this.companies.get(context.actor.companyId) !== known) continue;
      const company = known && !hasChanged ? known : this.begin(context.actor.companyId, snapshot);
      const key = `${audience} ${question}`;
      const made = await (company.answers.get(key) ?? this.make(context, company, key, make));
      // Where the audience changed while it was counted, the answer is not reused.
      if (made.audience === audience) return made.answer;
      company.answers.delete(key);
    }
    return make();
  }

  private look(context: Context, known?: Company<Answer>): Promise<Freshness> {
    const { companyId } = context.actor;
    return this.database.read(context, (reader) => readFreshness(reader, companyId, known?.snapshot ?? null));
  }

  private make(
    context: Context,
    company: Company<Answer>,
    key: string,
    make: () => Promise<Answer>,
  ): Promise<Made<Answer>> {
    const made = make().then(async (answer) => ({ answer, audience: (await this.look(context)).audience }));
    company.answers.set(key, made);
    made.catch(() => company.answers.delete(key));
    if (company.answers.size > mostAnswers) forgetFirst(company.answers);
    return made;
  }

  private begin(companyId: number, snapshot: string): Company<Answer> {
    const company = { snapshot, answers: new Map<string, Promise<Made<Answer>>>() };
    this.companies.delete(companyId);
    this.companies.set(companyId, company);
    if (this.companies.size > mostCompanies) forgetFirst(this.companies);
    return company;
  }
}

function forgetFirst<Key>(kept: Map<Key, unknown>): void {
  for (const key of kept.keys()) {
    kept.delete(key);
    return;
  }
}
