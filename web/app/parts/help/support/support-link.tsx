import {
  getSupportPath,
  type SupportAbout,
  type SupportTopic,
} from '@tomoguide/contract/support/topics';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import type { ButtonSize, ButtonTone } from '../../../ui/button-style.ts';
import { LifeBuoy } from '../../../ui/icons.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useSupportClick } from './open-support.ts';

interface Props {
  topic: SupportTopic;
  about?: SupportAbout | null;
  tone?: ButtonTone;
  size?: ButtonSize;
  className?: string;
  /** The text of the link; defaults to 'Contact support'. */
  children?: ReactNode;
}

/**
 * Opens the conversation with staff about this topic. It is a link, so that it can be opened in a new tab.
 */
export const SupportLink = ({
  topic,
  about = null,
  tone = 'quiet',
  size = 'small',
  className = '',
  children,
}: Props) => {
  const { t } = useTranslation('support');
  const { busy, press } = useSupportClick(topic, about);
  return (
    <LinkButton
      to={getSupportPath(topic, about)}
      tone={tone}
      size={size}
      className={className}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      <LifeBuoy aria-hidden="true" className="size-4" />
      {busy ? t('support.opening') : (children ?? t('support.contact'))}
    </LinkButton>
  );
};
