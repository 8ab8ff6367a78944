import type { FastifyInstance } from 'fastify';

/** The route of the pages, which takes every address that no other does. */
const PAGES = '/*';

interface Served {
  pattern: RegExp;
  methods: Set<string>;
}

const patternOf = (url: string): RegExp => {
  const parts = url
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : RegExp.escape(part).replace('\\*', '.*')));
  return new RegExp(`^${parts.join('/')}$`);
};

/**
 * Notes every route from here on, and tells by which methods an address is served, for the answer 405.
 * Calls of the staff are left out: to all others they do not exist.
 */
export const noteMethods = (app: FastifyInstance): ((url: string) => string[]) => {
  const routes = new Map<string, Served>();
  app.addHook('onRoute', ({ url, method, config }) => {
    if (config?.call?.auth === 'staff' || /.\/\*$/.test(url)) return;
    const served = routes.get(url) ?? { pattern: patternOf(url), methods: new Set() };
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
