import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { PAGES } from '@tomoguide/contract/pages';

/** Every page of the site, one file a URL. */
export default [
  ...PAGES.map(({ path, file }) =>
    path === '/' ? index(`routes/${file}.tsx`) : route(path.slice(1), `routes/${file}.tsx`),
  ),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
