import type { Comparison } from './compare.ts';
import type { Figure } from './figure.ts';

const formatRate = (value: number): string => `${Math.round(value).toLocaleString('en')}/s`;
const format = (value: Figure): string =>
  `${formatRate(value.rate).padStart(10)}  p99 ${String(value.p99).padStart(4)} ms${value.refused ? `  (${value.refused} refused)` : ''}`;

/** Prints a claim: the product's result, the baseline's in the same run, their ratio and the goal. */
export const printComparison = (name: string, result: Comparison, aim: number): void => {
  console.log(`\n${name}`);
  console.log(`  ours   ${format(result.ours)}`);
  console.log(`  bare   ${format(result.bare)}`);
  const verdict = result.ratio >= aim ? 'met' : 'missed';
  console.log(`  ratio  ${result.ratio.toFixed(2)}   aim ${aim.toFixed(2)}  ${verdict}`);
};

/** Prints a value next to its limit, if it has one. */
export const printFigure = (name: string, value: string, limit?: string): void => {
  console.log(`${name.padEnd(58)} ${value.padStart(14)}${limit ? `   limit ${limit}` : ''}`);
};

/** Prints requests per second and the 99th percentile of the latency, each next to its goal. */
export const printLoad = (
  name: string,
  figures: Figure,
  aim: { rate?: number; p99?: number } = {},
): void => {
  const refused = figures.refused ? ` (${figures.refused} refused)` : '';
  printFigure(
    name,
    formatRate(figures.rate) + refused,
    aim.rate ? `at least ${aim.rate}/s` : undefined,
  );
  printFigure(
    `${name}: p99`,
    `${Math.round(figures.p99)} ms`,
    aim.p99 ? `${aim.p99} ms` : undefined,
  );
};
