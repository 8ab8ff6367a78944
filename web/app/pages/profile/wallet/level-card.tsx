import { formatMoney } from '@tomoguide/contract/format';
import type { Wallet } from '@tomoguide/contract/payments/entities';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Card } from '../../../ui/card.tsx';
import { Award } from '../../../ui/icons.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';

/**
 * The user's level on one line, with the total that counts toward it. Levels have no benefits
 * (docs/product/money.md, "Levels").
 */
export const LevelCard = ({ wallet }: { wallet: Wallet }) => {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  const { level, nextLevel, missingCents } = wallet;
  const next =
    nextLevel === null
      ? t('wallet.top')
      : t('wallet.toNext', {
          amount: formatMoney(missingCents, locale),
          level: t(`wallet.levels.${nextLevel}`),
        });
  return (
    <Card className="grid gap-1">
      <h3 className="tabular flex flex-wrap items-center gap-x-2">
        <Award aria-hidden="true" className="size-5 text-star" />
        <span className="text-ink-soft">{t('wallet.level')}</span>{' '}
        <span className="font-semibold">{t(`wallet.levels.${level}`)}</span>{' '}
        <span className="text-ink-soft text-sm">
          <Unbroken>{next}</Unbroken>
        </span>
      </h3>
      <p className="text-ink-soft text-sm">{t('wallet.levelHint')}</p>
    </Card>
  );
};
