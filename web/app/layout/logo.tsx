import { useTranslation } from '../translation/use-translation.ts';

/**
 * The seal with the first character of 友导, and the name next to it if there is space. The character is an
 * image rather than text, so that the link's accessible name contains every visible word.
 */
export const Logo = () => {
  const { t } = useTranslation('layout');
  return (
    <span className="inline-flex h-9 flex-wrap content-start gap-x-2.5 overflow-hidden">
      <span
        aria-hidden="true"
        lang="zh-CN"
        className="inline-flex size-9 items-center justify-center rounded-[0.6rem] bg-seal font-bold text-[#fff] text-xl leading-none before:content-['友']"
      />
      <span translate="no" className="font-bold text-[1.1875rem] leading-9 tracking-tight">
        {t('layout.logo')}
      </span>
    </span>
  );
};
