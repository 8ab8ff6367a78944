// The list of settings in.env.example. Plain JavaScript for Node 20, because it is read before the server's
// schema can be loaded. `npm run structure` checks that the example and the schema agree.

export const EXAMPLE = '.env.example';

/** Returns the variables in the example and their values, whether set or commented out. */
export const parseExample = (text) =>
  new Map([...text.matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, ...pair]) => pair));
