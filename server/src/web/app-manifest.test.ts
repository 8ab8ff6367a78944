import { findPage } from '@tomoguide/contract/pages';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerAppManifestRoute } from './app-manifest.ts';

const manifestIn = async (locale: string) => {
  const app = Fastify();
  registerAppManifestRoute(app);
  const reply = await app.inject({ url: `/manifest.${locale}.webmanifest` });
  await app.close();
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toContain('application/manifest+json');
  return reply.json();
};

test('describes one app in both languages, with translated texts', async () => {
  const [en, zh] = [await manifestIn('en'), await manifestIn('zh-CN')];
  for (const one of [en, zh]) {
    expect(one).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
    const kinds = one.icons.map((icon: { sizes: string; purpose: string }) => [
      icon.sizes,
      icon.purpose,
    ]);
    expect(kinds).toContainEqual(['192x192', 'any']);
    expect(kinds).toContainEqual(['512x512', 'any']);
    expect(kinds).toContainEqual(['512x512', 'maskable']);
    for (const { url } of one.shortcuts) expect(findPage(url), url).toBeDefined();
  }
  expect(en).toMatchObject({ lang: 'en', short_name: 'TomoGuide' });
  expect(zh).toMatchObject({ lang: 'zh-CN', short_name: '友导' });
  expect(zh.shortcuts.map(({ name }: { name: string }) => name)).toEqual(['我的行程', '消息']);
});
