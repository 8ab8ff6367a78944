import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import { Link } from 'react-router';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Drawing } from '../../../ui/drawing.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { StickyBar } from '../../../ui/sticky-bar.tsx';
import { Earnings } from './earnings.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Requirements } from './requirements.tsx';

/** The page that sign-up returns to. */
const HERE = '/become-guide';

/**
 * The page for visitors: what guiding earns, how it works, and what is required. The sign-up button stays
 * in view on phones.
 */
export const Gate = () => {
  const { t } = useTranslation('become-guide', 'application-form', 'applications');
  const start = (
    <LinkButton to={withRedirect('/signup', HERE)} size="large" wide>
      {t('become-guide.start')}
    </LinkButton>
  );
  return (
    <div className="mx-auto grid max-w-[75rem] grid-cols-1 gap-12 px-4 pb-8 sm:px-6 lg:gap-16 lg:pb-16">
      <div className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-2 lg:pt-10">
        <Drawing
          name="lanes"
          light="dusk"
          eager
          className="-mx-4 aspect-[2/1] w-[calc(100%+2rem)] max-w-none sm:-mx-6 sm:w-[calc(100%+3rem)] lg:order-last lg:mx-0 lg:aspect-[8/5] lg:w-full lg:rounded-3xl"
        />
        <div className="grid gap-5">
          <div>
            <h1 className="font-bold text-[1.75rem] leading-tight tracking-tight sm:text-4xl lg:text-5xl">
              {t('application-form.title')}
            </h1>
            <p className="mt-3 max-w-xl text-balance text-ink-soft text-lg">
              {t('become-guide.lead')}
            </p>
          </div>
          <div className="max-w-xs max-lg:hidden">{start}</div>
          <p className="text-ink-soft">
            {t('become-guide.haveAccount')}{' '}
            <Link
              to={withRedirect('/login', HERE)}
              className="inline-flex min-h-11 items-center font-semibold text-action"
            >
              {t('applications.logIn')}
            </Link>
          </p>
        </div>
      </div>
      <Earnings />
      <HowItWorks />
      <Requirements />
      <StickyBar>
        <div className="w-full lg:mx-auto lg:w-80">{start}</div>
      </StickyBar>
    </div>
  );
};
