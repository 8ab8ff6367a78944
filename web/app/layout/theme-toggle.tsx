import { chooseTheme, useShownTheme } from '../lib/theme.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Moon, Sun } from '../ui/icons.ts';

export const ThemeToggle = () => {
  const { t } = useTranslation('layout');
  const dark = useShownTheme() === 'dark';
  return (
    <IconButton
      label={dark ? t('layout.toLight') : t('layout.toDark')}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    >
      {dark ? (
        <Sun aria-hidden="true" className="size-5" />
      ) : (
        <Moon aria-hidden="true" className="size-5" />
      )}
    </IconButton>
  );
};
