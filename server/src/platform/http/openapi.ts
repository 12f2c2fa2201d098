import type { Endpoint } from '@vigie/domain/kernel/http/endpoint';
import { problem } from '@vigie/domain/kernel/http/problem';
import { nameOfSchema } from '@vigie/domain/kernel/http/schema-marks';
import type { Permission } from '@vigie/domain/kernel/identity/permission';
import * as z from 'zod/mini';

export interface DescribedEndpoint {
  readonly name: string;
  readonly module: string;
  readonly endpoint: Endpoint;
  readonly permission: Permission | undefined;
}

type Part = Record<string, unknown>;

/** OpenAPI 3.1 made from the contracts themselves: it cannot say anything else than what the server does. */
export function openApiDocument(endpoints: readonly DescribedEndpoint[], version: string): Part {
  const paths: Record<string, Part> = {};
  const named: NamedSchemas = new Map();
  for (const described of endpoints) {
    const { endpoint } = described;
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      const address = path.replace(/:(\w+)/g, '{$1}');
      const name = path === endpoint.path ? described.name : `${described.name}${path.replace(/\W+/g, '_')}`;
      paths[address] = { ...paths[address], [endpoint.method.toLowerCase()]: operation(described, name, named) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Vigie', version, description: 'Quality and corrective actions for regulated manufacturers.' },
    paths,
    components: {
      schemas: { Problem: schemaOf(problem, 'output', named), ...definitionsOf(named) },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

const bodyTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};
const answerTypes = {
  json: 'application/json',
  events: 'text/event-stream',
  file: 'application/octet-stream',
  html: 'text/html',
  text: 'text/plain',
};

/** By the name under which they stand among the components. */
type NamedSchemas = Map<string, z.ZodMiniType>;

function operation(
  { module, endpoint, permission }: DescribedEndpoint,
  operationId: string,
  named: NamedSchemas,
): Part {
  const status = endpoint.status ?? (endpoint.output || endpoint.answers ? 200 : 204);
  const type = answerTypes[endpoint.answers ?? 'json'];
  const content = endpoint.output
    ? { [type]: { schema: schemaOf(endpoint.output, 'output', named) } }
    : endpoint.answers && { [type]: { schema: { type: 'string' } } };
  return {
    operationId,
    tags: [module],
    summary: endpoint.summary,
    'x-permission': permission,
    ...(permission !== 'anyone' && { security: [{ token: [] }] }),
    parameters: [...valuesOf(endpoint.params, 'path'), ...valuesOf(endpoint.query, 'query'), ...headersOf(endpoint)],
    ...requestBody(endpoint, named),
    responses: {
      [status]: { description: 'Done', ...(content && { content }) },
      default: {
        description: 'Refused, with the reason',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

function requestBody(endpoint: Endpoint, named: NamedSchemas): Part {
  const type = bodyTypes[endpoint.encoding ?? 'json'];
  if (endpoint.encoding === 'multipart') {
    const file = { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] };
    return { requestBody: { required: true, content: { [type]: { schema: file } } } };
  }
  if (!endpoint.body) return {};
  return { requestBody: { required: true, content: { [type]: { schema: schemaOf(endpoint.body, 'input', named) } } } };
}

function valuesOf(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Part[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input', new Map()) as {
    properties?: Part;
    required?: string[];
  };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
}

function headersOf(endpoint: Endpoint): Part[] {
  const header = (name: string, required: boolean, description: string) => ({
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string' },
  });
  return [
    ...(endpoint.creates ? [header('Idempotency-Key', false, 'A repeated key gets the first answer again')] : []),
    ...(endpoint.changes ? [header('If-Match', true, 'The ETag of the version that was read')] : []),
  ];
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output', named: NamedSchemas, isDefinition = false): Part {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    override: ({ zodSchema, jsonSchema, path }) => {
      const name = nameOfSchema(zodSchema);
      if (!name || (isDefinition && path.length === 0)) return;
      named.set(name, zodSchema as unknown as z.ZodMiniType);
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      jsonSchema.$ref = `#/components/schemas/${name}`;
    },
  });
  return rest;
}

/** Those that were met, and those that are met within them. */
function definitionsOf(named: NamedSchemas): Record<string, Part> {
  const found: Record<string, Part> = {};
  for (const [name, schema] of named) found[name] = schemaOf(schema, 'output', named, true);
  return found;
}
