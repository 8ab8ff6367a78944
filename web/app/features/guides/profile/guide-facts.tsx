import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { useTranslation } from '../../../translation/use-translation.ts';
import { useGuideFacts } from './use-guide-facts.ts';

export const GuideFacts = ({ guide }: { guide: GuideDetail }) => {
  const { t } = useTranslation('guides');
  return (
    <dl
      aria-label={t('facts.label')}
      className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-2xl border border-line bg-surface p-5 sm:grid-cols-3"
    >
      {useGuideFacts(guide).map(({ name, value }) => (
        <div key={name} className="min-w-0">
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className="tabular font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
