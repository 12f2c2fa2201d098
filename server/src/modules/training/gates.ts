import { Refusal } from '@vigie/domain/kernel/refusal';
import type { RequiredPerson } from '@vigie/domain/modules/procedures/public';
import { trainingKind } from '@vigie/domain/modules/training/assignments/kind';
import { requirementsPath } from '@vigie/domain/modules/training/id';
import { gateMessages } from '@vigie/domain/modules/training/messages';
import type { Reader } from '../../platform/database/tx';
import type { SigningGate } from '../../platform/signatures/signing-gates';
import { findNames, listEveryActiveId } from '../accounts/public';
import { findParameters } from '../parameters/public';
import type { ProcedureLearning } from '../procedures/public';
import { readKnowledge } from './knowledge';
import { listRequirementsOfProcedure } from './repository';

/** What is done to be qualified is never gated: nobody could begin. */
const ofTraining = 'training.';

/** A signer must be qualified now for what the company asks of this step; for what does not exist nobody is. */
export const trainingGate: SigningGate = async (tx, act) => {
  const { companyId, userId } = tx.context.actor;
  if (userId === null || act.startsWith(ofTraining)) return [];
  const { gates } = await findParameters(tx, companyId);
  const asked = gates.find((gate) => gate.act === act)?.requirementIds ?? [];
  if (asked.length === 0) return [];
  const now = new Date().toISOString();
  const known = await readKnowledge(tx, companyId, { people: [userId], requirements: asked });
  const lacking = asked.filter((id) => !known.requirements.has(id) || !known.isQualified(userId, id, now));
  if (lacking.length === 0) return asked.flatMap((id) => known.provenBy(userId, id, now));
  const links = lacking.map((id) => {
    const open = known.openOf(userId, id);
    const title = known.requirements.get(id)?.title ?? id;
    return { id: open?.id ?? id, title, address: open ? trainingKind.address(open.id) : `${requirementsPath}/${id}` };
  });
  throw new Refusal('not_qualified', {
    message: gateMessages.notQualified,
    values: { lacking: links.map(({ id, title }) => `${title} (${id})`).join(', ') },
    carries: { lacking: links },
  });
};

/** Whom a version waits for: everybody of whom its procedure is asked now, and since when each has learned it. */
async function findRequired(
  reader: Reader,
  { companyId, id, procedureId }: { readonly companyId: number; readonly id: string; readonly procedureId: string },
): Promise<RequiredPerson[]> {
  const asking = (await listRequirementsOfProcedure(reader, companyId, procedureId)).map((one) => one.id);
  if (asking.length === 0) return [];
  const now = new Date().toISOString();
  const known = await readKnowledge(reader, companyId, { people: null, requirements: asking });
  const people = (await listEveryActiveId(reader, companyId)).map((personId) => ({
    personId,
    required: asking.filter((requirementId) => known.requiredOf(personId, now).has(requirementId)),
  }));
  const concerned = people.filter(({ required }) => required.length > 0);
  const names = await findNames(
    reader,
    companyId,
    concerned.map(({ personId }) => personId),
  );
  return concerned.map(({ personId, required }) => {
    const since = required.map((requirementId) => known.qualifiedSince(personId, requirementId, id, now));
    return {
      id: personId,
      name: names.get(personId) ?? '',
      qualifiedAt: since.includes(null) ? null : (since.sort().at(-1) ?? null),
      absences: known.awayOf(personId),
    };
  });
}

export const trainingLearning: ProcedureLearning = {
  findRequired,
  findNeeding: async (reader, companyId, procedureId) =>
    (await listRequirementsOfProcedure(reader, companyId, procedureId)).map(({ id }) => id),
};
