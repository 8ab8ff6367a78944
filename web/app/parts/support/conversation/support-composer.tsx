import { SUPPORT_TEXT_MAX } from '@tomoguide/contract/support/fields';
import { useTranslation } from '../../../translation/use-translation.ts';
import { TextComposer, type TextComposerProps } from '../../messaging/text-composer.tsx';

type Props = Pick<
  TextComposerProps,
  | 'userId'
  | 'queueId'
  | 'label'
  | 'placeholder'
  | 'sendLabel'
  | 'prepared'
  | 'note'
  | 'disabled'
  | 'onSend'
>;

/** The field for messages to staff, or for answers from staff. */
export const SupportComposer = (props: Props) => {
  const { t } = useTranslation('support');
  return (
    <TextComposer
      {...props}
      max={SUPPORT_TEXT_MAX}
      tooLong={(count) => t('support.tooLong', { count })}
    />
  );
};
