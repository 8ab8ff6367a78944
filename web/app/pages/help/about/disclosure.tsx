import type { Operator } from '@tomoguide/contract/documents/calls';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Card } from '../../../ui/card.tsx';

const DISCLOSED = ['name', 'representative', 'address', 'phone', 'email'] as const;
/** Details that the law allows a seller to disclose only on request. */
const ON_REQUEST: ReadonlySet<string> = new Set(['address', 'phone']);
const FIXED = ['price', 'extra', 'payment', 'due', 'delivery', 'cancellation'] as const;

/**
 * The disclosure that the Act on Specified Commercial Transactions requires, 特定商取引法に基づく表記
 * (docs/product/law.md, "Operator").
 */
export const Disclosure = ({ operator }: { operator: Operator }) => {
  const { t } = useTranslation('about');
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
    <section id="disclosure" className="grid gap-3">
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
  );
};
