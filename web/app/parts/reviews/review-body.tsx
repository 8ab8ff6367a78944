import type { GuideReview } from '@tomoguide/contract/reviews/entities';
import { detectWrittenLanguage } from '@tomoguide/contract/reviews/language';
import { useTranslation } from '../../translation/use-translation.ts';
import { ReviewTags } from './review-tags.tsx';

const Paragraph = ({ children }: { children: string }) => (
  <p
    lang={detectWrittenLanguage(children) ?? undefined}
    className="wrap-anywhere whitespace-pre-line"
  >
    {children}
  </p>
);

interface Props {
  review: Pick<GuideReview, 'content' | 'tags' | 'reply'>;
  /** The guide's name, shown above the answer. */
  guideName: string;
}

/** The text and tags of a review, and the guide's answer. */
export const ReviewBody = ({ review: { content, tags, reply }, guideName }: Props) => {
  const { t } = useTranslation('reviews');
  return (
    <>
      {content ? <Paragraph>{content}</Paragraph> : null}
      <ReviewTags tags={tags} />
      {reply ? (
        <div className="mt-1 border-line-strong border-l-2 pl-3 text-[0.9375rem] text-ink-soft">
          <p className="font-semibold">{t('reviews.answerOf', { name: guideName })}</p>
          <Paragraph>{reply.content}</Paragraph>
        </div>
      ) : null}
    </>
  );
};
