import { expect, test } from 'vitest';
import { Deadline, withDeadline } from '../deadline.ts';
import type { TripSheet } from './sheet.ts';
import { SheetPrinter } from './sheet-queue.ts';
import { toBilingual } from './texts.ts';

const aSheet = (name: string, changes: Partial<TripSheet> = {}): TripSheet => ({
  locale: 'en',
  title: toBilingual(name),
  subtitle: toBilingual(''),
  notice: null,
  parts: [],
  foot: toBilingual('as of ten'),
  pageOf: toBilingual(''),
  madeAt: 0,
  ...changes,
});

/**
 * Creates a printer that records which sheets it draws, and finishes each sheet when the test releases it.
 */
const aPrinter = () => {
  const drawn: string[] = [];
  const held: (() => void)[] = [];
  const printer = new SheetPrinter({ warn: () => undefined }, async ({ title }) => {
    drawn.push(title.en);
    await new Promise<void>((resolve) => held.push(resolve));
    return { pdf: Buffer.from(title.en), missing: [] };
  });
  const release = async () => {
    held.shift()?.();
    await new Promise(setImmediate);
  };
  return { printer, drawn, release };
};

test('draws travelers’ booking sheets before visitors’ itinerary sheets', async () => {
  const { printer, drawn, release } = aPrinter();
  const visitors = Array.from({ length: 12 }, (_, n) =>
    printer.print(aSheet(`itinerary ${n}`), 'itinerary').catch(({ code }) => code),
  );
  const own = ['own 1', 'own 2'].map((name) => printer.print(aSheet(name), 'booking'));
  for (let n = 0; n < 11; n += 1) await release();
  await Promise.all(own);
  expect(drawn.slice(0, 4)).toEqual(['itinerary 0', 'own 1', 'own 2', 'itinerary 1']);
  expect((await Promise.all(visitors)).filter((answer) => answer === 'BUSY')).toHaveLength(3);
});

test('draws sheets with the same content only once', async () => {
  const { printer, drawn, release } = aPrinter();
  const both = [1, 2].map(() => printer.print(aSheet('one'), 'itinerary'));
  await release();
  const [first, second] = await Promise.all(both);
  const later = { foot: toBilingual('as of eleven'), madeAt: 3_600 };
  expect(await printer.print(aSheet('one', later), 'itinerary')).toBe(first);
  expect(second).toBe(first);
  expect(drawn).toEqual(['one']);
  const other = printer.print(aSheet('one', { notice: toBilingual('cancelled') }), 'itinerary');
  await release();
  await other;
  expect(drawn).toEqual(['one', 'one']);
});

test('returns BUSY for a sheet that is not drawn by the deadline, and caches the sheet for the next request', async () => {
  const { printer, drawn, release } = aPrinter();
  const late = withDeadline(() => printer.print(aSheet('slow'), 'booking'), new Deadline(0));
  await expect(late).rejects.toMatchObject({ code: 'BUSY' });
  await release();
  expect(String(await printer.print(aSheet('slow'), 'booking'))).toBe('slow');
  expect(drawn).toEqual(['slow']);
});
