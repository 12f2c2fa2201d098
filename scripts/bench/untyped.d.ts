declare module '*/find-chromium.mjs' {
  export function findChromium(): Promise<string>;
}

declare module '*/run-command.mjs' {
  export function isMain(address: string): boolean;
  export const root: string;
}

declare module '*/bare-statements.mjs' {
  interface Question {
    readonly name: string;
    readonly text: string;
    readonly values: unknown[];
  }
  export function questionOf(name: string, company: number, given: Readonly<Record<string, unknown>>): Question;
}

declare module 'autocannon' {
  interface Request {
    readonly method?: 'GET' | 'POST' | 'PUT';
    readonly path?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly setupRequest?: (request: Request) => Request;
    readonly onResponse?: (status: number, body: string) => void;
  }
  interface Client {
    setRequests(requests: readonly Request[]): void;
    on(event: 'response', listener: (status: number, bytes: number, time: number) => void): void;
  }
  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly setupClient?: (client: Client) => void;
    readonly method?: 'POST';
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  }
  interface Result {
    readonly errors: number;
    readonly non2xx: number;
    readonly requests: { readonly average: number };
    /** Milliseconds. */
    readonly latency: { readonly p50: number; readonly p97_5: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
