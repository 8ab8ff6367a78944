import type { Booking } from '@tomoguide/contract/bookings/entities';
import {
  type ExtraCost,
  type ExtraCostAction,
  sumAcceptedCosts,
} from '@tomoguide/contract/bookings/extra-costs';
import { formatYen } from '@tomoguide/contract/format';
import { useId } from 'react';
import { getErrorCode } from '../../../lib/api-error.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Line, Lines } from '../../../ui/amount-lines.tsx';
import { Button } from '../../../ui/button.tsx';
import { NamedSection } from '../../../ui/named-section.tsx';
import { restoresFocusOnRemoval } from '../../../ui/restore-focus.ts';
import { showToast } from '../../../ui/toast.ts';
import { getOtherName } from '../booking/other-name.ts';
import { useAnswerExtraCost } from '../mutations.ts';

/** One line with its amount, its state, and what the user can do with it. */
const CostLine = ({ booking, line }: { booking: Booking; line: ExtraCost }) => {
  const { t } = useTranslation('extra-costs', 'errors');
  const locale = useLocale();
  const name = usePersonName()(getOtherName(booking));
  const answer = useAnswerExtraCost();
  const getState = () => {
    if (line.state !== 'proposed') return t(`extra-costs.state.${line.state}`);
    if (line.can.length === 0) return t('extra-costs.state.lapsed');
    return line.by === booking.viewerIs
      ? t('extra-costs.state.waiting', { name })
      : t('extra-costs.state.waitingForYou', { name });
  };
  const handleClick = async (action: ExtraCostAction) => {
    try {
      await answer.mutateAsync({ id: booking.id, number: line.number, action });
    } catch (error) {
      showToast({
        tone: 'destructive',
        title: t('extra-costs.failed'),
        description: t(`errors.${getErrorCode(error)}`),
      });
    }
  };
  const isOff = line.state === 'declined' || line.state === 'withdrawn';
  const id = useId();
  return (
    <>
      <Line
        label={
          <bdi id={id} className={`wrap-anywhere ${isOff ? 'text-ink-soft line-through' : ''}`}>
            {line.text}
          </bdi>
        }
        hint={getState()}
      >
        <span className={isOff ? 'text-ink-soft line-through' : ''}>
          {formatYen(line.yen, locale)}
        </span>
      </Line>
      {line.can.length > 0 ? (
        <dd className="flex flex-wrap gap-2">
          {line.can.map((action) => (
            <Button
              key={action}
              id={`${id}-${action}`}
              aria-labelledby={`${id}-${action} ${id}`}
              ref={restoresFocusOnRemoval}
              tone={action === 'accept' ? 'primary' : 'secondary'}
              size="small"
              busy={answer.isPending && answer.variables.action === action}
              disabled={answer.isPending}
              onClick={() => handleClick(action)}
            >
              {t(`extra-costs.action.${action}`)}
            </Button>
          ))}
        </dd>
      ) : null}
    </>
  );
};

/** The extra costs of a booking and what the agreed ones come to; renders nothing if there are none. */
export const ExtraCosts = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('extra-costs');
  const locale = useLocale();
  const id = useId();
  const lines = booking.extraCosts ?? [];
  const sum = sumAcceptedCosts(lines);
  const isCancelled = booking.status === 'cancelled';
  if (lines.length === 0) return null;
  return (
    <NamedSection aria-labelledby={id} className="grid gap-2" data-extra-costs>
      <h4 id={id} className="font-semibold text-sm">
        {t('extra-costs.title')}
      </h4>
      <Lines>
        {lines.map((line) => (
          <CostLine key={line.number} booking={booking} line={line} />
        ))}
        {sum > 0 && !isCancelled ? (
          <Line label={t('extra-costs.sum')} strong>
            {formatYen(sum, locale)}
          </Line>
        ) : null}
      </Lines>
      {isCancelled ? null : (
        <p className="text-pretty text-ink-soft text-sm">{t('extra-costs.hint')}</p>
      )}
    </NamedSection>
  );
};
