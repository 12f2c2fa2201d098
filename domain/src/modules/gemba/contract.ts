import { gembaCaptureEndpoints, gembaCapturePermissions } from './capture-contract';
import { dutiesEndpoints, dutiesPermissions } from './duties/contract';
import { gembaFiguresEndpoints, gembaFiguresPermissions } from './figures/contract';
import { observationsEndpoints, observationsPermissions } from './observations/contract';
import { routesEndpoints, routesPermissions } from './routes/contract';
import { stationsEndpoints, stationsPermissions } from './stations/contract';
import { walksEndpoints, walksPermissions } from './walks/contract';

export const gembaEndpoints = {
  ...stationsEndpoints,
  ...routesEndpoints,
  ...dutiesEndpoints,
  ...walksEndpoints,
  ...observationsEndpoints,
  ...gembaFiguresEndpoints,
  ...gembaCaptureEndpoints,
};

export const gembaPermissions = {
  ...stationsPermissions,
  ...routesPermissions,
  ...dutiesPermissions,
  ...walksPermissions,
  ...observationsPermissions,
  ...gembaFiguresPermissions,
  ...gembaCapturePermissions,
};
