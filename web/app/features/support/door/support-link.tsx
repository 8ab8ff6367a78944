import {
  type SupportAbout,
  type SupportTopic,
  supportPath,
} from '@tomoguide/contract/support/topics';
import { LifeBuoy } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import type { ButtonSize, ButtonTone } from '../../../ui/button-style.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { opensHere, useOpenSupport } from './open-support.ts';

interface Props {
  topic: SupportTopic;
  about?: SupportAbout | null;
  tone?: ButtonTone;
  size?: ButtonSize;
  className?: string;
  /** 'Contact support' where it says nothing else. */
  children?: ReactNode;
}

/** Opens the conversation with the team about this. A link, so that a new tab opens it too. */
export const SupportLink = ({
  topic,
  about = null,
  tone = 'quiet',
  size = 'small',
  className = '',
  children,
}: Props) => {
  const { t } = useTranslation('support');
  const openSupport = useOpenSupport();
  const [busy, setBusy] = useState(false);
  const open = async (event: MouseEvent) => {
    if (!opensHere(event)) return;
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    await openSupport(topic, about);
    setBusy(false);
  };
  return (
    <LinkButton
      to={supportPath(topic, about)}
      tone={tone}
      size={size}
      className={className}
      aria-disabled={busy || undefined}
      onClick={open}
    >
      <LifeBuoy aria-hidden="true" className="size-4" />
      {busy ? t('opening') : (children ?? t('contact'))}
    </LinkButton>
  );
};
