import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page of the site, one file a URL. A link to a page appears when its line is here. */
export default [
  index('routes/landing.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
