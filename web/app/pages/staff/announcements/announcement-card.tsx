import type { Announcement } from '@tomoguide/contract/notifications/announcements';
import { useState } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useStaffTime } from '../use-staff-time.ts';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { useAudienceText } from './audience-text.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type State = 'sending' | 'sent' | 'over' | 'withdrawn';
const TONES: Readonly<Record<State, BadgeTone>> = {
  sending: 'action',
  sent: 'good',
  over: 'plain',
  withdrawn: 'warn',
};

/** An announcement with its delivery progress and a button to withdraw it. */
export const AnnouncementCard = ({ announcement }: { announcement: Announcement }) => {
  const { t } = useTranslation('staff-announcements');
  const locale = useLocale();
  const audienceWords = useAudienceText();
  const nameOf = usePersonName();
  const now = useNow(60);
  const [confirming, setConfirming] = useState(false);
  const { audience, personName, words, people, told, expiresAt, finishedAt, withdrawnAt } =
    announcement;
  const at = useStaffTime();
  const isExpired = expiresAt !== null && Temporal.Instant.compare(expiresAt, now) <= 0;
  const state: State = withdrawnAt
    ? 'withdrawn'
    : finishedAt === null
      ? 'sending'
      : isExpired
        ? 'over'
        : 'sent';
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="wrap-anywhere font-semibold text-lg">{words.title[locale]}</h3>
          <p className="wrap-anywhere text-ink-soft">{audienceWords(audience, personName)}</p>
        </div>
        <Badge tone={TONES[state]}>{t(`staff-announcements.states.${state}`)}</Badge>
      </div>
      <p className="tabular text-ink-soft text-sm">
        {[
          t('staff-announcements.by', {
            name: nameOf(announcement.staffName),
            time: at(announcement.createdAt),
          }),
          t('staff-announcements.delivered', { told: String(told), people: String(people) }),
          withdrawnAt
            ? t('staff-announcements.withdrawnAt', { time: at(withdrawnAt) })
            : expiresAt
              ? t('staff-announcements.until', { time: at(expiresAt) })
              : t('staff-announcements.forGood'),
        ].join(' · ')}
      </p>
      {state === 'sending' ? (
        <progress
          className="h-2 w-full accent-action"
          max={people}
          value={told}
          aria-label={t('staff-announcements.progress')}
        />
      ) : null}
      <AnnouncementPreview words={words} />
      {state === 'withdrawn' || state === 'over' ? null : (
        <Button tone="secondary" className="justify-self-start" onClick={() => setConfirming(true)}>
          {t('staff-announcements.withdraw')}
        </Button>
      )}
      {confirming ? (
        <WithdrawDialog announcement={announcement} onClose={() => setConfirming(false)} />
      ) : null}
    </Card>
  );
};
