import { useTranslation } from '../../../translation/use-translation.ts';

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
    <>
      <p className="tabular font-semibold">{t('card.perHour', { price })}</p>
      <p className="tabular col-span-2 row-start-2 text-[0.8125rem] text-ink-soft">
        {t('card.unit', { price: extra })}
        {travelers !== null && travelers > 1 ? (
          <span className="block text-ink">
            {t('card.group', { price: group, count: travelers })}
          </span>
        ) : null}
      </p>
    </>
  );
};
