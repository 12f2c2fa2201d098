import { newTaskMessages } from '@vigie/domain/modules/actions/messages/new-task';
import { actionChangeMessages } from '@vigie/domain/modules/actions/messages/workflow';
import { expect, it } from 'vitest';
import { ApiError } from '../../../platform/transport/api-error';
import { taskObjection, uploadingMessage } from './task-objections';

const me = { id: 1, name: 'Claire' };
const marc = { id: 2, name: 'Marc' };
const lost = { failure: new ApiError(0, 'network_failure', 'no network') };
const refused = { failure: { message: 'wrong kind' } };

it('lets a task go that nothing stands in the way of', () => {
  expect(taskObjection({ assignTo: me, approver: null }, [])).toBeNull();
  expect(taskObjection({ assignTo: marc, approver: me }, [])).toBeNull();
});

it('waits for files, and does not go without one whose network was lost', () => {
  expect(taskObjection({ assignTo: me, approver: null }, [lost, { failure: null }])).toBe(uploadingMessage);
  expect(taskObjection({ assignTo: me, approver: null }, [lost])).toBe(newTaskMessages.fileFailed);
});

it('goes without a file that would never be taken: that was said beside it', () => {
  expect(taskObjection({ assignTo: me, approver: null }, [refused])).toBeNull();
});

it('does not let people judge their own work', () => {
  expect(taskObjection({ assignTo: marc, approver: marc }, [])).toBe(actionChangeMessages.samePerson);
});
