import { tokenOf } from './browser';
import { idOf, procedureInForce } from './procedures/procedures';
import { dayIn } from './programmes';
import { ask } from './reports';

interface Listed {
  readonly items: readonly { readonly id: string }[];
}

/** Works in a post from today on. */
export async function placeIn(username: string, post: string): Promise<void> {
  const placement = { department: 'Production', site: 'Usine de Rennes', post, validFrom: dayIn(0), validUntil: null };
  const body = { items: [{ username, ...placement }], endsEarlier: false, reason: 'Prise de poste' };
  await ask(await tokenOf('company.admin'), 'POST', '/api/v1/placements/several', body);
}

/** A requirement to read a procedure that is in force, and a training of somebody in it. */
export async function trainingOf(username: string, title: string): Promise<{ requirementId: string; id: string }> {
  const token = await tokenOf('designer');
  const { id: procedureId } = await procedureInForce(title);
  const requirement = { title, type: 'read', procedureId };
  const { id: requirementId } = await ask(token, 'POST', '/api/v1/training/requirements', requirement);
  const training = { userId: await idOf(username), requirementId, reason: 'Prise de poste' };
  const { id } = await ask(token, 'POST', '/api/v1/trainings', training);
  return { requirementId, id };
}

const first = async (path: string) =>
  (await ask<Listed>(await tokenOf('lead'), 'GET', `${path}?assigned=everyone`)).items[0]?.id ?? '';

/** What each page of training shows once its data is there, beside those that every kind of record has. */
export async function trainingPages(): Promise<Readonly<Record<string, string>>> {
  const title = `Lecture ${Date.now().toString(36)}`;
  const { id } = await trainingOf('lead', title);
  const curriculum = await first('/api/v1/training/curricula');
  return {
    '/apps/training/mine': 'What I have completed',
    [`/apps/training/${id}/learn`]: 'Vérifiez que la ligne est vide.',
    '/apps/training/matrix?scope=team': 'Qualified of those required',
    '/apps/training/matrix?scope=team&search=zzzz': 'Nothing matches this search',
    '/apps/training/gates': 'must be qualified for every requirement named',
    [`/apps/training/curricula/${curriculum}`]: curriculum,
  };
}
