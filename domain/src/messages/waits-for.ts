import { text } from '../kernel/message';

/** Who has to act next on a record. */
export const waitsForMessages = {
  waits: text('En attente de : {who}', 'Waiting for: {who}'),
  decides: text('Décision : {who}', 'Decided by: {who}'),
  others: text('{names} et {n} {n|autre|autres}', '{names} and {n} {n|other|others}'),
  unheld: text('{role} (personne n’a ce rôle)', '{role} (no one holds this role)'),
};
