import { addDays } from '@vigie/domain/kernel/day';
import type { CellState } from '@vigie/domain/modules/training/matrix/cells';
import type { AwayDays } from '@vigie/domain/modules/training/rules/due';
import {
  instantOf,
  isQualifiedAt,
  type Lineage,
  type Proof,
  qualifiedSince,
  validProofs,
  withReturns,
} from '@vigie/domain/modules/training/rules/proofs';
import type { OpenTraining, Pair } from '@vigie/domain/modules/training/rules/reconcile';
import {
  type Demands,
  demandsOf,
  isJoining,
  type PlacedAt,
  requiredAt,
  turnsOf,
} from '@vigie/domain/modules/training/rules/required';
import { cellAt, type Life, type Spans, spansOf } from '@vigie/domain/modules/training/rules/spans';
import type { Reader } from '../../platform/database/tx';
import { findParameters } from '../parameters/public';
import { listPostsOf } from '../placements/public';
import {
  listAbsences,
  listCurricula,
  listKnownEpochs,
  listKnownTrainings,
  listKnownVersions,
  listPosts,
  listRequirements,
  type StoredRequirement,
  type StoredTraining,
  type StoredVersion,
} from './repository';

interface Asked {
  /** Null: everybody. */
  readonly people: readonly number[] | null;
  /** Null: all requirements. */
  readonly requirements: readonly string[] | null;
}

const isOpen = ({ status }: StoredTraining) => status === 'assigned' || status === 'to_assess' || status === 'failed';
const keyOf = (personId: number, requirementId: string) => `${personId} ${requirementId}`;

function groupedBy<Item, Key>(items: readonly Item[], keyOfItem: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOfItem(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** What is known of people and requirements, as the rules of the domain look at it. */
export class Knowledge {
  readonly requirements: ReadonlyMap<string, StoredRequirement>;
  readonly versions: ReadonlyMap<string, StoredVersion>;
  private readonly lineages = new Map<string, Lineage>();
  private readonly trainings: ReadonlyMap<string, readonly StoredTraining[]>;
  private readonly asked = new Map<number, Map<string, ReadonlySet<string>>>();
  private readonly turns = new Map<number, ReadonlySet<string>>();

  constructor(
    requirements: readonly StoredRequirement[],
    versions: readonly StoredVersion[],
    epochs: Awaited<ReturnType<typeof listKnownEpochs>>,
    trainings: readonly StoredTraining[],
    private readonly placements: ReadonlyMap<number, readonly PlacedAt[]>,
    private readonly absences: ReadonlyMap<number, readonly AwayDays[]>,
    private readonly demands: Demands,
    private readonly returnMonths: number,
  ) {
    this.requirements = new Map(requirements.map((one) => [one.id, one]));
    this.versions = new Map(versions.map((one) => [one.id, one]));
    const ofProcedure = groupedBy(versions, ({ procedureId }) => procedureId);
    const epochsOf = groupedBy(epochs, ({ procedureId }) => procedureId);
    for (const procedureId of new Set(requirements.map((one) => one.procedureId))) {
      if (procedureId === null) continue;
      this.lineages.set(procedureId, {
        versions: (ofProcedure.get(procedureId) ?? []).map(({ id, versionNumber, impact, approvedAt, pdfHash }) => ({
          id,
          number: versionNumber,
          impact,
          approvedAt: approvedAt.toISOString(),
          isFile: pdfHash !== null,
        })),
        epochs: (epochsOf.get(procedureId) ?? []).map(({ from, versionId }) => ({
          from: from.toISOString(),
          versionId,
        })),
      });
    }
    this.trainings = groupedBy(trainings, ({ userId, requirementId }) => keyOf(userId, requirementId));
  }

  absencesOf(personId: number): readonly AwayDays[] {
    return this.absences.get(personId) ?? [];
  }

  openOf(personId: number, requirementId: string): StoredTraining | null {
    return this.trainings.get(keyOf(personId, requirementId))?.find(isOpen) ?? null;
  }

  /** Everything that was ever asked of a person or assigned to them. */
  everOf(personId: number): ReadonlySet<string> {
    const ids = new Set<string>();
    for (const at of this.turnsOf(personId)) for (const id of this.requiredOf(personId, at)) ids.add(id);
    return ids;
  }

  pairsWithTraining(): readonly (readonly [number, string])[] {
    return [...this.trainings.values()].flatMap(([first]) =>
      first ? [[first.userId, first.requirementId] as const] : [],
    );
  }

  requiredOf(personId: number, at: string): ReadonlySet<string> {
    const known = this.asked.get(personId) ?? new Map<string, ReadonlySet<string>>();
    this.asked.set(personId, known);
    const found = known.get(at) ?? requiredAt(this.placements.get(personId) ?? [], this.demands, at);
    known.set(at, found);
    return found;
  }

  private turnsOf(personId: number): ReadonlySet<string> {
    const found = this.turns.get(personId) ?? turnsOf(this.placements.get(personId) ?? [], this.demands);
    this.turns.set(personId, found);
    return found;
  }

  lineageOf(requirementId: string): Lineage | null {
    const procedureId = this.requirements.get(requirementId)?.procedureId ?? null;
    return procedureId === null ? null : (this.lineages.get(procedureId) ?? { versions: [], epochs: [] });
  }

  /** What was completed or waived, and for a reading the approvals that the person has signed. */
  proofsOf(personId: number, requirementId: string): Proof[] {
    const requirement = this.requirements.get(requirementId);
    const own = (this.trainings.get(keyOf(personId, requirementId)) ?? []).flatMap((one): Proof[] =>
      one.completedAt === null
        ? []
        : [
            {
              id: one.id,
              at: one.completedAt.toISOString(),
              lapsesAt: one.expiresOn === null ? null : instantOf(one.expiresOn),
              versionId: one.versionId,
              sinceVersionId: one.sinceVersionId,
              isWaiver: one.status === 'waived',
            },
          ],
    );
    const approved =
      requirement?.type === 'read'
        ? (this.lineageOf(requirementId)?.versions ?? []).flatMap(({ id }): Proof[] =>
            (this.versions.get(id)?.approvals ?? [])
              .filter((mark) => mark.id === personId)
              .map(({ at }) => ({ id, at, lapsesAt: null, versionId: id, sinceVersionId: null, isWaiver: false })),
          )
        : [];
    const proofs = [...own, ...approved];
    if (!requirement?.refreshOnReturn) return proofs;
    return withReturns(proofs, this.awayOf(personId), this.returnMonths);
  }

  /** From the beginning of the first day until the end of the last. */
  awayOf(personId: number) {
    return this.absencesOf(personId).map(({ firstDay, lastDay }) => ({
      from: instantOf(firstDay),
      until: lastDay === null ? null : instantOf(addDays(lastDay, 1)),
    }));
  }

  pairOf(personId: number, requirementId: string, now: string, isActive: boolean): Pair {
    const requirement = this.requirements.get(requirementId);
    const open = this.openOf(personId, requirementId);
    const isAsked = this.requiredOf(personId, now).has(requirementId);
    const known: OpenTraining | null = open && { id: open.id, versionId: open.versionId, cause: open.cause };
    const lives = isActive && requirement?.status === 'active';
    return {
      type: requirement?.type ?? 'read',
      isRequired: lives && isAsked,
      isJoining: isAsked && isJoining(this.placements.get(personId) ?? [], this.demands, now, requirementId),
      lineage: this.lineageOf(requirementId),
      proofs: this.proofsOf(personId, requirementId),
      // What was asked for by hand ends with the person or the requirement, too.
      open: known && !lives && known.cause === 'hand' ? { ...known, cause: 'post' } : known,
    };
  }

  isQualified(personId: number, requirementId: string, at: string): boolean {
    return isQualifiedAt(this.proofsOf(personId, requirementId), this.lineageOf(requirementId), at);
  }

  qualifiedSince(personId: number, requirementId: string, versionId: string, now: string): string | null {
    return qualifiedSince(this.proofsOf(personId, requirementId), this.lineageOf(requirementId), versionId, now);
  }

  /** The records that prove it. */
  provenBy(personId: number, requirementId: string, at: string): string[] {
    return validProofs(this.proofsOf(personId, requirementId), at).map(({ id }) => id);
  }

  private lifeOf(personId: number, requirementId: string): Life {
    return {
      isRequiredAt: (at) => this.requiredOf(personId, at).has(requirementId),
      turns: this.turnsOf(personId),
      lineage: this.lineageOf(requirementId),
      proofs: this.proofsOf(personId, requirementId),
      owed: (this.trainings.get(keyOf(personId, requirementId)) ?? []).map(({ createdAt, endedAt, dueDate }) => ({
        from: createdAt.toISOString(),
        until: endedAt?.toISOString() ?? null,
        dueDate,
      })),
    };
  }

  spansOf(personId: number, requirementId: string): Spans {
    return spansOf(this.lifeOf(personId, requirementId));
  }

  cellAt(personId: number, requirementId: string, at: string): CellState {
    return cellAt(this.lifeOf(personId, requirementId), at);
  }
}

export async function readKnowledge(reader: Reader, companyId: number, asked: Asked): Promise<Knowledge> {
  const { people } = asked;
  const requirements = await listRequirements(reader, companyId, asked.requirements);
  const procedures = [...new Set(requirements.flatMap(({ procedureId }) => procedureId ?? []))];
  const held = await listPostsOf(reader, companyId, people);
  const away = await listAbsences(reader, companyId, people);
  return new Knowledge(
    requirements,
    await listKnownVersions(reader, procedures),
    await listKnownEpochs(reader, procedures),
    await listKnownTrainings(reader, people, asked.requirements),
    groupedBy(held, ({ personId }) => personId),
    groupedBy(away, ({ personId }) => personId),
    demandsOf(await listPosts(reader, companyId), await listCurricula(reader, companyId)),
    (await findParameters(reader, companyId)).returnMonths,
  );
}
