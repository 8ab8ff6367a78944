import type { Figure } from './figure.ts';

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export interface Comparison {
  ours: Figure;
  bare: Figure;
  ratio: number;
}

const calculateMedianFigure = (figures: readonly Figure[]): Figure => ({
  rate: median(figures.map((figure) => figure.rate)),
  p99: median(figures.map((figure) => figure.p99)),
  refused: Math.max(...figures.map((figure) => figure.refused)),
});

/**
 * Runs the product and the baseline alternately (A B A B …), so that a slowdown of the machine affects
 * both. The ratio is computed per pair of runs.
 */
export const compare = async (
  ours: (round: number) => Promise<Figure>,
  bare: (round: number) => Promise<Figure>,
  rounds = 3,
): Promise<Comparison> => {
  const pairs: { ours: Figure; bare: Figure }[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const pair = { ours: await ours(round), bare: await bare(round) };
    if (pair.ours.rate === 0 || pair.bare.rate === 0) {
      throw new Error('one of the two answered nothing: there is nothing to compare');
    }
    if (round >= 0) pairs.push(pair);
  }
  return {
    ours: calculateMedianFigure(pairs.map((pair) => pair.ours)),
    bare: calculateMedianFigure(pairs.map((pair) => pair.bare)),
    ratio: median(pairs.map((pair) => pair.ours.rate / pair.bare.rate)),
  };
};
