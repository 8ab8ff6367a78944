// Vitest's set-up of tests that start the site as a process of its own: they start what users do.
import { ensureServerBuilt } from '../build.js';

export default async () => {
  if (!(await ensureServerBuilt())) throw new Error('The server could not be built: see above.');
};
