/** What we compress with, the better one first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** 'gzip;q=0.5' → ['gzip', 0.5]; a weight that is none counts as a refusal. */
const weighed = (part: string): [string, number] => {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const weight = q === undefined ? 1 : Number(q || Number.NaN);
  return [name, weight >= 0 && weight <= 1 ? weight : 0];
};

/**
 * The encoding to answer with, by the caller's Accept-Encoding: the one they weigh most, the better
 * one of two alike. Null: none, as they take none of ours or prefer the plain reply. Our own because
 * @fastify/accept-negotiator takes br for `br;q=0, *`, and reads neither `identity` nor capitals.
 */
export const acceptedEncoding = (header: string | string[] | undefined): Encoding | null => {
  if (typeof header !== 'string') return null;
  const weights = new Map(header.toLowerCase().split(',').map(weighed));
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
