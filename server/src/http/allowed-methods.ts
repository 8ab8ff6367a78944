import type { FastifyInstance } from 'fastify';

/** The catch-all route of the pages. */
const PAGES = '/*';

interface RouteMethods {
  pattern: RegExp;
  methods: Set<string>;
}

const buildPattern = (url: string): RegExp => {
  const parts = url
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : RegExp.escape(part).replace('\\*', '.*')));
  return new RegExp(`^${parts.join('/')}$`);
};

/**
 * Records every route added after this call, and returns a function that lists the methods of a URL, for
 * 405 responses. Omits staff endpoints, whose existence is not revealed.
 */
export const recordMethods = (app: FastifyInstance): ((url: string) => string[]) => {
  const routes = new Map<string, RouteMethods>();
  app.addHook('onRoute', ({ url, method, config }) => {
    if (config?.call?.auth === 'staff' || /.\/\*$/.test(url)) return;
    const served = routes.get(url) ?? { pattern: buildPattern(url), methods: new Set() };
    for (const each of [method].flat()) {
      served.methods.add(each);
      if (each === 'GET') served.methods.add('HEAD');
    }
    routes.set(url, served);
  });
  return (url) => {
    const path = url.split('?', 1)[0] ?? '';
    const found = [...routes]
      .filter(([route]) => route !== PAGES || !path.startsWith('/api/'))
      .map(([, served]) => served)
      .filter(({ pattern }) => pattern.test(path));
    return [...new Set(found.flatMap(({ methods }) => [...methods]))].toSorted();
  };
};
