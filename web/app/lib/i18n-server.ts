import type { Locale } from '@tomoguide/contract/primitives';
import { createInstance, type i18n, type Resource } from 'i18next';
import type { ReportNamespaces } from 'react-i18next';
import { i18nOptions } from './i18n.ts';

const catalogues = import.meta.glob<Record<string, unknown>>(
  '../../../contract/src/locales/*/*.ts',
  { import: 'default', eager: true },
);

const resources = (): Resource => {
  const all: Record<string, Record<string, unknown>> = {};
  for (const [path, catalogue] of Object.entries(catalogues)) {
    const [, locale = '', namespace = ''] = /([^/]+)\/([^/]+)\.ts$/.exec(path) ?? [];
    all[locale] = { ...all[locale], [namespace]: catalogue };
  }
  return all as Resource;
};

let base: i18n | undefined;

const baseInstance = (): i18n => {
  if (base) return base;
  base = createInstance();
  base.init({ ...i18nOptions, lng: 'en', resources: resources(), initAsync: false });
  return base;
};

/** react-i18next notes on the instance which namespaces were asked for. */
type Reporting = i18n & { reportNamespaces?: ReportNamespaces };

/** An instance for one page: it shares every sentence, and notes which ones the page asks for. */
export const i18nFor = (locale: Locale): i18n => {
  const instance: Reporting = baseInstance().cloneInstance({ lng: locale, initAsync: false });
  delete instance.reportNamespaces;
  return instance;
};

/** The sentences the page was rendered with, as JSON that is safe inside an HTML script element. */
export const usedSentences = (instance: Reporting, locale: Locale): string => {
  const used: Record<string, unknown> = {};
  for (const namespace of instance.reportNamespaces?.getUsedNamespaces() ?? []) {
    used[namespace] = instance.getResourceBundle(locale, namespace);
  }
  return JSON.stringify(used).replaceAll('<', '\\u003c');
};
