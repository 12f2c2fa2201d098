import type { Endpoint } from '@vigie/domain/kernel/http/endpoint';
import { allEndpoints, type NamedEndpoint } from '@vigie/domain/modules/index';
import type { TestApp } from './test-app';
import { textsOfZip } from './unzip';

type Values = Readonly<Record<string, unknown>>;
type Schema = NonNullable<Endpoint['params']>;

/** What a walk over the whole API fills its requests with: several values for a part of an address, one for a field. */
export interface Known {
  readonly params: Readonly<Record<string, readonly (string | number)[]>>;
  /** Asked with each of these; a field that the endpoint does not know, or not so, is left out. */
  readonly queries: readonly Values[];
  readonly bodies: readonly Values[];
}

export interface AskedRequest {
  readonly name: string;
  readonly module: string;
  readonly endpoint: Endpoint;
  readonly url: string;
  readonly params: Values;
  readonly body: Values | undefined;
}

/** Every request that the contracts allow with what is known. A stream has no end to wait for. */
export function everyRequest(known: Known, isWanted: (named: NamedEndpoint) => boolean): AskedRequest[] {
  return allEndpoints
    .filter((named) => named.endpoint.answers !== 'events' && isWanted(named))
    .flatMap(({ name, module, endpoint }) =>
      addresses(endpoint, known).flatMap((params) =>
        fitting(endpoint.query, known.queries).flatMap((query) => {
          const bodies = endpoint.method === 'GET' ? [undefined] : fitting(endpoint.body, known.bodies);
          const url = endpoint.path.replace(/:(\w+)/g, (_, part) => encodeURIComponent(String(params[part])));
          const asked = new URLSearchParams(query as Record<string, string>).toString();
          return bodies.map((body) => ({ name, module, endpoint, url: asked ? `${url}?${asked}` : url, params, body }));
        }),
      ),
    );
}

function addresses({ path, params: schema }: Endpoint, { params }: Known): Values[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const all = names.reduce<Values[]>(
    (some, name) => some.flatMap((one) => (params[name] ?? []).map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
  return all.filter((one) => !schema || accepts(schema, one));
}

/** Each of the values without the fields that the schema refuses; each different one once. */
function fitting(schema: Schema | undefined, values: readonly Values[]): Values[] {
  if (!schema) return [{}];
  const some = values.map((value) => fitted(schema, value)).filter((one) => one !== null);
  return [...new Map(some.map((one) => [JSON.stringify(one), one])).values()];
}

function fitted(schema: Schema, value: Values): Values | null {
  const known = Object.keys((schema as unknown as { shape?: object }).shape ?? value);
  let left = Object.fromEntries(Object.entries(value).filter(([name]) => known.includes(name)));
  for (;;) {
    const { error } = schema.safeParse(left);
    if (!error) return left;
    const refused = error.issues.map(({ path }) => String(path[0])).filter((name) => name in left);
    if (refused.length === 0) return null;
    left = Object.fromEntries(Object.entries(left).filter(([name]) => !refused.includes(name)));
  }
}

function accepts(schema: Schema, value: Values): boolean {
  return schema.safeParse(value).success;
}

/** The whole answer as text: a spreadsheet is unpacked first. */
export async function answerTo(
  t: TestApp,
  { endpoint, url, body }: AskedRequest,
  token: string,
): Promise<{ status: number; text: string }> {
  const isFile = endpoint.encoding === 'multipart';
  const response = await t.app.http.inject({
    method: endpoint.method as 'GET',
    url,
    headers: {
      authorization: `Bearer ${token}`,
      'if-match': '"1"',
      ...(isFile && { 'content-type': 'multipart/form-data; boundary=edge' }),
    },
    ...(isFile ? { payload: aFile } : endpoint.body && { payload: body as object }),
  });
  const isZip = response.rawPayload.subarray(0, 2).toString() === 'PK';
  return { status: response.statusCode, text: isZip ? textsOfZip(response.rawPayload) : response.body };
}

const aFile = [
  '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n1 0 obj\n<<>>\nendobj\n',
  'trailer\n<<>>\n%%EOF\n\r\n--edge--\r\n',
].join('');
