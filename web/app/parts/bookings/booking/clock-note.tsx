import { formatOtherClock, formatZone, getDayInZone } from '@tomoguide/contract/format';
import { clocksDiffer } from '../../../lib/own-zone.ts';
import { useTimeZone } from '../../../lib/use-time-zone.ts';
import { useLocale } from '../../../translation/use-translation.ts';
import { ChevronDown } from '../../../ui/icons.ts';

interface Props {
  /** A time that the page or card shows in the guide's time zone. */
  instant: string;
  /** The guide's. */
  timeZone: string;
}

/**
 * Names the time zone of a page or card once, and expands to show the user's own time. Is open from the start if their day
 * differs; a name only if the two time zones agree (docs/product/time.md, "Whose clock").
 */
export const ClockNote = ({ instant, timeZone }: Props) => {
  const locale = useLocale();
  const own = useTimeZone();
  const name = formatZone(timeZone, locale);
  if (!clocksDiffer(instant, timeZone, own))
    return <span className="block text-ink-soft text-sm">{name}</span>;
  return (
    <details
      key={own}
      open={getDayInZone(instant, own) !== getDayInZone(instant, timeZone)}
      className="tabular group/clock text-ink-soft text-sm"
    >
      <summary className="relative inline-flex cursor-pointer list-none items-center gap-1 rounded-sm after:absolute after:-inset-x-2 after:-inset-y-3 hover:text-ink">
        {name}
        <ChevronDown aria-hidden="true" className="size-3.5 group-open/clock:rotate-180" />
      </summary>
      <p>{formatOtherClock(instant, timeZone, own, locale)}</p>
    </details>
  );
};
