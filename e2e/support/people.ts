import { address, demoPassword, tokenOf } from './browser';
import { linkMailedTo } from './mails';

async function post(path: string, body: object, token?: string): Promise<void> {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}

let administrator: Promise<string> | undefined;

/** As the administrator of the demo company, who signs in once for all journeys: each time costs as much as the rest. */
async function postAsAdministrator(path: string, body: object): Promise<void> {
  administrator ??= tokenOf('company.admin');
  await post(path, body, await administrator).catch(async () => {
    // An unused session expires.
    administrator = tokenOf('company.admin');
    await post(path, body, await administrator);
  });
}

const nameOf = (firstName: string, lastName: string) =>
  `${firstName}.${lastName}`.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');

/**
 * A user of the demo company for one journey alone: what happens to them disturbs no other journey. They come by an
 * invitation, and so they may sign.
 */
export async function newPerson(firstName: string, lastName: string, roles: string[] = []): Promise<string> {
  const username = nameOf(firstName, lastName);
  const email = `${username}@orvaline.example`;
  await postAsAdministrator('/api/v1/invitations', { username, email, firstName, lastName, roles });
  const token = new URL(await linkMailedTo(email)).hash.slice('#token='.length);
  await post('/api/v1/invitations/accept', { token, password: demoPassword });
  return username;
}

/** A user whose first password was given to them, so that their identity is not confirmed yet. */
export async function unconfirmedPerson(firstName: string, lastName: string, roles: string[] = []): Promise<string> {
  const username = nameOf(firstName, lastName);
  const initial = 'Un-premier-secret-1';
  await postAsAdministrator('/v1/users', {
    username,
    email: `${username}@orvaline.example`,
    first_name: firstName,
    last_name: lastName,
    password: initial,
    roles,
  });
  const passwords = { currentPassword: initial, newPassword: demoPassword };
  await post('/api/v1/users/me/password', passwords, await tokenOf(username, initial));
  return username;
}
