import type { ChangeState } from '@tomoguide/contract/bookings/change-proposal';
import type { Booking, ChangeProposal } from '@tomoguide/contract/bookings/entities';
import { formatInstant } from '@tomoguide/contract/format';
import { useId } from 'react';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { getOtherName } from '../booking/other-name.ts';
import { TermsComparison } from './terms-comparison.tsx';

type EndedState = Exclude<ChangeState, 'open' | 'awaiting_payment'>;

const isEnded = (state: ChangeState): state is EndedState =>
  state !== 'open' && state !== 'awaiting_payment';

const Ended = ({ booking, proposal }: { booking: Booking; proposal: ChangeProposal }) => {
  const { t } = useTranslation('change');
  const locale = useLocale();
  const name = usePersonName()(getOtherName(booking));
  const { by, state, proposedAt, endedAt } = proposal;
  const { timeZone, viewerIs } = booking;
  if (!isEnded(state)) return null;
  return (
    <li className="grid gap-1 rounded-xl bg-sunken p-4">
      <p>
        <Unbroken names={[name]}>
          {by === viewerIs ? t('change.ended.byYou') : t('change.ended.byOther', { name })}
        </Unbroken>{' '}
        <time dateTime={proposedAt} className="tabular text-ink-soft text-sm">
          {formatInstant(proposedAt, timeZone, locale)}
        </time>
      </p>
      <TermsComparison terms={proposal} timeZone={timeZone} />
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={state === 'applied' ? 'good' : 'plain'}>{t(`change.ended.${state}`)}</Badge>{' '}
        {endedAt ? (
          <time dateTime={endedAt} className="tabular text-ink-soft text-sm">
            {formatInstant(endedAt, timeZone, locale)}
          </time>
        ) : null}
      </p>
    </li>
  );
};

/** The change proposals of a booking that have ended, newest first; renders nothing if there are none. */
export const EndedChanges = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('change');
  const id = useId();
  const ended = booking.changes?.ended ?? [];
  if (ended.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <h4 id={id} className="font-semibold text-sm">
        {t('change.ended.title')}
      </h4>
      <ul className="grid gap-3">
        {ended.map((proposal) => (
          <Ended key={proposal.id} booking={booking} proposal={proposal} />
        ))}
      </ul>
    </section>
  );
};
