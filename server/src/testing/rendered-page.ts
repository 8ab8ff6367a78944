import type { RenderedPage } from '../web/renderer.ts';

/** Returns a page as a renderer would. */
export const renderedPage = (
  html: string,
  { status = 200, headers = {}, scripts = [] }: Partial<Omit<RenderedPage, 'body'>> = {},
): RenderedPage => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body: new TextEncoder().encode(html),
  scripts,
});
