import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The whole manifest is small, and with it no navigation needs a lookup first.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
