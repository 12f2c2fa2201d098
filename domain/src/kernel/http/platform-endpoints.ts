import type { Permission } from '../identity/permission';
import { endpoint } from './endpoint';
import { liveStream } from './live';

/** What the platform itself answers, beside the modules. */
export const platformEndpoints = {
  liveStream,
  openApi: endpoint({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This description, OpenAPI 3.1',
    answers: 'text',
  }),
  apiDocs: endpoint({ method: 'GET', path: '/api/docs', summary: 'This description, to read', answers: 'html' }),
  apiDocsStyle: endpoint({ method: 'GET', path: '/api/docs.css', summary: 'How that page looks', answers: 'text' }),
  isLive: endpoint({ method: 'GET', path: '/health/live', summary: 'The process answers', answers: 'text' }),
  isReady: endpoint({
    method: 'GET',
    path: '/health/ready',
    summary: 'The process and its database answer',
    answers: 'text',
  }),
  metrics: endpoint({
    method: 'GET',
    path: '/metrics',
    summary: 'Measurements in the Prometheus format',
    answers: 'text',
  }),
};

export const platformPermissions: Record<keyof typeof platformEndpoints, Permission> = {
  liveStream: 'signed_in',
  openApi: 'anyone',
  apiDocs: 'anyone',
  apiDocsStyle: 'anyone',
  isLive: 'anyone',
  isReady: 'anyone',
  metrics: 'anyone',
};
