import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { JPY_PER_RMB_DEFAULT } from '@tomoguide/contract/bookings/quote-lines';
import * as z from 'zod';
import type { S3Place } from './adapters/files/s3.ts';
import { readLimits } from './http/limits.ts';

/** Every environment variable the server reads, with its default. */

const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1');
/** An address, or a range such as 10.0.0.0/8. */
const isRange = (range: string): boolean => {
  const [address = '', bits, ...rest] = range.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (longest < 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
};
/** Whose X-Forwarded-For counts: everybody's, nobody's, or that of the proxies listed. */
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
/** A change must have left every process's cache within a second, delivery included. */
const LONGEST_KEPT_MS = 800;
/** PostgreSQLs by commas. */
const addresses = z
  .string()
  .transform((list) => list.split(',').map((url) => url.trim()))
  .refine(
    (list) => list.every((url) => /^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? '')),
    'postgres://… addresses by commas',
  );
const port = z.coerce.number().int().min(0).max(65_535);

/**
 * .env.example, compose.yaml and docs/configuration.md list the same variables; `npm run structure` compares
 * them.
 */
export const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** In a container, which listens on all addresses: the address its port is published on. */
  PUBLISHED_HOST: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  /** Any PostgreSQL ≥ 15; without it the server starts its own under DATA_DIR. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /**
   * The database itself, where DATABASE_URL leads to a pooler in transaction mode: for what outlives a
   * transaction.
   */
  DATABASE_SESSION_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Streaming replicas that public reads may go to, by commas. */
  DATABASE_REPLICA_URLS: addresses.default([]),
  DATABASE_POOL: z.coerce.number().int().min(2).max(500).default(20),
  /** Where people reach the site; a loopback address means "not production". */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  TRUST_PROXY: proxies.default(false),
  /** Metrics are served at a port of their own, on METRICS_HOST; without it they are not made. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Demo data into an empty database. */
  DEMO: flag.optional(),
  /** `off`, or overrides such as `page=300,login=20` a minute. */
  RATE_LIMITS: limits.default(''),
  /**
   * How old public replies, the pages made from them, and the totals of searches may be when they
   * are answered from memory; 0: nothing is kept, as in tests.
   */
  CACHE_MS: z.coerce.number().int().min(0).max(LONGEST_KEPT_MS).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('TomoGuide <no-reply@tomoguide.example>'),
  MAIL_REPLY_TO: z.string().optional(),
  PAYMENT_PROVIDER: z.enum(['demo', 'stripe']).optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** A store that speaks S3, instead of DATA_DIR/files: all but the region are needed together. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Carries events between processes instead of PostgreSQL. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** `chatwoot`: people write to the team there, by its address and the token of its website. */
  SUPPORT_CHAT: z.enum(['own', 'chatwoot']).default('own'),
  CHATWOOT_URL: z.url({ protocol: /^https?$/ }).optional(),
  CHATWOOT_TOKEN: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional(),
  /** What one RMB is in yen, for the amounts that quotes name beside the exact ones. */
  JPY_PER_RMB: z.coerce.number().min(1).max(1000).default(JPY_PER_RMB_DEFAULT),
  /** Hosts of guides' calendars that may lie in any network: `host`, or `host:port`, by commas. */
  ICAL_ALLOW_HOSTS: z.string().default(''),
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
  /** Past the pooler that `databaseUrl` leads to; undefined: there is none. */
  databaseSessionUrl: string | undefined;
  databaseReplicaUrls: string[];
  databasePool: number;
  publicUrl: string;
  /** PUBLIC_URL is loopback: demo data, /dev/mail and a kept session secret are allowed. */
  local: boolean;
  sessionSecret: string | undefined;
  /** Whether, or of which addresses, X-Forwarded-For is believed. */
  trustProxy: boolean | string[];
  /** Null: no metrics. */
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
  /** Null: files are on the disk. */
  s3: S3Place | null;
  redisUrl: string | undefined;
  /** Null: people write to the team here. */
  chatwoot: { url: string; token: string } | null;
  /** Yen for one RMB, roughly. */
  jpyPerRmb: number;
  /** From where calendars are read whatever network it lies in. */
  icalAllowHosts: string[];
  operator: {
    name: string | undefined;
    representative: string | undefined;
    address: string | undefined;
    phone: string | undefined;
    email: string | undefined;
  };
  /** Replies are checked against their schema, and an undeclared one fails. */
  strictReplies: boolean;
  mode: 'production' | 'development' | 'test';
}

/** True for addresses that only this machine reaches. */
export const isLoopback = (host: string): boolean => {
  const bare = host.replace(/^\[|\]$/g, '');
  if (bare === 'localhost' || bare.endsWith('.localhost') || bare === '::1') return true;
  return isIP(bare) === 4 && bare.startsWith('127.');
};

export class ConfigError extends Error {}

/** The place of files, where one is named; half of one is a mistake. */
const s3PlaceOf = (e: z.output<typeof environment>): S3Place | null => {
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

/** Where Chatwoot is, once it is chosen; its address and its token are needed together. */
const chatwootOf = (e: z.output<typeof environment>): Config['chatwoot'] => {
  if (e.SUPPORT_CHAT === 'own') return null;
  if (!e.CHATWOOT_URL || !e.CHATWOOT_TOKEN) {
    throw new ConfigError('SUPPORT_CHAT=chatwoot needs CHATWOOT_URL and CHATWOOT_TOKEN.');
  }
  return { url: e.CHATWOOT_URL.replace(/\/+$/, ''), token: e.CHATWOOT_TOKEN };
};

const unset = (env: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );

/** Reads and checks the environment. Throws ConfigError with a sentence a person can act on. */
export const readConfig = (env: Record<string, string | undefined> = process.env): Config => {
  const parsed = environment.safeParse(unset(env));
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
    cacheMs: e.CACHE_MS ?? (e.NODE_ENV === 'test' ? 0 : LONGEST_KEPT_MS),
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    mailReplyTo: e.MAIL_REPLY_TO,
    paymentProvider: e.PAYMENT_PROVIDER ?? (e.STRIPE_SECRET_KEY ? 'stripe' : 'demo'),
    stripeSecretKey: e.STRIPE_SECRET_KEY,
    stripeWebhookSecret: e.STRIPE_WEBHOOK_SECRET,
    s3: s3PlaceOf(e),
    redisUrl: e.REDIS_URL,
    chatwoot: chatwootOf(e),
    jpyPerRmb: e.JPY_PER_RMB,
    icalAllowHosts: e.ICAL_ALLOW_HOSTS.split(',')
      .map((host) => host.trim().toLowerCase())
      .filter((host) => host !== ''),
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
