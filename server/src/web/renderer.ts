/** A page that is asked for. A token or anything else private never gets here. */
export interface PageRequest {
  /** The whole address, at the public origin. */
  url: string;
  headers: Record<string, string>;
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
  /** What its policy names the inline scripts of our own by. */
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

/** Calls the API on behalf of whoever a page is rendered for. */
export type CallApi = (request: ApiRequest) => Promise<ApiReply>;

/** Makes pages, here or in another thread. */
export interface Renderer {
  render(request: PageRequest, callApi: CallApi): Promise<RenderedPage>;
}
