import { PLACES } from '@tomoguide/contract/catalog/places/all-places';
import { buildPlaceIndex } from '@tomoguide/contract/messaging/facts/place-index';
import { readFacts } from '@tomoguide/contract/messaging/facts/read-facts';
import { printFigure } from '../support/report.ts';

/** Measures the CPU time of reading facts in messages of the maximum length, made of hostile pieces. */

const PIECES = [
  '12/4 ',
  '12月4日(',
  '(',
  '9:00-',
  '3,',
  '万',
  '二百',
  'at 8 ',
  '5人(',
  '8点',
  'December 4 and 5, ',
  '2 adults and ',
  'Hotel A',
];
const LENGTH = 2000;
const RUNS = 50;

const measure = (text: string): number => {
  const context = {
    sentAt: Temporal.Instant.from('2026-11-30T01:00:00Z'),
    zone: 'Asia/Tokyo',
    places: buildPlaceIndex(PLACES),
  };
  const run = (): void => {
    for (let count = 0; count < RUNS; count += 1) readFacts(text, context);
  };
  // The first runs are slower, until the code is compiled.
  run();
  run();
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / RUNS;
};

export const measureFacts = (): void => {
  const buildText = (piece: string, length: number): string =>
    piece.repeat(length).slice(0, length);
  const times = PIECES.map((piece) => measure(buildText(piece, LENGTH)));
  const slowest = PIECES[times.indexOf(Math.max(...times))] ?? '';
  printFigure('facts of 2,000 hostile characters', `${Math.max(...times).toFixed(1)} ms`, '5 ms');
  const growth = measure(buildText(slowest, LENGTH * 4)) / Math.max(...times);
  printFigure('the same with four times as many characters', `× ${growth.toFixed(1)}`, '× 5');
};
