import { tokenOf } from './browser';
import { idOf } from './cases';
import { newPerson } from './people';
import { ask } from './reports';

export interface StoredTask {
  readonly id: string;
  readonly version: number;
  readonly status: string;
}

/** A task of one journey's own, with its responsible and its approver. */
export async function newTask(name: string, title: string, more: object = {}) {
  const [doer, approver] = await Promise.all([newPerson('Fait', name), newPerson('Approuve', name)]);
  const [assignTo, approverId] = await Promise.all([idOf(doer), idOf(approver)]);
  const body = { title, assignTo, approver: approverId, ...more };
  const { id } = await ask<StoredTask>(await tokenOf(approver), 'POST', '/api/v1/actions', body);
  return { id, doer, approver };
}
