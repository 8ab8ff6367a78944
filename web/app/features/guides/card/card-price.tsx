import { useTranslation } from 'react-i18next';

interface Props {
  /** Money in words. */
  price: string;
  extra: string;
  /** The group's price an hour, shown when a group is known. */
  group: string;
  travelers: number | null;
}

/** 'RMB 200 / hour for one, + RMB 30 per extra person', and the group's price where it is known. */
export const CardPrice = ({ price, extra, group, travelers }: Props) => {
  const { t } = useTranslation('guides');
  return (
    <p className="tabular min-w-0 text-ink-soft text-[0.8125rem] leading-snug">
      <span className="block text-ink">
        <b className="font-semibold text-base">{t('card.perHour', { price })}</b>{' '}
        <span className="text-ink-soft text-[0.8125rem]">{t('card.forOne')}</span>
      </span>
      {travelers !== null && travelers > 1 ? (
        <span className="block">{t('card.group', { price: group, count: travelers })}</span>
      ) : (
        <span className="block">{t('card.extra', { price: extra })}</span>
      )}
    </p>
  );
};
