import { ChevronDown, Handshake, ReceiptText, ScrollText, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { SupportLink } from '../features/support/door/support-link.tsx';
import { PageHead } from '../lib/page-head.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import { Page } from '../ui/page.tsx';

const TOPICS = [
  ['cancellation', '/help/cancellation', ReceiptText],
  ['about', '/help/about', Handshake],
  ['terms', '/terms', ScrollText],
  ['privacy', '/privacy', ShieldCheck],
] as const;

const QUESTIONS = ['deposit', 'accept', 'group', 'time', 'language'] as const;

export default function Help() {
  const { t } = useTranslation(['documents-help', 'support']);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <PageHead title={t('title')} description={t('description')} path="/help" />
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
        {TOPICS.map(([topic, to, Icon]) => (
          <li key={topic}>
            <Link
              to={to}
              className="lifts flex h-full items-start gap-4 rounded-2xl border border-line bg-surface p-5 text-ink no-underline shadow-card sm:flex-col"
            >
              <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-xl bg-action-soft text-action">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <span>
                <span className="block font-semibold text-lg leading-snug">
                  {t(`topics.${topic}.title`)}
                </span>
                <span className="mt-1 block text-ink-soft">{t(`topics.${topic}.text`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <section className="mt-14 grid gap-4 lg:grid-cols-[16rem_minmax(0,44rem)] lg:gap-16">
        <h2 className="font-bold text-2xl">{t('questions')}</h2>
        <div className="grid divide-y divide-line border-line border-y">
          {QUESTIONS.map((name) => (
            <details key={name} className="group">
              <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
                {t(`faq.${name}.question`)}
                <ChevronDown
                  aria-hidden="true"
                  className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
                />
              </summary>
              <p className="max-w-[65ch] pb-5 text-ink-soft">{t(`faq.${name}.answer`)}</p>
            </details>
          ))}
        </div>
      </section>
      <section className="mt-14 flex flex-wrap items-center justify-between gap-4 rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-6">
        <div className="grid max-w-[65ch] gap-1">
          <h2 className="font-semibold text-xl">{t('support:name')}</h2>
          <p className="text-pretty text-ink-soft">{t('support:lead')}</p>
        </div>
        <SupportLink topic="general" tone="primary" size="medium">
          {t('support:write')}
        </SupportLink>
      </section>
    </Page>
  );
}
