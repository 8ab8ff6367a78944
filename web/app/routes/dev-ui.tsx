import { ButtonSamples } from '../pages/dev-ui/button-samples.tsx';
import { FieldSamples } from '../pages/dev-ui/field-samples.tsx';
import { StateSamples } from '../pages/dev-ui/state-samples.tsx';
import { TextSamples } from '../pages/dev-ui/text-samples.tsx';
import { Page } from '../ui/page.tsx';

/**
 * The page /dev/ui, which shows all components of web/app/ui during `npm run dev`. The header switches
 * language and theme.
 */
export default function DevUi() {
  return (
    <Page title="web/app/ui">
      <div className="grid grid-cols-1 gap-6">
        <ButtonSamples />
        <FieldSamples />
        <TextSamples />
        <StateSamples />
      </div>
    </Page>
  );
}
