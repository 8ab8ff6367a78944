import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { useSession } from '../../lib/session.ts';
import {
  getCheckoutPath,
  isPlanComplete,
  type Plan,
} from '../../parts/guides/profile/tour-plan.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import type { ButtonSize } from '../../ui/button-style.ts';
import { LinkButton } from '../../ui/link-button.tsx';

interface Props {
  guide: GuideDetail;
  plan: Plan;
  /** Opens the free days and start times. Not called once the plan is complete. */
  onChooseTime?: () => void;
  size?: ButtonSize;
}

/** A button that leads to the checkout if a day and a start are chosen, and otherwise opens the calendar. */
export const NextStep = ({ guide, plan, onChooseTime, size = 'large' }: Props) => {
  const { t } = useTranslation('guides');
  const own = useSession()?.user.guideId === guide.id;
  if (own) return <p className="text-center text-ink-soft">{t('guides.box.own')}</p>;
  if (!guide.listed) return <p className="text-center text-ink-soft">{t('guides.unlisted')}</p>;
  if (isPlanComplete(plan)) {
    return (
      <LinkButton to={getCheckoutPath(guide.id, plan)} size={size} wide>
        {t('guides.box.book')}
      </LinkButton>
    );
  }
  return (
    <Button size={size} wide aria-haspopup="dialog" onClick={onChooseTime}>
      {plan.day === null ? t('guides.box.plan') : t('guides.box.planStart')}
    </Button>
  );
};
