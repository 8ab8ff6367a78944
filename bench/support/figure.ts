export interface Load {
  url: string;
  /**
   * The paths to request. They are picked at random with `seed`, so that connections request different
   * pages.
   */
  paths: readonly string[];
  connections: number;
  seconds: number;
  seed: number;
  headers?: Record<string, string>;
}

export interface Figure {
  /** Requests per second that got the expected response. */
  rate: number;
  /** The 99th percentile of the latency, in milliseconds. */
  p99: number;
  /** Number of 4xx and 5xx responses and failed connections. */
  refused: number;
}
