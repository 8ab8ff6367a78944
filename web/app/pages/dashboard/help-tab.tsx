import { useQuery } from '@tanstack/react-query';
import { SUPPORT_TOPICS } from '@tomoguide/contract/support/topics';
import { supportConversationQuery } from '../../parts/help/support/queries.ts';
import { SupportLink } from '../../parts/help/support/support-link.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { ChevronRight, LifeBuoy } from '../../ui/icons.ts';
import { LinkButton } from '../../ui/link-button.tsx';

/** The support topics for travelers; topics for guides are excluded. */
const TOPICS = SUPPORT_TOPICS.filter(
  (topic) => topic !== 'payout_failed' && topic !== 'application_rejected' && topic !== 'general',
);

/** The Help & Support tab of /dashboard. */
export const HelpTab = () => {
  const { t } = useTranslation('support');
  const { data } = useQuery({ ...supportConversationQuery(), refetchOnMount: 'always' });
  const hasWritten = data !== undefined && data.state !== 'none';
  return (
    <div className="grid gap-4">
      <Card className="grid gap-4">
        <div className="flex items-start gap-4">
          <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-xl bg-action-soft text-action">
            <LifeBuoy aria-hidden="true" className="size-5" />
          </span>
          <div className="grid gap-1">
            <h3 className="font-semibold text-xl">{t('support.name')}</h3>
            <p className="text-balance text-ink-soft">{t('support.lead')}</p>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <SupportLink topic="general" tone="primary" size="medium">
            {hasWritten ? t('support.continue') : t('support.write')}
          </SupportLink>
          <LinkButton to="/help" tone="secondary">
            {t('support.readHelp')}
          </LinkButton>
          {data && data.unreadCount > 0 ? <Badge tone="seal">{data.unreadCount}</Badge> : null}
        </div>
      </Card>
      <ul className="grid gap-2 sm:grid-cols-2">
        {TOPICS.map((topic) => (
          <li key={topic}>
            <SupportLink
              topic={topic}
              tone="secondary"
              size="medium"
              className="w-full justify-start! text-left"
            >
              <span className="grow">{t(`support.topics.${topic}`)}</span>
              <ChevronRight aria-hidden="true" className="size-4 text-ink-soft" />
            </SupportLink>
          </li>
        ))}
      </ul>
    </div>
  );
};
