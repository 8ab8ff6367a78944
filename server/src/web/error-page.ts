import type { ErrorCode } from '@tomoguide/contract/errors';
import enErrors from '@tomoguide/contract/locales/en/errors';
import enLayout from '@tomoguide/contract/locales/en/layout';
import zhErrors from '@tomoguide/contract/locales/zh-CN/errors';
import zhLayout from '@tomoguide/contract/locales/zh-CN/layout';
import type { Locale } from '@tomoguide/contract/primitives';

const SENTENCES = {
  en: { errors: enErrors, layout: enLayout },
  'zh-CN': { errors: zhErrors, layout: zhLayout },
} as const;

const STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.6 }
body { margin: 0; min-height: 100dvh; display: grid; place-content: center; justify-items: center; padding: 1rem; text-align: center }
h1 { font-size: 1.5rem; text-wrap: balance }
a { display: inline-block; padding: .75rem 1rem; color: inherit }`;

/**
 * What a visitor is shown where no page can be rendered: the refusal in their language, and a link to
 * the same address. It needs neither the web's build nor a script.
 */
export const errorPage = (code: ErrorCode, locale: Locale): string => {
  const { errors, layout } = SENTENCES[locale];
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${layout.brandTitle.replace('{{title}}', layout.errorTitle)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${layout.errorTitle}</h1>
<p>${errors[code]}</p>
<a href="">${layout.retry}</a>
</main>
</body>
</html>
`;
};
