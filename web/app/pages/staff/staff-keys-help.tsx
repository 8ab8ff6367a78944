import { useCallback, useState } from 'react';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { setKeysOn, useKeysOn } from './keys-setting.ts';
import { useStaffKeys } from './staff-keys.ts';

const KEYS = [
  ['J', 'next'],
  ['K', 'previous'],
  ['Enter', 'open'],
  ['S', 'start'],
  ['O', 'pictures'],
  ['1–9', 'tick'],
  ['A', 'accept'],
  ['C', 'changes'],
  ['R', 'reject'],
  ['Ctrl + Enter', 'confirm'],
  ['N', 'nextCase'],
  ['?', 'help'],
] as const;

/** The console's keys, and the button that lists them on devices with a keyboard. */
export const StaffKeysHelp = () => {
  const { t } = useTranslation('staff');
  const [open, setOpen] = useState(false);
  const keysOn = useKeysOn();
  useStaffKeys(useCallback(() => setOpen(true), []));
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        className="max-sm:hidden pointer-coarse:hidden"
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true" className="rounded-md border border-line-strong px-1.5">
          ?
        </span>
        {t('staff.keys.title')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('staff.keys.title')}>
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
          {KEYS.map(([key, name]) => (
            <div key={key} className="col-span-2 grid grid-cols-subgrid">
              <dt>
                <kbd className="whitespace-nowrap rounded-md border border-line-strong bg-sunken px-2 py-0.5 font-sans text-sm">
                  {key}
                </kbd>
              </dt>
              <dd>{t(`staff.keys.${name}`)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-ink-soft text-sm">{t('staff.keys.hint')}</p>
        <Checkbox
          className="mt-2"
          label={t('staff.keys.on')}
          checked={keysOn}
          onChange={({ target }) => setKeysOn(target.checked)}
        />
      </Dialog>
    </>
  );
};
