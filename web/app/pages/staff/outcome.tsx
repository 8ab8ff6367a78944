import type { UserSummary } from '@tomoguide/contract/accounts/entities';
import { usePersonName } from '../../translation/use-person-name.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { FreeText } from '../../ui/free-text.tsx';
import { useStaffTime } from './use-staff-time.ts';

interface Props {
  decided: {
    readonly decidedAt: string | null;
    readonly reviewer: UserSummary | null;
    readonly reason: string | null;
  };
}

/** Shows who decided a case and when, with the reason. Renders nothing while the case is waiting. */
export const Outcome = ({ decided: { decidedAt, reviewer, reason } }: Props) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('staff');
  const at = useStaffTime();
  if (!decidedAt) return null;
  const time = at(decidedAt);
  return (
    <div className="grid gap-1 text-sm">
      <p className="tabular text-ink-soft">
        {t('staff.decidedAt', { time })}
        {reviewer ? ` · ${t('staff.decidedBy', { name: nameOf(reviewer.nickname) })}` : null}
      </p>
      {reason ? (
        <p className="wrap-anywhere whitespace-pre-line">
          <span className="block text-ink-soft">{t('staff.wrote')}</span>{' '}
          <FreeText>{reason}</FreeText>
        </p>
      ) : null}
    </div>
  );
};
