import { MAX_TAGS, REVIEW_TAGS, type ReviewTag } from '@tomoguide/contract/reviews/tags';
import { useId } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Chips } from '../../../ui/chips.tsx';

interface Props {
  chosen: readonly ReviewTag[];
  onChange: (chosen: ReviewTag[]) => void;
  /** True while sending, so that the tags shown are the tags sent. */
  readOnly: boolean;
}

/** An input for the tags of a review of a guide. */
export const TagInput = ({ chosen, onChange, readOnly }: Props) => {
  const { t } = useTranslation('reviews', 'review-tags', 'layout');
  const id = useId();
  return (
    <fieldset aria-describedby={id} className="grid gap-1.5">
      <legend className="font-semibold text-sm">
        {t('review-tags.list')}{' '}
        <span className="font-normal text-ink-soft">{t('layout.optional')}</span>
      </legend>
      <p id={id} className="mb-1 text-ink-soft text-sm">
        {t('reviews.tagsHint')}
      </p>
      <Chips
        choices={REVIEW_TAGS.map((tag) => ({ value: tag, label: t(`review-tags.tag.${tag}`) }))}
        chosen={chosen}
        onChange={(tags) => readOnly || onChange(tags)}
        full={chosen.length >= MAX_TAGS}
      />
    </fieldset>
  );
};
