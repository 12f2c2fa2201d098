import type { BodyOf, OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { creation, differences, type FieldChange } from '@vigie/domain/kernel/trail/audit-event';
import type { Objection } from '@vigie/domain/kernel/workflow';
import type { assistantEndpoints } from '@vigie/domain/modules/assistant/contract';
import { textAt, withTextAt } from '@vigie/domain/modules/assistant/field-text';
import { assistantMessages } from '@vigie/domain/modules/assistant/messages/assistant';
import { acceptanceObjection, decisionObjection } from '@vigie/domain/modules/assistant/suggestions';
import { answerChanges } from '@vigie/domain/modules/reports/public';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import { parsePart } from '../../platform/http/validation';
import type { Platform } from '../../platform/platform';
import { readWholeCase, writeCaseStep } from '../cases/public';
import { readReport, writeReport } from '../reports/public';
import {
  type Decision,
  insertSuggestion,
  lockSuggestion,
  type NewSuggestion,
  type StoredSuggestion,
  saveDecision,
} from './suggestion-repository';
import { findMarks } from './text-jobs';

type Endpoints = typeof assistantEndpoints;

export function addSuggestion(
  { database }: Platform,
  context: Context,
  made: NewSuggestion,
): Promise<StoredSuggestion> {
  return database.transaction(context, async (tx) => {
    const stored = await insertSuggestion(tx, made);
    tx.audit({
      action: 'suggestion.made',
      record: 'suggestion',
      recordId: stored.id,
      changes: creation(auditedFields(stored)),
    });
    return stored;
  });
}

interface Acceptance extends BodyOf<Endpoints['acceptSuggestion']> {
  readonly id: number;
  /** Of the step or report. */
  readonly version: number;
}

/** A change by the user who accepts it, under the rules of what is changed; its event says that it was assisted. */
export function acceptSuggestion(
  { database }: Platform,
  context: Context,
  { id, version, text, read, reason }: Acceptance,
): Promise<OutputOf<Endpoints['acceptSuggestion']>> {
  return database.transaction(context, async (tx) => {
    const made = await lockSuggestion(tx, id);
    if (!made) throw new Refusal('not_found');
    const place = await placeOf(tx, made);
    const { userId: actorId } = context.actor;
    const unread = read ? 0 : (await findMarks(context, made.original, text, made.language)).length;
    refuse(acceptanceObjection(made, { actorId, current: place.current, unread }));
    const extraChanges = assistedFields(made);
    const saved = await place.write({ version, text, reason, extraChanges });
    await decide(tx, made, 'accepted');
    return { text, version: saved.version };
  });
}

export function refuseSuggestion({ database }: Platform, context: Context, id: number): Promise<undefined> {
  return database.transaction(context, async (tx) => {
    const made = await lockSuggestion(tx, id);
    if (!made) throw new Refusal('not_found');
    refuse(decisionObjection(made, context.actor.userId));
    await decide(tx, made, 'refused');
    return undefined;
  });
}

interface Written {
  readonly version: number;
  readonly text: string;
  readonly reason: string | undefined;
  readonly extraChanges: readonly FieldChange[];
}

interface Place {
  readonly current: string | null;
  readonly write: (written: Written) => Promise<{ readonly version: number }>;
}

async function placeOf(tx: Tx, { caseId, step, reportId, field }: StoredSuggestion): Promise<Place> {
  if (reportId !== null) {
    const { answers } = await readReport(tx, tx.context, reportId);
    return {
      current: textAt(answers, field),
      write: ({ text, ...written }) => {
        const answers = parsePart(answerChanges, 'body', { [field]: text });
        return writeReport(tx, { id: reportId, answers, ...written });
      },
    };
  }
  if (step === 'definition') throw new Refusal('objection', { message: assistantMessages.notWrittenHere });
  const { steps } = await readWholeCase(tx, tx.context, caseId);
  const content = steps.find(({ name }) => name === step)?.content ?? {};
  return {
    current: textAt(content, field),
    write: ({ text, ...written }) =>
      writeCaseStep(tx, { id: caseId, step, content: withTextAt(content, field, text), ...written }),
  };
}

async function decide(tx: Tx, made: StoredSuggestion, decision: Decision): Promise<void> {
  await saveDecision(tx, made.id, decision);
  tx.audit({
    action: `suggestion.${decision}`,
    record: 'suggestion',
    recordId: made.id,
    changes: differences(auditedFields(made), auditedFields({ ...made, decision })),
  });
}

function refuse(objection: Objection | null): void {
  if (objection) throw new Refusal(objection.code ?? 'objection', objection);
}

/** What the event of the case or report records beside the new text. */
function assistedFields({ id, model, promptHash, inputHash }: StoredSuggestion): readonly FieldChange[] {
  return creation({
    'assisted.suggestion': id,
    'assisted.model': model,
    'assisted.promptHash': promptHash,
    'assisted.inputHash': inputHash,
  });
}

/** Neither texts nor the number of the case: not every reader of the trail may read the case. */
export function auditedFields({ task, model, promptHash, inputHash, decision }: StoredSuggestion) {
  return { task, model, promptHash, inputHash, decision };
}
