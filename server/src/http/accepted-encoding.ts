/** The supported encodings, best first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** 'gzip;q=0.5' → ['gzip', 0.5]. An invalid weight is treated as 0. */
const parseWeight = (part: string): [string, number] => {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const weight = q === undefined ? 1 : Number(q || Number.NaN);
  return [name, weight >= 0 && weight <= 1 ? weight : 0];
};

/**
 * Returns the response encoding for an Accept-Encoding header: the one with the highest weight, and the first
 * of `ENCODINGS` on a tie. Null if the client accepts neither or prefers an uncompressed reply.
 * @fastify/accept-negotiator is not used because it picks br for `br;q=0, *`, and handles neither `identity`
 * nor capitals.
 */
export const acceptedEncoding = (header: string | string[] | undefined): Encoding | null => {
  if (typeof header !== 'string') return null;
  const weights = new Map(header.toLowerCase().split(',').map(parseWeight));
  const rest = weights.get('*') ?? 0;
  let chosen: Encoding | null = null;
  let most = weights.get('identity') ?? 0;
  for (const encoding of ENCODINGS) {
    const weight = weights.get(encoding) ?? rest;
    const better = chosen === null ? weight >= most : weight > most;
    if (weight > 0 && better) [chosen, most] = [encoding, weight];
  }
  return chosen;
};
