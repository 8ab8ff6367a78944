import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Bio } from './bio.tsx';
import { GuideFacts } from './guide-facts.tsx';
import { Section } from './section.tsx';

/** The guide's own text and the other facts. */
export const Story = ({ guide }: { guide: GuideDetail }) => {
  const { t } = useTranslation('guides');
  return (
    <Section id="about" title={t('guides.about', { name: guide.name })}>
      <Bio text={guide.bio} locale={useLocale()} />
      <GuideFacts guide={guide} />
    </Section>
  );
};
