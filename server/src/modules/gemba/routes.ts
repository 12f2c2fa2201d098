import type { gembaEndpoints } from '@vigie/domain/modules/gemba/contract';
import { dutiesEndpoints } from '@vigie/domain/modules/gemba/duties/contract';
import { observationsEndpoints } from '@vigie/domain/modules/gemba/observations/contract';
import { routesEndpoints } from '@vigie/domain/modules/gemba/routes/contract';
import { stationsEndpoints } from '@vigie/domain/modules/gemba/stations/contract';
import { walksEndpoints } from '@vigie/domain/modules/gemba/walks/contract';
import type { ServerModule } from '../../platform/http/call';
import { receivedEntry } from '../../platform/offline/captures';
import type { Platform } from '../../platform/platform';
import { captureObservation, captureWalk, captureWalkEnd } from './captured';
import { createDuty, duties } from './duties';
import { exportHeatMap, getHeatMap, getWalked } from './figures';
import { actOnObservation, concludeObservations, joinObservationToCase, reportObservation } from './follow-ups';
import { changeObservation, createObservation, observations } from './observations';
import { planWalks } from './plan-walks';
import { changeStation, createStation, findByCode, listOptions, stations } from './stations';
import { changeRoute, createRoute, listOptions as listRoutes, walkRoutes } from './walk-routes';
import { createWalk, findBegunWalk, findMyWalk, listWalkStops, walks } from './walks';

export function gembaModule(platform: Platform): ServerModule<typeof gembaEndpoints> {
  return {
    kinds: [walks.found, observations.found, stations.found, walkRoutes.found, duties.found],
    handlers: {
      ...stations.handlers(platform, stationsEndpoints),
      ...walkRoutes.handlers(platform, routesEndpoints),
      ...duties.handlers(platform, dutiesEndpoints),
      ...walks.handlers(platform, walksEndpoints),
      ...observations.handlers(platform, observationsEndpoints),
      createGembaStation: ({ context, body }) => createStation(platform, context, body),
      changeGembaStation: (call) => changeStation(platform, call),
      listGembaStationOptions: ({ context }) => listOptions(platform, context),
      findGembaStationByCode: (call) => findByCode(platform, call),
      createGembaRoute: ({ context, body }) => createRoute(platform, context, body),
      changeGembaRoute: (call) => changeRoute(platform, call),
      listGembaRouteOptions: ({ context }) => listRoutes(platform, context),
      createGembaDuty: ({ context, body }) => createDuty(platform, context, body),
      createGembaWalk: ({ context, body }) => createWalk(platform, context, body),
      listGembaWalkStops: (call) => listWalkStops(platform, call),
      findOpenGembaWalk: ({ context }) => findMyWalk(platform, context),
      findBegunGembaWalk: (call) => findBegunWalk(platform, call),
      createObservation: ({ context, body }) => createObservation(platform, context, body),
      changeObservation: (call) => changeObservation(platform, call),
      reportObservation: ({ context, params }) => reportObservation(platform, context, params.id),
      actOnObservation: ({ context, params, body }) => actOnObservation(platform, context, params.id, body),
      joinObservationToCase: (call) => joinObservationToCase(platform, call),
      captureGembaWalk: ({ context, body }) => captureWalk(platform, context, receivedEntry(body)),
      captureObservation: ({ context, body }) => captureObservation(platform, context, receivedEntry(body)),
      captureGembaWalkEnd: ({ context, body }) => captureWalkEnd(platform, context, receivedEntry(body)),
      getGembaHeatMap: ({ context, query }) => getHeatMap(platform, context, query.until),
      exportGembaHeatMap: ({ context, query }) => exportHeatMap(platform, context, query.until),
      getGembaWalked: ({ context, query }) => getWalked(platform, context, query.until),
    },
    tasks: {
      'plan-gemba-walks': () => planWalks(platform),
      'conclude-observations': () => concludeObservations(platform),
    },
    schedules: { 'plan-gemba-walks': '35 * * * *', 'conclude-observations': '*/5 * * * *' },
    atStart: ['plan-gemba-walks'],
  };
}
