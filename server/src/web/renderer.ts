/** A request for a page. Never contains a token or other private data. */
export interface PageRequest {
  /** The full URL, with the public origin. */
  url: string;
  headers: Record<string, string>;
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
  /** The CSP hashes of the page's inline scripts. */
  scripts: string[];
}

export interface ApiRequest {
  method: string;
  /** Path and query string. */
  url: string;
  headers: Record<string, string>;
  body?: string;
}

export interface ApiReply {
  status: number;
  /** The body as JSON text. */
  body: string;
}

/** Calls the API on behalf of the visitor for whom the page is rendered. */
export type CallApi = (request: ApiRequest) => Promise<ApiReply>;

/** Renders pages, in this thread or in a worker thread. */
export interface Renderer {
  render(request: PageRequest, callApi: CallApi): Promise<RenderedPage>;
}
