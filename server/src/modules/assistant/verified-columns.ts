import type { VerifiedColumns } from '../../platform/verification/columns';
import type { Tables } from './schema';

/** How `verify` holds each column of the tables of assistant. */
export const assistantColumns: VerifiedColumns<Tables> = {
  assistant_suggestions: {
    company_id: 'derivation: the company whose chain tells of it',
    id: 'event: names the record',
    user_id: 'derivation: actor of suggestion.made',
    task: 'event: task',
    case_id: 'not: where it was asked for; what was taken over is compared where it stands',
    step: 'not: where it was asked for; what was taken over is compared where it stands',
    report_id: 'not: where it was asked for; what was taken over is compared where it stands',
    field: 'not: where it was asked for; what was taken over is compared where it stands',
    original:
      'not: what the model was given and said; the trail tells the hash of what it was given, and what was taken over',
    suggested:
      'not: what the model was given and said; the trail tells the hash of what it was given, and what was taken over',
    language:
      'not: what the model was given and said; the trail tells the hash of what it was given, and what was taken over',
    model: 'event: model',
    prompt_hash: 'event: promptHash',
    input_hash: 'event: inputHash',
    decision: 'event: decision',
    decided_at: 'derivation: time of the decision',
    created_at: 'derivation: time of suggestion.made',
  },
  assistant_usage: {
    company_id: 'not: a counter for a limit of cost',
    month: 'not: a counter for a limit of cost',
    tokens: 'not: a counter for a limit of cost',
    requests: 'not: a counter for a limit of cost',
  },
};
