import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import { traceRequests } from '../telemetry/request-spans';
import type { Tracer } from '../telemetry/spans';
import { readJsonBodies } from './json-bodies';
import { refuseWhileLate } from './lateness';
import { packLongAnswers } from './packed-answers';
import { answerError } from './problems';
import { headersOfData, headersOfPages, securityHeaders } from './security-headers';

export interface ApplicationOptions {
  readonly log: Logger;
  readonly fileLimitBytes: number;
  readonly trustedProxies: number;
  readonly latenessLimitMs: number;
  readonly servesHttps: boolean;
  /** Null: nothing is traced. */
  readonly tracer: Tracer | null;
}

/** The HTTP server before it knows any route: limits, headers, errors, logs. */
export async function createApplication(options: ApplicationOptions): Promise<FastifyInstance> {
  const headers = securityHeaders(options);
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < options.trustedProxies,
    bodyLimit: 1024 * 1024,
    // Longer than a browser gives the largest file on a slow line; a client that sends nothing loses its connection.
    requestTimeout: 660_000,
    // An open event stream would otherwise keep close() waiting for ever.
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // An address that no route can take never reaches the hooks below.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers).header('x-request-id', request.id);
      answerError(error, request, reply as FastifyReply);
    },
  }) as unknown as FastifyInstance;

  app.setErrorHandler(answerError);
  // First, so that whatever the other hooks log carries the trace.
  if (options.tracer) traceRequests(app, options.tracer, { trustsCaller: options.trustedProxies > 0 });
  // Hooks of every request call back instead of returning promises, which would be waited for.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    // For a request that never ends, which nothing else would log.
    if (options.log.isLevelEnabled('debug'))
      request.log.debug({ method: request.method, path: pathOf(request) }, 'asked');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (options.log.isLevelEnabled('info')) {
      const ms = Math.round(reply.elapsedTime);
      request.log.info({ method: request.method, path: pathOf(request), status: reply.statusCode, ms }, 'answered');
    }
    done();
  });

  readJsonBodies(app);
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (String(reply.getHeader('content-type')).includes('json')) {
      for (const name of headersOfPages) reply.removeHeader(name);
      reply.headers(headersOfData);
    }
    done(null, payload);
  });
  packLongAnswers(app);
  refuseWhileLate(app, options.latenessLimitMs);
  await app.register(formbody);
  await app.register(multipart, {
    limits: { fileSize: options.fileLimitBytes, files: 1, fields: 10, fieldSize: 10_000, parts: 11 },
  });
  return app;
}

/** Without its query, as headers are left out too: neither tokens nor what people search for reach the log. */
const pathOf = (request: FastifyRequest) => request.url.split('?')[0];
