import { SUPPORT_TOPICS } from '@tomoguide/contract/support/topics';
import { SupportTextLink } from '../../../parts/help/support/support-way.tsx';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ArrowRight } from '../../../ui/icons.ts';

/** Topics for messages to support; each opens the conversation with a prepared text. */
export const TopicList = () => {
  const { t } = useTranslation('contact', 'support');
  return (
    <section aria-labelledby="topics" className="grid gap-4">
      <h2 id="topics" className="font-semibold text-xl">
        {t('contact.topics')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {SUPPORT_TOPICS.map((topic) => (
          <li key={topic} className={topic === 'general' ? 'sm:col-span-2' : ''}>
            <SupportTextLink
              topic={topic}
              className="lifts flex h-full items-center justify-between gap-4 rounded-2xl border border-line bg-surface p-5 text-ink no-underline shadow-card"
            >
              <span>
                <span className="block font-semibold text-lg leading-snug">
                  {t(`support.topics.${topic}`)}
                </span>
                <span className="block text-[0.9375rem] text-ink-soft">
                  {t(`contact.hints.${topic}`)}
                </span>
              </span>
              <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-action" />
            </SupportTextLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
