import { newInstallation, password } from './installation.mjs';

const complete = {
  category: 'nonConformity',
  type: 'problem',
  what: 'Fuite de glycol sous la cuve 7.',
  who: 'Karim Benali',
  detectionDate: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
  where: 'Bâtiment A',
};

const countBy = (answers) => {
  const counts = {};
  for (const answer of answers) counts[answer?.status ?? 'none'] = (counts[answer?.status ?? 'none'] ?? 0) + 1;
  return counts;
};
const asText = (counts) =>
  Object.entries(counts)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');

/** Many do the same thing to the same record at the same moment: one succeeds. */
export async function races({ saves = 200, approvals = 1000 }) {
  const installation = await newInstallation({ environment: { VIGIE_LATENESS_LIMIT_MS: '0' } });
  const { copy } = installation;
  try {
    await copy.start();
    const [reporter, validator] = [await copy.signIn('reporter'), await copy.signIn('validator')];
    const draft = (await copy.ask(reporter, 'POST', '/api/v1/reports', { body: complete })).body;
    const save = (n) =>
      copy.ask(reporter, 'PATCH', `/api/v1/reports/${draft.id}`, {
        body: { answers: { what: `Fuite numéro ${n}.` } },
        version: draft.version,
      });
    const saved = countBy(await Promise.all(Array.from({ length: saves }, (_, n) => save(n))));
    const { version } = (await copy.ask(reporter, 'GET', `/api/v1/reports/${draft.id}`)).body;
    const sent = (await copy.ask(reporter, 'POST', `/api/v1/reports/${draft.id}/submit`, { version })).body;
    const [lead] = await installation.query(`select id from users where username = 'lead'`);
    const approve = () =>
      copy.ask(validator, 'POST', `/api/v1/reports/${draft.id}/decision`, {
        version: sent.version,
        body: {
          decision: 'approve',
          criticality: 'Major',
          leadWriterId: lead.id,
          credentials: { username: 'validator', password },
        },
      });
    const approved = countBy(await Promise.all(Array.from({ length: approvals }, approve)));
    const [{ cases, signatures }] = await installation.query(
      `select (select count(*)::integer from cases where report_id = '${draft.id}') as cases,
         (select count(*)::integer from signatures where record = 'report_decision' and record_id like '${draft.id}/%') as signatures`,
    );
    await copy.end('SIGTERM');
    const { holds, said } = await installation.verify();
    return {
      holds:
        holds &&
        saved[200] === 1 &&
        saved[412] === saves - 1 &&
        approved[200] === 1 &&
        // Faster ones won, or so many passwords at once looked like guessing.
        Object.keys(approved).every((status) => ['200', '409', '412', '429'].includes(status)) &&
        cases === 1 &&
        signatures === 1,
      facts: {
        [`${saves} saves with one ETag`]: asText(saved),
        [`${approvals} approvals at once`]: asText(approved),
        'cases opened': cases,
        'signatures written': signatures,
        verify: said,
      },
    };
  } finally {
    await installation.remove();
  }
}
