import { docsPage } from './docs-page';
import { type DescribedEndpoint, openApiDocument } from './openapi';

export interface ApiDescription {
  /** OpenAPI, as JSON. */
  readonly document: string;
  /** The same to read, as HTML. */
  readonly page: string;
}

/** Made once and when it is asked for: it holds the event loop for a tenth of a second. */
export function describeOnce(endpoints: readonly DescribedEndpoint[], version: string): () => ApiDescription {
  let made: ApiDescription | undefined;
  return () => (made ??= describe(endpoints, version));
}

function describe(endpoints: readonly DescribedEndpoint[], version: string): ApiDescription {
  const document = openApiDocument(endpoints, version);
  return { document: JSON.stringify(document), page: docsPage(document, endpoints) };
}
