import type { BodyOf, OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { say } from '@vigie/domain/kernel/message';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { usernameKey } from '@vigie/domain/kernel/text-keys';
import type { placementsEndpoints } from '@vigie/domain/modules/placements/contract';
import {
  type CheckedLine,
  checkPlacementFile,
  type PlacementLine,
  readPlacementFile,
} from '@vigie/domain/modules/placements/placement-file';
import type { Context } from '../../platform/context';
import type { Reader } from '../../platform/database/tx';
import type { Platform } from '../../platform/platform';
import { findActiveByName } from '../accounts/public';
import { listAllPlacementsOf } from './repository';
import { addIn } from './service';

type ImportPlacements = (typeof placementsEndpoints)['importPlacements'];

/** Looked at without a reason, written with one: all of it, and nothing where a line is wrong. */
export async function importPlacements(
  { database }: Platform,
  context: Context,
  { csv, endsEarlier, reason }: BodyOf<ImportPlacements>,
): Promise<OutputOf<ImportPlacements>> {
  const read = readPlacementFile(csv);
  if (read.objection) throw new Refusal('invalid', { fields: [{ loc: ['body', 'csv'], ...read.objection }] });
  if (reason === undefined) {
    return database.read(context, async (reader) => {
      const lines = await checked(reader, context, read.lines, endsEarlier);
      return { lines: lines.map((line) => toLine(line, context)), added: 0, ended: 0 };
    });
  }
  return database.transaction(context, async (tx) => {
    const lines = await checked(tx, context, read.lines, endsEarlier);
    const problems = lines.flatMap(({ line, objections }) =>
      objections.map((objection) => ({ loc: ['body', 'csv', line], ...objection })),
    );
    if (problems.length > 0) throw new Refusal('invalid', { fields: problems });
    const items = lines.map(({ username, department, site, post, validFrom, validUntil }) => ({
      username,
      department,
      site,
      post,
      validFrom: validFrom ?? '',
      validUntil,
    }));
    const done = await addIn(tx, { items, endsEarlier, reason });
    return { lines: lines.map((line) => toLine(line, context)), ...done };
  });
}

async function checked(
  reader: Reader,
  { actor: { companyId } }: Context,
  lines: readonly PlacementLine[],
  endsEarlier: boolean,
): Promise<readonly CheckedLine[]> {
  const names = [...new Set(lines.map(({ username }) => username.toLowerCase()))];
  const people = await findActiveByName(reader, companyId, names);
  const standing = await listAllPlacementsOf(
    reader,
    companyId,
    people.map(({ id }) => id),
  );
  const known = people.map(
    ({ id, username }) => [usernameKey(username), standing.filter(({ personId }) => personId === id)] as const,
  );
  return checkPlacementFile(lines, new Map(known), endsEarlier);
}

const toLine = ({ objections, unread: _unread, ...line }: CheckedLine, { style }: Context) => ({
  ...line,
  problems: objections.map(({ message, values }) => say(style, message, values)),
});
