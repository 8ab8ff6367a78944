import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildPagePolicy, extractScriptHashes } from './content-policy.ts';

const hashScript = (code: string) =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('allows only inline scripts with the nonce, and removes the nonce from the page', () => {
  const page =
    '<script nonce="m4rk" async="">a()</script><script>evil()</script>' +
    '<script nonce="guess">b()</script><script src="/x.js" nonce="m4rk"></script>';
  const { html, hashes } = extractScriptHashes(page, 'm4rk');
  expect(hashes).toEqual([hashScript('a()')]);
  expect(html).not.toContain('m4rk');
  expect(html).toContain('<script async="">a()</script>');
});

test('never allows arbitrary inline scripts', () => {
  const policy = buildPagePolicy(["'sha256-x'"]);
  expect(policy).toContain("script-src 'self' 'sha256-x';");
  expect(policy.replace(/style-src[^;]*/, '')).not.toContain('unsafe');
});
