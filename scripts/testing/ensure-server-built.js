// Global setup for tests that start the site as a separate process, for which they use the production
// bundle.
import { ensureServerBuilt } from '../build.js';

export default async () => {
  if (!(await ensureServerBuilt())) throw new Error('The server could not be built: see above.');
};
