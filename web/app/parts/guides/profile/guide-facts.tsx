import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { type Fact, useGuideFacts, useHeadlineFacts } from './use-guide-facts.ts';

const Facts = ({ facts }: { facts: readonly Fact[] }) =>
  facts.map(({ name, values }) => (
    <div key={name}>
      <dt>{name}</dt>
      {values.map((value) => (
        <dd key={value}>
          <Unbroken>{value}</Unbroken>
        </dd>
      ))}
    </div>
  ));

/** The facts below the guide's name. */
export const HeadlineFacts = ({ guide }: { guide: GuideDetail }) => {
  const { t } = useTranslation('guides');
  return (
    <dl aria-label={t('guides.facts.label')} className="facts facts-head">
      <Facts facts={useHeadlineFacts(guide)} />
    </dl>
  );
};

/** The facts below the guide's story. */
export const GuideFacts = ({ guide }: { guide: GuideDetail }) => (
  <dl className="facts">
    <Facts facts={useGuideFacts(guide)} />
  </dl>
);
