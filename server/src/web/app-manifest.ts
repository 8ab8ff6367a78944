import { LOCALES, type Locale } from '@tomoguide/contract/locale';
import { getManifestPath } from '@tomoguide/contract/pages';
import { CATALOGS } from '@tomoguide/contract/words/catalogs';
import type { FastifyInstance } from 'fastify';

/** The background of the light theme (web/app/ui/tokens.css). For the dark theme, pages set `theme-color`. */
const PAPER = '#fbfaf7';

const icon = (file: string, side: number, purpose: 'any' | 'maskable') => ({
  src: `/${file}`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
});

const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [icon('icon-192.png', 192, 'any')],
});

/**
 * Returns the web app manifest (docs/product/pages.md, "Installing"), which describes the same app in both
 * languages.
 */
const buildAppManifest = (locale: Locale) => {
  const { layout, landing } = CATALOGS[locale];
  return {
    id: '/',
    name: layout.brand,
    short_name: layout.shortName,
    description: landing.description,
    lang: locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['travel'],
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-192.png', 192, 'maskable'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [shortcut(layout.myTrips, '/dashboard'), shortcut(layout.messages, '/messages')],
  };
};

export const registerAppManifestRoute = (app: FastifyInstance): void => {
  for (const locale of LOCALES) {
    const body = JSON.stringify(buildAppManifest(locale));
    app.get(getManifestPath(locale), { schema: { hide: true } }, async (_request, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(body),
    );
  }
};
