import { address, demoPassword } from './browser';

export async function tokenOf(username: string, password: string): Promise<string> {
  const answer = await fetch(`${address}/api/v1/auth/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', username, password }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

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
  await post(await tokenOf('company.admin', demoPassword), '/v1/users', {
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
