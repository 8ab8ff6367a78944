import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Sends the whole manifest, which is small, so that no navigation needs a lookup first.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
