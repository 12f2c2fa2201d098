import type { Page } from 'playwright-core';
import { tokenOf } from './browser';
import { ask } from './reports';

export interface Station {
  readonly id: string;
  readonly label: string;
  readonly token: string;
}

const api = '/api/v1/gemba';

export async function newStation(label: string, department = 'Production'): Promise<Station> {
  const token = await tokenOf('designer');
  return ask(token, 'POST', `${api}/stations`, { label, site: 'Site de Quimper', department });
}

export async function newRoute(title: string, stations: readonly Station[]): Promise<{ readonly id: string }> {
  const token = await tokenOf('designer');
  return ask(token, 'POST', `${api}/routes`, { title, stations: stations.map(({ id }) => id) });
}

/** The walk that this user is on; begun where there is none. */
export async function openWalkOf(username: string): Promise<string> {
  const token = await tokenOf(username);
  const { id } = await ask<{ id: string | null }>(token, 'GET', `${api}/open-walk`);
  return id ?? (await ask<{ id: string }>(token, 'POST', `${api}/walks`, { startsNow: true })).id;
}

/** A camera that shows a picture which changes, as no machine that runs journeys has one. */
export async function fakeCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const getUserMedia = async () => {
      const canvas = document.createElement('canvas');
      canvas.width = 640;
      canvas.height = 480;
      const pen = canvas.getContext('2d');
      let n = 0;
      setInterval(() => {
        n += 1;
        if (!pen) return;
        pen.fillStyle = `hsl(${(n * 7) % 360} 60% 50%)`;
        pen.fillRect(0, 0, 640, 480);
      }, 50);
      return canvas.captureStream(20);
    };
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
  });
}

/** What each page of the module shows once its data is there, beside those that every kind of record has. */
export async function gembaPages(): Promise<Readonly<Record<string, string>>> {
  const token = await tokenOf('lead');
  const { items } = await ask<{ items: readonly Station[] }>(token, 'GET', `${api}/station-options`);
  const [station] = items;
  if (!station) throw new Error('The demo has no station');
  const walk = await openWalkOf('lead');
  return {
    '/apps/gemba/heat-map': station.label,
    '/apps/gemba/heat-map?until=2019-12': '01/2019',
    '/apps/gemba/walked': 'planned walks finished',
    '/apps/gemba/codes': station.label,
    '/apps/gemba/here': 'Code of the station',
    [`/apps/gemba/here?code=${station.token}`]: 'Continue the walk here',
    [`/apps/gemba/${walk}/walk`]: 'Where are you?',
    [`/apps/gemba/${walk}/walk?station=${station.id}`]: 'Note an observation',
    '/apps/gemba/new': 'Start now',
  };
}

/** Of a code that no station has, which the browser says on its console as well. */
export const unknownCodePages = { '/apps/gemba/here?code=aaaaaaaaaaaa': 'No station has this code' };

export async function startWalkOn(username: string, routeId: string | null): Promise<string> {
  const body = { routeId, startsNow: true };
  return (await ask<{ id: string }>(await tokenOf(username), 'POST', `${api}/walks`, body)).id;
}

export const walkOf = async (username: string, id: string) =>
  ask<{ status: string; improve: number }>(await tokenOf(username), 'GET', `${api}/walks/${id}`);

interface SeenObservation {
  readonly id: string;
  readonly text: string;
  readonly observedAt: string;
  readonly createdAt: string;
  readonly attachments: readonly { readonly sha256: string }[];
}

/** In the order of their numbers, which is that of their arrival. */
export async function observationsOf(username: string, walk: string): Promise<readonly SeenObservation[]> {
  const token = await tokenOf(username);
  const query = `assigned=everyone&status=open,settled,followed&walk=${walk}&sort=id&direction=asc`;
  const { items } = await ask<{ items: readonly { id: string }[] }>(token, 'GET', `${api}/observations?${query}`);
  return Promise.all(items.map(({ id }) => ask<SeenObservation>(token, 'GET', `${api}/observations/${id}`)));
}
