export interface Load {
  url: string;
  /** Picked at random with `seed`, so that connections request different pages. */
  paths: readonly string[];
  connections: number;
  seconds: number;
  seed: number;
  headers?: Record<string, string>;
}

export interface Figure {
  /** Requests per second with the expected reply. */
  rate: number;
  /** Milliseconds. */
  p99: number;
  /** 4xx and 5xx replies, and failed connections. */
  refused: number;
}
