import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page of the site, one file a URL. A link to a page appears when it stands in lib/pages.ts too. */
export default [
  index('routes/landing.tsx'),
  route('search', 'routes/search.tsx'),
  route('guides/:id', 'routes/guide-profile.tsx'),
  route('login', 'routes/login.tsx'),
  route('signup', 'routes/signup.tsx'),
  route('dashboard', 'routes/dashboard.tsx'),
  route('checkout/:guideId?', 'routes/checkout.tsx'),
  route('payment-demo', 'routes/payment-demo.tsx'),
  route('payment-success', 'routes/payment-success.tsx'),
  route('guide', 'routes/guide.tsx'),
  route('guide-dashboard', 'routes/guide-dashboard.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('help', 'routes/help.tsx'),
  route('help/cancellation', 'routes/help-cancellation.tsx'),
  route('help/about', 'routes/help-about.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
