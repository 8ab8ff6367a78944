import { ChevronDown, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { PageHead } from '../lib/page-head.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import { Page } from '../ui/page.tsx';

const TOPICS = [
  ['cancellation', '/help/cancellation'],
  ['about', '/help/about'],
  ['terms', '/terms'],
  ['privacy', '/privacy'],
] as const;

const QUESTIONS = ['deposit', 'accept', 'group', 'time', 'language'] as const;

export default function Help() {
  const { t } = useTranslation('documents-help');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <PageHead title={t('title')} description={t('description')} path="/help" />
      <ul className="grid gap-3 sm:grid-cols-2">
        {TOPICS.map(([topic, to]) => (
          <li key={topic}>
            <Link
              to={to}
              className="group flex h-full items-center gap-4 rounded-2xl border border-line bg-surface p-5 text-ink no-underline shadow-card hover:border-line-strong"
            >
              <span className="grow">
                <span className="block font-semibold text-lg">{t(`topics.${topic}.title`)}</span>
                <span className="block text-ink-soft">{t(`topics.${topic}.text`)}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
      <h2 className="mt-12 mb-4 font-bold text-2xl">{t('questions')}</h2>
      <div className="grid max-w-3xl divide-y divide-line border-line border-y">
        {QUESTIONS.map((name) => (
          <details key={name} className="group">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              {t(`faq.${name}.question`)}
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="pb-5 text-ink-soft">{t(`faq.${name}.answer`)}</p>
          </details>
        ))}
      </div>
    </Page>
  );
}
