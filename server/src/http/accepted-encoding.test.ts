import { expect, test } from 'vitest';
import { negotiateEncoding } from './accepted-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['gzip;q=0.8, br;q=0.8', 'br'],
  ['br;q=0', null],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 , gzip ; q=0.1', 'gzip'],
  ['br;q=0, gzip;q=0', null],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', null],
  ['gzip, *;q=0', 'gzip'],
  ['identity', null],
  ['identity, gzip;q=0.5', null],
  ['identity;q=0.5, gzip', 'gzip'],
  ['identity;q=0, br', 'br'],
  ['br;q=high, gzip;q=', null],
  ['br;q=2', null],
  ['xbr, gzipped', null],
  ['', null],
  [undefined, null],
])('responds to %j with %j', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding);
});
