import { getOperator } from '@tomoguide/contract/documents/calls';
import { CircleCheck } from 'lucide-react';
import { api } from '../lib/api.ts';
import { PageHead } from '../lib/page-head.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import { Card } from '../ui/card.tsx';
import { Page } from '../ui/page.tsx';
import type { Route } from './+types/help-about.ts';

export const loader = async () => ({ operator: await api(getOperator) });

const PROMISES = ['verified', 'price', 'money', 'cars'] as const;
const DISCLOSED = ['name', 'representative', 'address', 'phone', 'email'] as const;
/** What the law lets a seller give only to those who ask for it. */
const ON_REQUEST: ReadonlySet<string> = new Set(['address', 'phone']);
const FIXED = ['price', 'extra', 'payment', 'due', 'delivery', 'cancellation'] as const;

export default function About({ loaderData: { operator } }: Route.ComponentProps) {
  const { t } = useTranslation('documents-help');
  const rows: [string, string][] = [
    ...DISCLOSED.flatMap((field): [string, string][] => {
      const value = operator[field] ?? (ON_REQUEST.has(field) ? t('about.onRequest') : null);
      return value === null ? [] : [[t(`about.rows.${field}`), value]];
    }),
    ...FIXED.map((field): [string, string] => [
      t(`about.rows.${field}`),
      t(`about.rows.${field}Text`),
    ]),
  ];
  return (
    <Page title={t('about.title')} lead={t('about.lead')}>
      <PageHead
        whole
        title={t('about.title')}
        description={t('about.description')}
        path="/help/about"
      />
      <div className="grid max-w-3xl gap-10">
        <p>{t('about.story')}</p>
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
        <section className="grid gap-3">
          <h2 className="font-semibold text-xl">{t('about.disclosure')}</h2>
          <p lang="ja" className="text-ink-soft">
            特定商取引法に基づく表記
          </p>
          <Card flush>
            <dl className="divide-y divide-line">
              {rows.map(([name, value]) => (
                <div key={name} className="grid gap-1 px-5 py-3 sm:grid-cols-[13rem_1fr]">
                  <dt className="text-ink-soft">{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </Card>
        </section>
      </div>
    </Page>
  );
}
