/** A page request. Never contains a token or other private data. */
export interface PageRequest {
  /** The full URL, with the public origin. */
  url: string;
  headers: Record<string, string>;
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
  /** The hashes by which the policy allows the site's inline scripts. */
  scripts: string[];
}

export interface ApiRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  body?: string;
}

export interface ApiReply {
  status: number;
  /** JSON. */
  body: string;
}

/** Calls the API for the visitor that a page is rendered for. */
export type CallApi = (request: ApiRequest) => Promise<ApiReply>;

/** Renders pages, in this or another thread. */
export interface Renderer {
  render(request: PageRequest, callApi: CallApi): Promise<RenderedPage>;
}
