import { formatMoney } from '@tomoguide/contract/format';
import type { Wallet } from '@tomoguide/contract/payments/entities';
import { fromCents, WALLET_LEVELS } from '@tomoguide/contract/payments/levels';
import { Award } from 'lucide-react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Card } from '../../../ui/card.tsx';

/** How far the way to the next level is gone, 0 to 100. */
const progressOf = ({ level, nextLevel, missingCents }: Wallet): number => {
  if (nextLevel === null) return 100;
  const way = fromCents(nextLevel) - fromCents(level);
  return Math.floor(((way - missingCents) / way) * 100);
};

/** The level, the way to the next one, and all of them in a row. */
export const LevelCard = ({ wallet }: { wallet: Wallet }) => {
  const { t } = useTranslation('payments-wallet');
  const locale = useLocale();
  const { level, nextLevel, missingCents } = wallet;
  const reached = WALLET_LEVELS.indexOf(level);
  const progress = progressOf(wallet);
  const next =
    nextLevel === null
      ? t('top')
      : t('toNext', { amount: formatMoney(missingCents, locale), level: t(`levels.${nextLevel}`) });
  return (
    <Card className="grid content-start gap-5">
      <div>
        <h3 className="text-ink-soft">{t('level')}</h3>
        <p className="flex items-center gap-2 font-bold text-4xl tracking-tight">
          <Award aria-hidden="true" className="size-8 text-star" />
          {t(`levels.${level}`)}
        </p>
        <p className="mt-1 text-ink-soft text-sm">{t('levelHint')}</p>
      </div>
      <div className="grid gap-2 border-line border-t pt-4">
        <p className="tabular font-semibold">{next}</p>
        <div
          role="progressbar"
          aria-label={next}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={progress}
          className="h-2 overflow-hidden rounded-full bg-line"
        >
          <div className="h-full rounded-full bg-star" style={{ width: `${progress}%` }} />
        </div>
      </div>
      <ol className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
        {WALLET_LEVELS.map((name, index) => (
          <li
            key={name}
            aria-current={name === level ? 'step' : undefined}
            className={index <= reached ? 'font-semibold' : 'text-ink-soft'}
          >
            {t(`levels.${name}`)}{' '}
            <span className="tabular font-normal text-ink-soft">
              {formatMoney(fromCents(name), locale)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
};
