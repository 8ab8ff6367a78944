import { expect, test } from 'vitest';
import { EFFECTS, type Effects, getEffects } from './effects.ts';
import { type BookingStatus, isLive } from './statuses.ts';
import { TRANSITIONS } from './transitions.ts';

const getName = ({ event, to, cancelKind }: (typeof TRANSITIONS)[number]): string =>
  `${event} to ${to} ${cancelKind ?? ''}`;

/** Every transition with the rows of effects that match it. */
const applied = TRANSITIONS.map((transition) => ({
  transition,
  name: getName(transition),
  rows: EFFECTS.filter(
    ({ on, to, cancelKinds }: Effects) =>
      on.includes(transition.event) &&
      (!to || to.includes(transition.to)) &&
      (!cancelKinds || cancelKinds.some((kind) => kind === transition.cancelKind)),
  ),
}));

test.each(applied)('$name matches exactly one row of effects', ({ transition, rows }) => {
  expect(rows).toEqual([getEffects(transition)]);
});

test('every row of effects, and every event listed in it, matches some transition', () => {
  const used = new Set<Effects>(applied.flatMap(({ rows }) => rows));
  expect(EFFECTS.filter((row) => !used.has(row))).toEqual([]);
  for (const { on } of EFFECTS as readonly Effects[])
    for (const event of on)
      expect(
        applied.some(({ transition, rows }) => transition.event === event && rows[0]?.on === on),
        event,
      ).toBe(true);
});

test('frees the slot exactly when a live booking ends', () => {
  for (const { transition, name, rows } of applied) {
    const slot = (rows[0] as Effects).slot;
    if (isLive(transition.to)) expect(slot, name).not.toBe('free');
    else if (transition.from?.some(isLive)) expect(slot, name).toBe('free');
  }
});

test('settles or freezes the money exactly when a booking ends', () => {
  const atEnd: Partial<Record<BookingStatus, NonNullable<Effects['money']>[]>> = {
    cancelled: ['split', 'split_later'],
    completed: ['pay_out'],
    disputed: ['freeze'],
  };
  const all = Object.values(atEnd).flat();
  for (const { transition, name, rows } of applied) {
    const { money } = rows[0] as Effects;
    const allowed = atEnd[transition.to];
    if (allowed) expect(allowed, name).toContain(money);
    else expect(all, name).not.toContain(money);
  }
});

test('splits the money of a no-show later, unless a decided dispute caused it', () => {
  for (const { transition, name, rows } of applied) {
    const isNoShow = transition.cancelKind?.startsWith('no_show') ?? false;
    const isFirst = !transition.from?.includes('disputed');
    expect((rows[0] as Effects).money === 'split_later', name).toBe(isNoShow && isFirst);
  }
});

test('opens a dispute when a booking becomes disputed, and closes it when the status changes again', () => {
  for (const { transition, name, rows } of applied) {
    const { dispute, records } = rows[0] as Effects;
    expect(dispute === 'open', name).toBe(transition.to === 'disputed');
    expect(dispute === 'decide', name).toBe(transition.from?.includes('disputed') ?? false);
    expect(records.includes('booking.dispute_decided'), name).toBe(dispute === 'decide');
  }
});
