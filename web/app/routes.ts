import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { PAGES } from '@tomoguide/contract/pages';

/** Pages for developers, which builds do not include. */
const development =
  process.env.NODE_ENV === 'development' ? [route('dev/ui', 'routes/dev-ui.tsx')] : [];

/** All pages of the site, with one file per URL. */
export default [
  ...PAGES.map(({ path, file }) =>
    path === '/' ? index(`routes/${file}.tsx`) : route(path.slice(1), `routes/${file}.tsx`),
  ),
  ...development,
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
