import { formatHours } from '@tomoguide/contract/format';
import { Link } from 'react-router';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Check, CircleAlert, Clock, X } from '../../../ui/icons.ts';
import type { Chosen } from './chosen.ts';
import type { Fit } from './times.ts';
import type { DirectResult } from './use-send-direct.ts';

interface Props {
  guide: Chosen;
  fit: Fit;
  /** True if a day is chosen, so that the guide can be compared with the request. */
  compared: boolean;
  result: DirectResult | undefined;
  onRemove: () => void;
}

const ICON = 'size-4 shrink-0';

/** Compares what the guide offers with the request, and marks what does not fit. */
const Ranges = ({ guide, fit }: Pick<Props, 'guide' | 'fit'>) => {
  const { t } = useTranslation('direct-message');
  const locale = useLocale();
  const { minDuration, maxDuration, minPeople, maxPeople } = guide;
  const hours = { min: minDuration, max: maxDuration };
  const people = { min: minPeople, max: maxPeople };
  return (
    <span className="tabular flex flex-wrap gap-x-3 text-ink-soft text-sm">
      <span className={fit === 'wrongLength' ? 'font-semibold text-warn' : ''}>
        {minDuration === maxDuration
          ? formatHours(maxDuration, locale)
          : t('direct-message.hours', hours)}
      </span>
      <span className={fit === 'wrongSize' ? 'font-semibold text-warn' : ''}>
        {minPeople === maxPeople
          ? t('direct-message.sizeOne', { ...people, count: maxPeople })
          : t('direct-message.size', people)}
      </span>
    </span>
  );
};

const FitOrResult = ({ fit, result }: Pick<Props, 'fit' | 'result'>) => {
  const { t } = useTranslation('direct-message', 'errors');
  if (result?.refused)
    return (
      <span className="flex items-start gap-1.5 text-danger text-sm">
        <CircleAlert aria-hidden="true" className={`${ICON} mt-0.5`} />
        <span>
          {t('direct-message.notSent')} · {t(`errors.${result.refused}`)}
        </span>
      </span>
    );
  if (result)
    return (
      <span className="flex items-center gap-1.5 text-good text-sm">
        <Check aria-hidden="true" className={ICON} />
        {t('direct-message.sent')}
      </span>
    );
  const Icon = { fits: Check, checking: Clock }[fit as string] ?? CircleAlert;
  return (
    <span
      className={`flex items-center gap-1.5 text-sm ${fit === 'fits' ? 'text-good' : fit === 'checking' ? 'text-ink-soft' : 'text-warn'}`}
    >
      <Icon aria-hidden="true" className={ICON} />
      {t(`direct-message.${fit}`)}
    </span>
  );
};

/** One of the selected guides in the dialog. */
export const Recipient = ({ guide, fit, compared, result, onRemove }: Props) => {
  const { t } = useTranslation('direct-message');
  const { name, portrait } = guide;
  const conversation = result?.conversationId ?? null;
  return (
    <li className="flex items-center gap-3 py-2">
      <Avatar name={name} src={portrait?.small ?? null} size={44} />
      <div className="min-w-0 grow">
        <p className="truncate font-semibold">{name}</p>
        <Ranges guide={guide} fit={fit} />
        {compared || result ? <FitOrResult fit={fit} result={result} /> : null}
      </div>
      {conversation !== null ? (
        <Link
          to={`/messages?conversation=${conversation}`}
          aria-label={t('direct-message.open', { name })}
          className="inline-flex min-h-11 items-center px-2 font-semibold text-action text-sm"
        >
          {t('direct-message.openShort')}
        </Link>
      ) : (
        <IconButton label={t('direct-message.remove', { name })} onClick={onRemove}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      )}
    </li>
  );
};
