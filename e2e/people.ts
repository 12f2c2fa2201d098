import { address, demoPassword, tokenOf } from './browser';

async function post(token: string, path: string, body: object): Promise<void> {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}

/** Somebody of the demo company for one journey alone: what happens to them disturbs no other journey. */
export async function newPerson(firstName: string, lastName: string, roles: string[] = []): Promise<string> {
  const username = `${firstName}.${lastName}`.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  const initial = 'Un-premier-secret-1';
  await post(await tokenOf('company.admin'), '/v1/users', {
    username,
    email: `${username}@orvaline.example`,
    first_name: firstName,
    last_name: lastName,
    password: initial,
    roles,
  });
  const token = await tokenOf(username, initial);
  await post(token, '/api/v1/users/me/password', { currentPassword: initial, newPassword: demoPassword });
  return username;
}
