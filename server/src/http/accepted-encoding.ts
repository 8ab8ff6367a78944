/** The supported encodings, in order of preference. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Parses a part such as 'gzip;q=0.5' into ['gzip', 0.5]. An invalid weight counts as 0. */
const parseWeight = (part: string): [string, number] => {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const weight = q === undefined ? 1 : Number(q || Number.NaN);
  return [name, weight >= 0 && weight <= 1 ? weight : 0];
};

/**
 * Returns the response encoding for an Accept-Encoding header: the encoding with the highest weight, or on
 * a tie, the first in `ENCODINGS`. Returns null if the client accepts neither encoding or prefers an
 * uncompressed response. @fastify/accept-negotiator is not used because it picks br for `br;q=0, *`, and
 * handles neither `identity` nor capitals.
 */
export const negotiateEncoding = (header: string | string[] | undefined): Encoding | null => {
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
