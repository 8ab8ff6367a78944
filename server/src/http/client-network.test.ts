import { expect, test } from 'vitest';
import { getClientNetwork, HOUSEHOLD } from './client-network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7/32'],
  ['::ffff:192.0.2.7', '192.0.2.7/32'],
  ['192.0.2.7:4711', '192.0.2.7/32'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
])('maps %s to the network %s', (address, counted) => {
  expect(getClientNetwork(address, HOUSEHOLD)).toBe(counted);
});

test.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2ff::9', '2001:db8:1:200::/56'],
])('maps %s to %s with a shorter prefix', (address, counted) => {
  expect(getClientNetwork(address, { ipv4: 24, ipv6: 56 })).toBe(counted);
});

test.each([
  ['unknown', 'unknown'],
  [undefined, ''],
  ['', ''],
  ['_hidden:4711', '_hidden:4711'],
  ['[]', ''],
  ['1.2.3.4.5:80', '1.2.3.4.5'],
  ['x'.repeat(5_000), 'x'.repeat(64)],
])('returns text that is not an IP address unchanged: %s', (address, counted) => {
  expect(getClientNetwork(address, HOUSEHOLD)).toBe(counted);
});
