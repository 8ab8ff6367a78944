import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const SECRET = 'a secret of more than thirty-two characters';

describe('configuration', () => {
  test('has defaults that work on a developer’s machine', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, local: true, demo: true });
  });

  test('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: '' }).port).toBe(3000);
  });

  test('rejects a local PUBLIC_URL if the server is reachable from other machines', () => {
    expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow(ConfigError);
  });

  test('in a container, the published address determines whether other machines can reach the server', () => {
    const inContainer = (host: string) => () =>
      readConfig({ HOST: '0.0.0.0', PUBLISHED_HOST: host });
    expect(inContainer('127.0.0.1')()).toMatchObject({ host: '0.0.0.0', local: true });
    expect(inContainer('0.0.0.0')).toThrow(/PUBLISHED_HOST=0.0.0.0 can be reached/);
  });

  test('requires a session secret and does not seed the demo if the URL is public', () => {
    expect(() => readConfig({ PUBLIC_URL: 'https://tomoguide.example' })).toThrow(/SESSION_SECRET/);
    const config = readConfig({
      PUBLIC_URL: 'https://tomoguide.example/',
      SESSION_SECRET: SECRET,
      HOST: '0.0.0.0',
    });
    expect(config).toMatchObject({
      local: false,
      demo: false,
      publicUrl: 'https://tomoguide.example',
    });
  });

  test.each([
    [{ PORT: '70000' }],
    [{ PORT: 'abc' }],
    [{ DEMO: 'maybe' }],
    [{ DATABASE_URL: 'not a url' }],
    [{ DATABASE_URL: 'mysql://127.0.0.1/x' }],
    [{ RATE_LIMITS: 'page=a' }],
    [{ RATE_LIMITS: 'pages=300' }],
    [{ RATE_LIMITS: 'holds=0' }],
    [{ TRUST_PROXY: 'maybe' }],
    [{ TRUST_PROXY: '10.0.0.0/33' }],
    [{ TRUST_PROXY: '10.0.0.1,nginx' }],
  ])('rejects %o with a message', (env) => {
    expect(() => readConfig(env)).toThrow(/environment is not usable/);
  });

  test('trusts all proxies, no proxies or the listed ones', () => {
    expect(readConfig({}).trustProxy).toBe(false);
    expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(true);
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual([
      '10.0.0.0/8',
      '::1',
    ]);
  });

  test.each(['127.0.0.1', '127.9.9.9', 'localhost', '[::1]'])(
    'treats %s as a local address',
    (host) => {
      expect(readConfig({ PUBLIC_URL: `http://${host}:3000` }).local).toBe(true);
    },
  );
});

test('rejects incomplete file store settings, and removes a trailing slash from the store’s URL', () => {
  const half = { S3_ENDPOINT: 'https://s3.example.com/', S3_BUCKET: 'files' };
  expect(() => readConfig(half)).toThrow('needed together');
  const whole = { ...half, S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(readConfig(whole).s3).toMatchObject({
    endpoint: 'https://s3.example.com',
    region: 'us-east-1',
  });
  expect(readConfig({}).s3).toBeNull();
});

test('reads a translation service with or without a key, but no key alone', () => {
  const url = 'http://localhost:5000';
  expect(readConfig({}).translation).toBeNull();
  expect(readConfig({ TRANSLATE_URL: `${url}/` }).translation).toEqual({ url, apiKey: undefined });
  expect(readConfig({ TRANSLATE_URL: url, TRANSLATE_API_KEY: 'k' }).translation?.apiKey).toBe('k');
  expect(() => readConfig({ TRANSLATE_API_KEY: 'k' })).toThrow('needs TRANSLATE_URL');
  expect(() => readConfig({ TRANSLATE_URL: 'http://me:k@localhost:5000' })).toThrow(
    'TRANSLATE_API_KEY',
  );
});
