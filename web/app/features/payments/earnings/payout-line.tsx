import type { Earnings } from '@tomoguide/contract/payments/entities';
import { useTranslation } from '../../../translation/use-translation.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EarningsStanding } from './earnings-standing.tsx';

/** Where the earnings are, and the way to withdraw what can be. */
export const PayoutLine = ({ earnings }: { earnings: Earnings }) => {
  const { t } = useTranslation('payments-earnings');
  return (
    <div className="grid max-w-lg gap-4 border-line border-t pt-5">
      <h3 className="font-semibold">{t('standing')}</h3>
      <EarningsStanding earnings={earnings} />
      <LinkButton to="/withdrawal" className="justify-self-start">
        {t('withdraw')}
      </LinkButton>
    </div>
  );
};
