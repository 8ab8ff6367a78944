import type { Locale } from '@tomoguide/contract/primitives';
import { CATALOGS } from '@tomoguide/contract/words/catalogs';

/** The colors from web/app/ui/tokens.css, in the theme of the user's system. */
const STYLE = `
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #1c1b1a; --action: #24496b; --on-action: #ffffff; --seal: #d9472b; font-family: system-ui, sans-serif; line-height: 1.6 }
@media (prefers-color-scheme: dark) { :root { --paper: #15171a; --ink: #f0ede6; --action: #93bde2; --on-action: #0d1a26; --seal: #ee6a50 } }
body { margin: 0; min-height: 100dvh; display: grid; place-content: center; justify-items: center; padding: 1rem; box-sizing: border-box; text-align: center; background: var(--paper); color: var(--ink) }
main { max-width: 30rem }
main::before { content: '友'; content: '友' / ''; display: block; width: 3rem; margin: 0 auto; border-radius: .8rem; background: var(--seal); color: #fff; font-size: 1.625rem; font-weight: 700; line-height: 3rem }
h1 { font-size: 1.5rem; text-wrap: balance }
p { text-wrap: pretty }
nav { display: grid; gap: .5rem; justify-items: center; margin-top: 1.5rem }
a { display: inline-block; padding: .75rem 1.25rem; border-radius: .75rem; color: inherit }
a:first-child { background: var(--action); color: var(--on-action); font-weight: 600; text-decoration: none }`;

export interface PlainPage {
  title: string;
  text: string;
  /** The URL and text of each link, the most likely link first. */
  links: readonly (readonly [href: string, words: string])[];
}

/**
 * Renders a page of text and links, for when nothing else is available. Needs neither the web build nor
 * scripts.
 */
export const renderPlainPage = (
  { title, text, links }: PlainPage,
  locale: Locale,
): string => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${CATALOGS[locale].layout.brandTitle.replace('{{title}}', title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<nav>
${links.map(([href, words]) => `<a href="${href}">${words}</a>`).join('\n')}
</nav>
</main>
</body>
</html>
`;
