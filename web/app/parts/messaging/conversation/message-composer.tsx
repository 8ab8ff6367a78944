import { TEXT_MAX } from '@tomoguide/contract/messaging/fields';
import type { ConversationId } from '@tomoguide/contract/primitives';
import type { Ref } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Composer, type ComposerHandle } from '../composer.tsx';
import { EmojiButton } from '../emoji/emoji-button.tsx';
import { PictureButton } from '../pictures/picture-button.tsx';

interface Props {
  userId: number;
  conversation: ConversationId;
  name: string;
  note: string | null;
  disabled: boolean;
  onSend: (text: string) => void;
  onPictures: (files: Iterable<File>) => void;
  ref?: Ref<ComposerHandle>;
}

/** The composer for messages between a traveler and a guide: text, emoji and pictures. */
export const MessageComposer = (props: Props) => {
  const { userId, conversation, name, note, disabled, onSend, onPictures, ref } = props;
  const { t } = useTranslation('messaging');
  return (
    <Composer
      ref={ref}
      userId={userId}
      queueId={conversation}
      label={t('messaging.write', { name })}
      placeholder={t('messaging.placeholder')}
      sendLabel={t('messaging.send')}
      max={TEXT_MAX}
      tooLong={(count) => t('messaging.tooLong', { count })}
      note={note}
      disabled={disabled}
      onSend={onSend}
      onFiles={onPictures}
      before={<PictureButton disabled={disabled} onChoose={onPictures} />}
      inside={(insert, onClosed) => (
        <EmojiButton disabled={disabled} onChoose={insert} onClosed={onClosed} />
      )}
    />
  );
};
