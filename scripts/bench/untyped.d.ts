declare module '*/find-chromium.mjs' {
  export function findChromium(): Promise<string>;
}

declare module '*/run-command.mjs' {
  export function isMain(address: string): boolean;
}

declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly method?: 'GET' | 'POST';
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  }
  interface Result {
    readonly non2xx: number;
    readonly errors: number;
    readonly requests: { readonly average: number; readonly total: number };
    readonly latency: { readonly p50: number; readonly p97_5: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
