import { DEFAULT_GUIDE_TIME_ZONE } from '@tomoguide/contract/catalog/cities';
import { PERMISSION_REMINDER_DAYS } from '@tomoguide/contract/guides/figures';
import type { OwnStatement } from '@tomoguide/contract/guides/work-permission';
import { FileList } from '../../../parts/files/viewer/file-list.tsx';
import { StatementFacts } from '../../../parts/guides/own-guide/statement-facts.tsx';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { TeamText } from '../../../ui/team-text.tsx';

type ShownState = OwnStatement['state'] | 'expiring' | 'expired';

const TONES: Readonly<Record<ShownState, BadgeTone>> = {
  pending: 'action',
  checked: 'good',
  rejected: 'seal',
  expiring: 'warn',
  expired: 'seal',
};

const getShownState = ({ state, until }: OwnStatement): ShownState => {
  if (state !== 'checked' || until === null) return state;
  const daysLeft = Temporal.Now.plainDateISO(DEFAULT_GUIDE_TIME_ZONE).until(until).days;
  if (daysLeft < 0) return 'expired';
  return daysLeft <= PERMISSION_REMINDER_DAYS[0] ? 'expiring' : 'checked';
};

interface Props {
  label: string;
  statement: OwnStatement;
}

/** A statement, with its state and what it means for bookings. */
export const StatementCard = ({ label, statement }: Props) => {
  const { t } = useTranslation('work-permission');
  const { reason, file, permits } = statement;
  const state = getShownState(statement);
  const cannotWork = permits === 'none' && state !== 'rejected' && state !== 'pending';
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="text-ink-soft text-sm">{label}</p>
        <Badge tone={TONES[state]}>{t(`work-permission.state.${state}`)}</Badge>
      </div>
      <div className="grid gap-1">
        <StatementFacts statement={statement} />
      </div>
      <p className="text-pretty text-ink-soft text-sm">
        {t(cannotWork ? 'work-permission.next.noWork' : `work-permission.next.${state}`)}
      </p>
      {reason ? <TeamText label={t('work-permission.wrote')}>{reason}</TeamText> : null}
      {file ? <FileList files={[file]} names={[t('work-permission.file')]} /> : null}
    </Card>
  );
};
