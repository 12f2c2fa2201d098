import { setTimeout as sleep } from 'node:timers/promises';

const file = (text) => {
  const form = new FormData();
  form.append('file', new Blob([`%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n% ${text}\n`]), 'torture.pdf');
  return form;
};

/**
 * People who write all the time: feedback, new reports, changes of a report and files for it. Each write that was
 * acknowledged is kept in mind. A creation that was not answered is asked for again under its key, as the web does.
 */
export class Writers {
  constructor() {
    this.feedback = new Map();
    this.reports = new Map();
    this.files = new Map();
    this.unanswered = [];
    this.attempts = 0;
    this.repeated = 0;
    this.unavailable = 0;
    this.refusals = [];
  }

  get acknowledged() {
    const versions = [...this.reports.values()].reduce((sum, { version }) => sum + version, 0);
    return this.feedback.size + versions;
  }

  /** Until `signal` is aborted, or `untilLost` and the connection breaks. `copyOf` says whom to ask this time. */
  async write(copyOf, token, { signal, untilLost }) {
    const person = { report: null };
    while (!signal?.aborted) {
      const request = this.unanswered.shift() ?? this.next(person);
      const answer = await this.send(request, copyOf(), token);
      if (answer?.status < 300) {
        const { id = person.report?.id, version, answers, attachment } = answer.body;
        if (answers || attachment) person.report = { id, version };
        continue;
      }
      // Whether a change that was not answered has happened is not known: another report is begun.
      person.report = null;
      if (untilLost && answer === null) return;
      await sleep(20);
    }
  }

  /** Asks again for everything that was not answered: each must be there once in the end. */
  async finish(copy, token) {
    const deadline = Date.now() + 60_000;
    while (this.unanswered.length > 0 && Date.now() < deadline) {
      const answer = await this.send(this.unanswered.shift(), copy, token);
      if (!(answer?.status < 300)) await sleep(20);
    }
  }

  next({ report }) {
    this.attempts += 1;
    const text = `torture ${this.attempts}`;
    const turn = this.attempts % 4;
    if (report && turn === 0) return { kind: 'change', text, report };
    if (report && turn === 3) return { kind: 'attach', text, report };
    return { kind: turn === 1 ? 'create' : 'say', text, key: text };
  }

  async send(request, copy, token) {
    const answer = await this[request.kind](copy, token, request);
    if (request.isRepeated) this.repeated += 1;
    if (answer?.status < 300) return answer;
    if (answer?.status === 503) this.unavailable += 1;
    // The first of two with one key may still be at work.
    const isAtWork = request.isRepeated && answer?.status === 409;
    if (answer && answer.status !== 503 && !isAtWork) this.refusals.push(`${answer.status} ${answer.body?.code}`);
    const again = answer === null || answer.status >= 500 || isAtWork;
    if (request.key && again) this.unanswered.push({ ...request, isRepeated: true });
    return answer;
  }

  async say(copy, token, { text, key }) {
    const answer = await copy.ask(token, 'POST', '/api/v1/feedback', { body: { text, page: '/home' }, key });
    if (answer?.status === 201) this.feedback.set(answer.body.id, text);
    return answer;
  }

  async create(copy, token, { text: what, key }) {
    const answer = await copy.ask(token, 'POST', '/api/v1/reports', { body: { what, category: 'hse' }, key });
    if (answer?.status === 201) this.reports.set(answer.body.id, { version: answer.body.version, what });
    return answer;
  }

  async change(copy, token, { text: what, report: { id, version } }) {
    const answer = await copy.ask(token, 'PATCH', `/api/v1/reports/${id}`, { body: { answers: { what } }, version });
    if (answer?.status === 200) this.reports.set(id, { version: answer.body.version, what });
    return answer;
  }

  async attach(copy, token, { text, report: { id } }) {
    const answer = await copy.ask(token, 'POST', `/api/v1/reports/${id}/attachments`, { body: file(text) });
    if (answer?.status === 201) {
      this.files.set(answer.body.attachment.id, id);
      this.reports.set(id, { ...this.reports.get(id), version: answer.body.version });
    }
    return answer;
  }

  /** What was acknowledged and is not there, what is there twice, and what is there without an audit event. */
  async compare(installation) {
    const said = await installation.query(`select id, text from feedback where text like 'torture %'`);
    const made = await installation.query(
      `select id, version, answers ->> 'what' as what from reports where answers ->> 'what' like 'torture %'`,
    );
    const kept = await installation.query('select id from attachments');
    const recorded = await installation.query(
      `select record, record_id as id, count(*)::integer as events from audit_events
       where record in ('feedback', 'report', 'attachment') group by record, record_id`,
    );
    const stored = new Map(said.map(({ id, text }) => [id, text]));
    const reports = new Map(made.map((row) => [row.id, row]));
    const files = new Set(kept.map(({ id }) => id));
    const events = new Map(recorded.map((row) => [`${row.record} ${row.id}`, row.events]));
    const lost = [
      ...[...this.feedback].filter(([id, text]) => stored.get(id) !== text),
      ...[...this.reports].filter(([id, { version, what }]) => {
        const row = reports.get(id);
        return !row || row.version < version || (row.version === version && row.what !== what);
      }),
      ...[...this.files.keys()].filter((id) => !files.has(id)),
    ].length;
    // A report says its latest text: only those that were never changed can be counted by it.
    const texts = [...said.map(({ text }) => text), ...made.filter(({ version }) => version === 1).map((r) => r.what)];
    const unrecorded = [
      ...said.filter(({ id }) => !events.has(`feedback ${id}`)),
      ...made.filter(({ id, version }) => !((events.get(`report ${id}`) ?? 0) >= version)),
    ].length;
    return { lost, twice: texts.length - new Set(texts).size, unrecorded, unanswered: this.unanswered.length };
  }
}

/** What must be none of, and how it is reported. */
export const losses = ({ lost, twice, unrecorded, unanswered }) => ({
  holds: lost === 0 && twice === 0 && unrecorded === 0 && unanswered === 0,
  facts: {
    lost,
    'written twice': twice,
    'changes without an audit event': unrecorded,
    'creations never answered': unanswered,
  },
});
