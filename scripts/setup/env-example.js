// The list of settings in .env.example. Plain JavaScript for Node 20, because it is read before the server's
// schema can be loaded. `npm run structure` checks that both agree.

export const EXAMPLE = '.env.example';

/** Name → value of every variable in the example, set or commented out. */
export const exampleOf = (text) =>
  new Map([...text.matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, ...pair]) => pair));
