import { expect, test } from 'vitest';
import { createPublicLookup, isPublicAddress } from '../../../public-address.ts';
import { fetchCalendar } from './fetch-calendar.ts';

const REQUEST_OPTIONS = { userAgent: 'TomoGuide', validators: null };

test.each(['8.8.8.8', '2606:4700:4700::1111'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::127.0.0.1',
  'fe80::1',
  'fe80::1%eth0',
  'fc00::1',
  'fd12::1',
  'ff02::1',
  '2001:db8::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001::1',
  '::8.8.8.8',
  '::7f00:1',
  '1::1',
  '4000::1',
  'localhost',
  '',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

/**
 * Spellings that a URL parser normalizes to one of the addresses above, URLs with ports, and host names for
 * these addresses.
 */
test.each([
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://127.0.0.1./',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::127.0.0.1]/',
  'http://[4000::1]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://①②⑦.0.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://192.168.0.1/',
  'http://0/',
  'https://localhost/',
  'https://LOCALHOST/',
  'https://8.8.8.8:8443/',
  'http://8.8.8.8:22/',
])('rejects %s before sending a request', async (address) => {
  expect(await fetchCalendar(address, { ...REQUEST_OPTIONS, allowedHosts: [] })).toEqual({
    problem: 'address_refused',
  });
});

const lookUp = (addresses: string[], options: { all?: boolean } = { all: true }) =>
  new Promise((resolve, reject) => {
    createPublicLookup((_host, _options, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    )('calendar.example', options, (error, found) => (error ? reject(error) : resolve(found)));
  });

test('accepts a host name if all of its addresses are public', async () => {
  expect(await lookUp(['8.8.8.8', '2606:4700::1'])).toEqual([
    { address: '8.8.8.8', family: 4 },
    { address: '2606:4700::1', family: 6 },
  ]);
  expect(await lookUp(['8.8.8.8'], {})).toBe('8.8.8.8');
});

test.each([[['127.0.0.1']], [['8.8.8.8', '10.0.0.1']], [['8.8.8.8', '::1']]])(
  'rejects a host name that resolves to %j',
  async (addresses) => {
    await expect(lookUp(addresses)).rejects.toThrow();
  },
);

test('resolves a host name once per connection, and connects to the checked address', async () => {
  let lookups = 0;
  const { problem } = (await fetchCalendar('http://rebinding.example/', {
    ...REQUEST_OPTIONS,
    allowedHosts: [],
    find: (_host, _options, done) => {
      lookups += 1;
      done(null, [{ address: lookups === 1 ? '10.0.0.1' : '8.8.8.8', family: 4 }]);
    },
  })) as { problem: string };
  expect([problem, lookups]).toEqual(['address_refused', 1]);
});
