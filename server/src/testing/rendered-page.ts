import type { RenderedPage } from '../web/renderer.ts';

/** A page as returned by a renderer. */
export const renderedPage = (
  html: string,
  { status = 200, headers = {}, scripts = [] }: Partial<Omit<RenderedPage, 'body'>> = {},
): RenderedPage => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body: new TextEncoder().encode(html),
  scripts,
});
