import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { JPY_PER_RMB_DEFAULT } from '@tomoguide/contract/payments/figures';
import * as z from 'zod';
import type { S3Place } from './adapters/files/s3.ts';
import type { TranslationService } from './adapters/translation/libre-translate.ts';
import { readLimits } from './http/limits.ts';

/** Every environment variable that the server reads, with its default. */

const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1');
/** Returns whether a text is an IP address or a range such as 10.0.0.0/8. */
const isRange = (range: string): boolean => {
  const [address = '', bits, ...rest] = range.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (longest < 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
};
/** The proxies whose X-Forwarded-For header is trusted: all, none, or those listed. */
const proxies = flag.or(
  z
    .string()
    .transform((list) => list.split(',').map((range) => range.trim()))
    .refine((ranges) => ranges.every(isRange), 'true, false, or addresses such as 10.0.0.0/8'),
);
const limits = z.string().superRefine((spec, context) => {
  try {
    readLimits(spec);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
  }
});
/**
 * Maximum of CACHE_MS: every process must serve a change within a second, including the time for the
 * response.
 */
const MAX_CACHE_MS = 800;
/** A comma-separated list of PostgreSQL URLs. */
const addresses = z
  .string()
  .transform((list) => list.split(',').map((url) => url.trim()))
  .refine(
    (list) => list.every((url) => /^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? '')),
    'postgres://… addresses by commas',
  );
/** A comma-separated list of hosts, each with its port unless it is the default port. */
const hosts = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter((host) => host !== ''),
  );
const port = z.coerce.number().int().min(0).max(65_535);

/**
 * The environment variables that the server reads. .env.example, compose.yaml and docs/configuration.md
 * must list the same variables, which `npm run structure` checks.
 */
export const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  /**
   * The address on which the container's port is published. Inside the container, the server listens on all
   * addresses.
   */
  PUBLISHED_HOST: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  /** A PostgreSQL database, version 15 or later. By default, the server starts its own under DATA_DIR. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /**
   * A direct connection to the database, which is required if DATABASE_URL is a pooler in transaction mode.
   * It is used for what depends on a session.
   */
  DATABASE_SESSION_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Comma-separated URLs of streaming replicas for public reads. */
  DATABASE_REPLICA_URLS: addresses.default([]),
  DATABASE_POOL: z.coerce.number().int().min(2).max(500).default(20),
  /** The public URL of the site. A loopback address means that this is not a production site. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  TRUST_PROXY: proxies.default(false),
  /** The port for metrics, on METRICS_HOST. If it is unset, metrics are disabled. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Whether to seed the demo into an empty database. */
  DEMO: flag.optional(),
  /** `off`, or overrides per minute such as `page=300,login=20`. */
  RATE_LIMITS: limits.default(''),
  /**
   * Milliseconds for which public responses, pages rendered from them and search totals are served without
   * checking that they are current. 0 disables caching, as in tests.
   */
  CACHE_MS: z.coerce.number().int().min(0).max(MAX_CACHE_MS).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('TomoGuide <no-reply@tomoguide.example>'),
  MAIL_REPLY_TO: z.string().optional(),
  PAYMENT_PROVIDER: z.enum(['demo', 'stripe']).optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /**
   * An S3-compatible store, used instead of DATA_DIR/files. All of its variables except the region are
   * required together.
   */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** A Redis server that delivers events between processes, instead of PostgreSQL. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** With `chatwoot`, users contact support through Chatwoot, which requires its URL and website token. */
  SUPPORT_CHAT: z.enum(['own', 'chatwoot']).default('own'),
  CHATWOOT_URL: z.url({ protocol: /^https?$/ }).optional(),
  CHATWOOT_TOKEN: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional(),
  /** A translation service with LibreTranslate's API, which users can have messages translated by. */
  TRANSLATE_URL: z
    .url({ protocol: /^https?$/ })
    .refine(
      (url) => !/^https?:\/\/[^/]*@/.test(url),
      'without a username; TRANSLATE_API_KEY is the key',
    )
    .optional(),
  TRANSLATE_API_KEY: z.string().optional(),
  /** The value of one RMB in yen, for the approximate amounts in quotes. */
  JPY_PER_RMB: z.coerce.number().min(1).max(1000).default(JPY_PER_RMB_DEFAULT),
  /**
   * Hosts from which guides' calendars may be fetched even in private networks: `host` or `host:port`,
   * comma-separated.
   */
  ICAL_ALLOW_HOSTS: hosts,
  /** Push services that are allowed even in private networks, in the same form. */
  PUSH_ALLOW_HOSTS: hosts,
  OPERATOR_NAME: z.string().optional(),
  OPERATOR_REPRESENTATIVE: z.string().optional(),
  OPERATOR_ADDRESS: z.string().optional(),
  OPERATOR_PHONE: z.string().optional(),
  OPERATOR_EMAIL: z.string().optional(),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
});

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** A direct connection that bypasses the pooler at `databaseUrl`; undefined if there is no pooler. */
  databaseSessionUrl: string | undefined;
  databaseReplicaUrls: string[];
  databasePool: number;
  publicUrl: string;
  /**
   * True if PUBLIC_URL is a loopback address, which allows the demo, /dev/mail and a session secret stored
   * under DATA_DIR.
   */
  local: boolean;
  sessionSecret: string | undefined;
  /** Whether to trust X-Forwarded-For: from all proxies, from none, or from those listed. */
  trustProxy: boolean | string[];
  /** The address for metrics; null if they are disabled. */
  metrics: { host: string; port: number } | null;
  logLevel: string;
  demo: boolean;
  rateLimits: string;
  cacheMs: number;
  smtpUrl: string | undefined;
  mailFrom: string;
  mailReplyTo: string | undefined;
  paymentProvider: 'demo' | 'stripe';
  stripeSecretKey: string | undefined;
  stripeWebhookSecret: string | undefined;
  /** The S3-compatible store; null if files are on the local disk. */
  s3: S3Place | null;
  redisUrl: string | undefined;
  /** The Chatwoot settings; null if the site's own support is used. */
  chatwoot: { url: string; token: string } | null;
  /** The translation service; null if there is none. */
  translation: TranslationService | null;
  /** The approximate number of yen per RMB. */
  jpyPerRmb: number;
  /** Calendar hosts that are allowed even in private networks. */
  icalAllowHosts: string[];
  /** Push services that are allowed even in private networks. */
  pushAllowHosts: string[];
  operator: {
    name: string | undefined;
    representative: string | undefined;
    address: string | undefined;
    phone: string | undefined;
    email: string | undefined;
  };
  /** If true, responses are validated, and undeclared fields throw. */
  strictReplies: boolean;
  mode: 'production' | 'development' | 'test';
}

/** Returns whether an address can be reached only from this machine. */
export const isLoopback = (host: string): boolean => {
  const bare = host.replace(/^\[|\]$/g, '');
  if (bare === 'localhost' || bare.endsWith('.localhost') || bare === '::1') return true;
  return isIP(bare) === 4 && bare.startsWith('127.');
};

export class ConfigError extends Error {}

/** Returns the S3 settings; null if none are set. Throws if only some are set. */
const parseS3Place = (e: z.output<typeof environment>): S3Place | null => {
  const given = [e.S3_ENDPOINT, e.S3_BUCKET, e.S3_ACCESS_KEY_ID, e.S3_SECRET_ACCESS_KEY];
  if (given.every((one) => one === undefined)) return null;
  const [endpoint, bucket, accessKeyId, secretAccessKey] = given;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    throw new ConfigError(
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed together.',
    );
  }
  const region = e.S3_REGION;
  return { endpoint: endpoint.replace(/\/+$/, ''), bucket, region, accessKeyId, secretAccessKey };
};

/** Returns the Chatwoot settings; null unless Chatwoot is chosen. Its URL and token are required together. */
const parseChatwoot = (e: z.output<typeof environment>): Config['chatwoot'] => {
  if (e.SUPPORT_CHAT === 'own') return null;
  if (!e.CHATWOOT_URL || !e.CHATWOOT_TOKEN) {
    throw new ConfigError('SUPPORT_CHAT=chatwoot needs CHATWOOT_URL and CHATWOOT_TOKEN.');
  }
  return { url: e.CHATWOOT_URL.replace(/\/+$/, ''), token: e.CHATWOOT_TOKEN };
};

/** Returns the translation service; null if none is set. */
const parseTranslation = (e: z.output<typeof environment>): TranslationService | null => {
  if (e.TRANSLATE_URL)
    return { url: e.TRANSLATE_URL.replace(/\/+$/, ''), apiKey: e.TRANSLATE_API_KEY };
  if (e.TRANSLATE_API_KEY) throw new ConfigError('TRANSLATE_API_KEY needs TRANSLATE_URL.');
  return null;
};

const withoutEmpty = (env: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );

/** Reads and validates the environment. Throws ConfigError with an actionable message. */
export const readConfig = (env: Record<string, string | undefined> = process.env): Config => {
  const parsed = environment.safeParse(withoutEmpty(env));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The environment is not usable: ${lines.join('; ')}`);
  }
  const e = parsed.data;
  if (e.DATABASE_SESSION_URL && !e.DATABASE_URL)
    throw new ConfigError('DATABASE_SESSION_URL needs DATABASE_URL, the address of the pooler.');
  const publicUrl = (e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/+$/, '');
  const local = isLoopback(new URL(publicUrl).hostname);
  const reachedAt = e.PUBLISHED_HOST ?? e.HOST;
  if (local && !isLoopback(reachedAt)) {
    throw new ConfigError(
      `${e.PUBLISHED_HOST ? 'PUBLISHED_HOST' : 'HOST'}=${reachedAt} can be reached from outside while PUBLIC_URL=${publicUrl} is local: set PUBLIC_URL to the address people use, or HOST to 127.0.0.1. In a container whose port is published on 127.0.0.1 set PUBLISHED_HOST to that.`,
    );
  }
  if (!local && !e.SESSION_SECRET) {
    throw new ConfigError(
      'SESSION_SECRET (32 characters or more) is needed when PUBLIC_URL is not local.',
    );
  }
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir: resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    databaseSessionUrl: e.DATABASE_SESSION_URL,
    databaseReplicaUrls: e.DATABASE_REPLICA_URLS,
    databasePool: e.DATABASE_POOL,
    publicUrl,
    local,
    sessionSecret: e.SESSION_SECRET,
    trustProxy: e.TRUST_PROXY,
    metrics: e.METRICS_PORT === undefined ? null : { host: e.METRICS_HOST, port: e.METRICS_PORT },
    logLevel: e.LOG_LEVEL,
    demo: e.DEMO ?? local,
    rateLimits: e.RATE_LIMITS,
    cacheMs: e.CACHE_MS ?? (e.NODE_ENV === 'test' ? 0 : MAX_CACHE_MS),
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    mailReplyTo: e.MAIL_REPLY_TO,
    paymentProvider: e.PAYMENT_PROVIDER ?? (e.STRIPE_SECRET_KEY ? 'stripe' : 'demo'),
    stripeSecretKey: e.STRIPE_SECRET_KEY,
    stripeWebhookSecret: e.STRIPE_WEBHOOK_SECRET,
    s3: parseS3Place(e),
    redisUrl: e.REDIS_URL,
    chatwoot: parseChatwoot(e),
    translation: parseTranslation(e),
    jpyPerRmb: e.JPY_PER_RMB,
    icalAllowHosts: e.ICAL_ALLOW_HOSTS,
    pushAllowHosts: e.PUSH_ALLOW_HOSTS,
    operator: {
      name: e.OPERATOR_NAME,
      representative: e.OPERATOR_REPRESENTATIVE,
      address: e.OPERATOR_ADDRESS,
      phone: e.OPERATOR_PHONE,
      email: e.OPERATOR_EMAIL,
    },
    strictReplies: e.NODE_ENV !== 'production',
    mode: e.NODE_ENV,
  };
};
