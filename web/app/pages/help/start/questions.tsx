import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useCatalog, useTranslation } from '../../../translation/use-translation.ts';
import { ChevronDown } from '../../../ui/icons.ts';

/** Frequent questions, collapsed; the question that the link names is open. */
export const Questions = () => {
  const { t } = useTranslation('help');
  const catalog = useCatalog('help');
  const { hash } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const named = list.current?.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`);
    const question = named?.closest('details');
    if (question) question.open = true;
  }, [hash]);
  return (
    <section className="grid gap-4 lg:grid-cols-[16rem_minmax(0,44rem)] lg:gap-16">
      <h2 className="font-bold text-2xl">{t('help.questions')}</h2>
      <div ref={list} className="grid divide-y divide-line border-line border-y">
        {Object.entries(catalog.faq).map(([id, { title, text }]) => (
          <details key={id} className="group">
            <summary
              id={id}
              className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden"
            >
              {title}
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="max-w-[65ch] pb-5 text-ink-soft">{text}</p>
          </details>
        ))}
      </div>
    </section>
  );
};
