import { getOperator } from '@tomoguide/contract/documents/calls';
import { api } from '../lib/api.ts';
import { Disclosure } from '../pages/help/about/disclosure.tsx';
import { HelpPage } from '../pages/help/frame/help-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import { CircleCheck } from '../ui/icons.ts';
import type { Route } from './+types/help-about.ts';

export const loader = async () => ({ operator: await api(getOperator) });

const PROMISES = ['verified', 'price', 'money', 'cars'] as const;

export default function About({ loaderData: { operator } }: Route.ComponentProps) {
  const { t } = useTranslation('about');
  return (
    <HelpPage page="about" whole description={t('about.description')} lead={t('about.lead')}>
      <p className="text-pretty leading-[1.75]">{t('about.story')}</p>
      <section className="grid gap-3">
        <h2 className="font-semibold text-xl">{t('about.promises')}</h2>
        <ul className="grid gap-2">
          {PROMISES.map((promise) => (
            <li key={promise} className="flex gap-3">
              <CircleCheck aria-hidden="true" className="mt-1 size-5 shrink-0 text-good" />
              {t(`about.promise.${promise}`)}
            </li>
          ))}
        </ul>
      </section>
      <Disclosure operator={operator} />
    </HelpPage>
  );
}
