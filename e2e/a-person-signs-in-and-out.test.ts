import { expect, it } from 'vitest';
import { address, demoPassword, openPage, openSignedIn, signIn } from './support/browser';

const failedRequest = /status of 401|Erreur lors de la connexion/;
const stored = ['access_token', 'current_user', 'token_expiration'];

it('a person signs in with the keyboard alone and lands on the launcher', async () => {
  const page = await openPage('/');
  await page.waitForURL('**/login');
  await page.keyboard.press('Tab');
  for (let presses = 0; presses < 10; presses += 1) {
    if (await page.getByLabel('Username').evaluate((field) => field === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('reporter');
  await page.keyboard.press('Tab');
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/home');
  await page.getByText('Connexion réussie !').waitFor();
  expect(await page.title()).toContain('Vigie');
  const session = await page.evaluate(() => ({ ...localStorage }));
  expect(Object.keys(session)).toEqual(expect.arrayContaining(stored));
  const claims = JSON.parse(atob(session.access_token?.split('.')[1] ?? ''));
  expect(Number(session.token_expiration)).toBe(claims.exp * 1000);
  expect(JSON.parse(session.current_user ?? '{}').username).toBe('reporter');
});

it('empty fields and wrong credentials are refused in the words of the contract', async () => {
  const page = await openPage('/login', { expectedConsole: failedRequest });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText("Veuillez entrer un nom d'utilisateur et un mot de passe.").waitFor();
  expect(requests.filter((url) => url.includes('/auth/token'))).toEqual([]);
  await page.getByLabel('Username').fill('reporter.of.nowhere');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText("Nom d'utilisateur ou mot de passe incorrect.").waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(await page.getByLabel('Username').inputValue()).toBe('reporter.of.nowhere');
});

it('the button says that it is busy and nothing can be changed meanwhile', async () => {
  const page = await openPage('/login');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/v1/auth/token', async (route) => {
    expect(route.request().postData()).toContain('grant_type=password');
    await held;
    await route.continue();
  });
  await page.getByLabel('Username').fill('reporter');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Signing in...' }).waitFor();
  expect(await page.getByLabel('Username').isDisabled()).toBe(true);
  answer();
  await page.waitForURL('**/home');
});

it('the password can be shown and hidden', async () => {
  const page = await openPage('/login');
  const field = page.getByLabel('Password', { exact: true });
  await field.fill('something');
  expect(await field.getAttribute('type')).toBe('password');
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  expect(await field.getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: 'Masquer le mot de passe' }).click();
  expect(await field.getAttribute('type')).toBe('password');
});

it('the launcher has its nineteen tiles, and none promises what is not there', async () => {
  const page = await openSignedIn('reporter');
  const labels = [
    'Overview',
    'Notifications',
    'KPI',
    'Parameters',
    'New Issue',
    'Inbox',
    'Audit',
    'Gemba',
    'HSE',
    'Non-conformity',
    'Improvement Project',
    'IT Bug',
    'Complaint',
    'Maintenance',
    'Actions',
    'Change Control',
    'Procedures',
    'Training',
    'Risk Management',
  ];
  const tiles = page.locator('.tile');
  await expect.poll(() => tiles.count()).toBe(19);
  const shown = await tiles.allInnerTexts();
  for (const label of labels)
    expect(
      shown.some((text) => text.startsWith(label)),
      label,
    ).toBe(true);
  await expect.poll(() => page.locator('.tile svg').count()).toBe(19);
  for (const tile of await tiles.all()) {
    const isLink = (await tile.evaluate((element) => element.tagName)) === 'A';
    expect(isLink || /Pas encore disponible|Réservé/.test((await tile.textContent()) ?? '')).toBe(true);
  }
});

it('unknown paths lead to the launcher, and signed-in people are not asked again', async () => {
  const page = await openSignedIn('reporter', '/apps/nothing/here');
  await page.waitForURL('**/home');
  await page.goto(`${address}/login`);
  await page.waitForURL('**/home');
});

it('a stored session is restored; one that is expired or cannot be read is removed', async () => {
  const page = await openSignedIn('reporter', '/home', { expectedConsole: /Impossible de décoder le token/ });
  await page.reload();
  await page.getByRole('heading', { name: 'Bonjour Karim' }).waitFor();
  for (const token of ['not a token', `x.${btoa(JSON.stringify({ exp: 1 }))}.x`]) {
    // Where no script of ours runs: a page that is open would use it for whatever it asks next.
    await page.goto(`${address}/favicon.svg`);
    await page.evaluate((value) => localStorage.setItem('access_token', value), token);
    await page.goto(`${address}/home`);
    await page.waitForURL('**/login');
    const left = await page.evaluate(() => Object.keys(localStorage));
    expect(left).not.toContain('access_token');
    expect(left).not.toContain('current_user');
    await signIn(page, 'reporter');
    await page.getByRole('heading', { name: 'Bonjour Karim' }).waitFor();
  }
});

it('the user menu shows who is signed in, closes by a click outside, and signs out', async () => {
  const page = await openSignedIn('company.admin');
  const avatar = page.getByRole('button', { name: 'Menu de company.admin' });
  expect(await avatar.locator('.avatar').textContent()).toBe('CA');
  await avatar.click();
  await page.getByRole('menuitem', { name: 'Mon profil' }).waitFor();
  await page.getByRole('menuitem', { name: 'Paramètres' }).waitFor();
  await page.mouse.click(300, 600);
  await expect.poll(() => page.getByRole('menuitem').count()).toBe(0);
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  await avatar.click();
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click();
  await page.waitForURL('**/login');
  expect(await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), stored)).toEqual([
    null,
    null,
    null,
  ]);
  // The page signs out at once, while its request to the server is under way.
  await expect
    .poll(async () => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${address}/v1/users/current-user`, { headers })).status;
    })
    .toBe(401);
});
