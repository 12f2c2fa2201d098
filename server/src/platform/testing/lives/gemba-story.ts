import { randomUUID } from 'node:crypto';
import { attachmentsEndpoints as attachments } from '@vigie/domain/modules/attachments/contract';
import { gembaCaptureEndpoints as captures } from '@vigie/domain/modules/gemba/capture-contract';
import { dutiesEndpoints as duties } from '@vigie/domain/modules/gemba/duties/contract';
import { observationsEndpoints as observations } from '@vigie/domain/modules/gemba/observations/contract';
import { routesEndpoints as routes } from '@vigie/domain/modules/gemba/routes/contract';
import { stationsEndpoints as stations } from '@vigie/domain/modules/gemba/stations/contract';
import { walksEndpoints as walks } from '@vigie/domain/modules/gemba/walks/contract';
import { caseWork } from '../../../modules/cases/testing/cases';
import type { Stage } from './stage';

const reason = 'Précision';

/** Stations, a route and a duty that are kept, a walk, and observations that are settled, withdrawn, reported and acted on. */
export async function gembaStory(stage: Stage): Promise<void> {
  const { act } = stage.bound();
  const designer = 'designer';
  const leadId = await stage.idOf('lead');
  const place = { site: 'Site', department: 'Essais', responsibleId: leadId };
  const station = await act(designer, stations.createGembaStation, { body: { ...place, label: 'Poste d’essai' } });
  await keepStation(stage, station);
  const route = await act(designer, routes.createGembaRoute, { body: { title: 'Essais', stations: [station.id] } });
  await keepRoute(stage, route);
  const firstDay = new Date().toISOString().slice(0, 10);
  const duty = await act('qa', duties.createGembaDuty, {
    body: { routeId: route.id, personId: leadId, rhythm: 'weekly', firstDay },
  });
  await keepDuty(stage, duty);

  const walk = await act('lead', walks.createGembaWalk, { body: { routeId: route.id, startsNow: true } });
  const noted = async (text: string) =>
    act('lead', observations.createObservation, {
      body: { walkId: walk.id, stationId: station.id, verdict: 'improve', category: 'safety', text },
    });
  const first = await noted('Un câble au sol');
  const params = { id: first.id };
  await act('qa', observations.commentOnObservation, { params, body: { text: 'Vu @lead' } });
  const { attachment } = await act('lead', observations.attachToObservation, {
    params,
    query: { reason },
    ...stage.file(),
  });
  await act('lead', observations.detachFromObservation, {
    params: { ...params, attachmentId: attachment.id },
    body: { reason },
  });
  const version = async () => (await act('lead', observations.getObservation, { params })).version;
  await act('lead', observations.changeObservation, {
    params,
    version: await version(),
    body: { text: 'Un câble au sol, près de la porte', reason },
  });
  await act('lead', observations.moveObservation, {
    params,
    version: await version(),
    body: { action: 'settle', reason: 'Fixé' },
  });
  const second = await noted('Une fuite');
  await act('lead', observations.reportObservation, { params: { id: second.id } });
  const third = await noted('Un carter desserré');
  await act('lead', observations.actOnObservation, {
    params: { id: third.id },
    body: { title: 'Resserrer', assignTo: leadId },
  });
  const fourth = await noted('Une étiquette illisible');
  const { id: caseId } = await (await caseWork(stage.t)).open();
  await act('lead', observations.joinObservationToCase, {
    params: { id: fourth.id },
    version: fourth.version,
    body: { caseId },
  });
  await act('lead', walks.moveGembaWalk, {
    params: { id: walk.id },
    version: walk.version,
    body: { action: 'finish' },
  });
}

/** Begun, noted with a photo and finished without a network; each entry arrives twice. */
export async function capturedWalkStory(stage: Stage): Promise<void> {
  const { act } = stage.bound();
  const place = { site: 'Site', department: 'Essais', label: 'Poste sans réseau' };
  const station = await act('designer', stations.createGembaStation, { body: place });
  const entryOf = (captureId: string, content: object, photos: string[] = []) => {
    const sentAt = new Date().toISOString();
    const entry = { captureId, base: null, photos, deviceTime: sentAt, skewMs: 0, contract: 1 };
    return { body: { entry, content: { ...content }, sentAt } };
  };
  const twice = async (endpoint: (typeof captures)[keyof typeof captures], entry: ReturnType<typeof entryOf>) => {
    await act('lead', endpoint, entry);
    await act('lead', endpoint, entry);
  };
  const [walk, observation, end] = [randomUUID(), randomUUID(), randomUUID()];
  await twice(captures.captureGembaWalk, entryOf(walk, { routeId: null }));
  const { sha256 } = await act('lead', attachments.captureFile, {
    params: { captureId: observation },
    ...stage.file(),
  });
  const seen = { walk, stationId: station.id, verdict: 'improve', category: 'order', text: 'Palette au sol' };
  await twice(captures.captureObservation, entryOf(observation, seen, [sha256]));
  await twice(captures.captureGembaWalkEnd, entryOf(end, { walk }));
}

interface Kept {
  readonly id: string;
  readonly version: number;
}

async function keepStation(stage: Stage, { id, version }: Kept): Promise<void> {
  const { act } = stage.bound();
  const params = { id };
  const designer = 'designer';
  const changed = await act(designer, stations.changeGembaStation, { params, version, body: { equipment: 'Banc 1' } });
  await act('qa', stations.commentOnGembaStation, { params, body: { text: 'Bien placée' } });
  const { attachment } = await act(designer, stations.attachToGembaStation, { params, ...stage.file() });
  await act(designer, stations.detachFromGembaStation, {
    params: { id, attachmentId: attachment.id },
    body: { reason },
  });
  const move = async (action: 'retire' | 'restore') => {
    const now = await act(designer, stations.getGembaStation, { params });
    await act(designer, stations.moveGembaStation, { params, version: now.version, body: { action, reason } });
  };
  await move('retire');
  await move('restore');
  if (changed.equipment !== 'Banc 1') throw new Error('the station was not changed');
}

async function keepRoute(stage: Stage, { id, version }: Kept): Promise<void> {
  const { act } = stage.bound();
  const params = { id };
  const designer = 'designer';
  await act(designer, routes.changeGembaRoute, { params, version, body: { title: 'Essais du matin' } });
  await act('qa', routes.commentOnGembaRoute, { params, body: { text: 'Court' } });
  const { attachment } = await act(designer, routes.attachToGembaRoute, { params, ...stage.file() });
  await act(designer, routes.detachFromGembaRoute, { params: { id, attachmentId: attachment.id }, body: { reason } });
  const move = async (action: 'retire' | 'restore') => {
    const now = await act(designer, routes.getGembaRoute, { params });
    await act(designer, routes.moveGembaRoute, { params, version: now.version, body: { action, reason } });
  };
  await move('retire');
  await move('restore');
}

async function keepDuty(stage: Stage, { id, version }: Kept): Promise<void> {
  const { act } = stage.bound();
  const params = { id };
  const personId = await stage.idOf('designer');
  await act('qa', duties.changeGembaDuty, { params, version, body: { personId } });
  await act('lead', duties.commentOnGembaDuty, { params, body: { text: 'Merci' } });
  const { attachment } = await act('qa', duties.attachToGembaDuty, { params, ...stage.file() });
  await act('qa', duties.detachFromGembaDuty, { params: { id, attachmentId: attachment.id }, body: { reason } });
  const now = await act('qa', duties.getGembaDuty, { params });
  await act('qa', duties.moveGembaDuty, { params, version: now.version, body: { action: 'end', reason } });
}
