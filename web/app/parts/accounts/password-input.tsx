import { type InputHTMLAttributes, useState } from 'react';
import { useTranslation } from '../../translation/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Eye, EyeOff } from '../../ui/icons.ts';
import { Input } from '../../ui/input.tsx';

/** A password field whose text the user can reveal. */
export const PasswordInput = (props: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>) => {
  const { t } = useTranslation('accounts');
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="pr-12"
        {...props}
      />
      <IconButton
        label={shown ? t('accounts.password.hide') : t('accounts.password.show')}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute top-0.5 right-0.5 text-ink-soft"
      >
        <Icon aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
};
