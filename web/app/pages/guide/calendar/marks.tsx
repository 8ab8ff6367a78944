import type { DayState } from './own-days.ts';

/** Marks a busy time from another of the guide's calendars. */
export const BusyMark = () => (
  <span aria-hidden="true" className="h-1 w-4 rounded-full bg-ink-soft" />
);

/**
 * Marks a tour: filled if the guide has accepted it, hollow if it is waiting for the guide or the payment.
 */
export const TourMark = ({ agreed }: { agreed: boolean }) => (
  <span
    aria-hidden="true"
    className={`size-2 rounded-full border border-action ${agreed ? 'bg-action' : ''}`}
  />
);

/**
 * The state of a day as shown. Past days (`over`) and days after the permission to work (`ended`) are not
 * bookable, regardless of their hours.
 */
export type ShownState = DayState | 'over' | 'ended';

interface DayStyle {
  ground: string;
  number: string;
}

/**
 * The style of a day by its state. It does not rely on color alone, and is less prominent than the tours,
 * which matter most.
 */
export const LOOKS: Readonly<Record<ShownState, DayStyle>> = {
  open: { ground: '', number: 'font-medium' },
  off: { ground: 'hatched', number: 'text-ink-soft' },
  closed: {
    ground: 'bg-sunken',
    number: 'text-ink-soft line-through decoration-2 decoration-line-strong',
  },
  other: {
    ground: '',
    number:
      'font-medium underline decoration-2 decoration-dotted decoration-line-strong underline-offset-4',
  },
  ended: { ground: 'hatched', number: 'text-ink-soft line-through' },
  over: { ground: 'lg:bg-sunken/60', number: 'text-ink-soft text-sm max-lg:opacity-85' },
};
