// Written by `npm run words:list`.
import en from './en/all.ts';
import zhCN from './zh-CN/all.ts';

/** All texts, by language and catalog. */
export const CATALOGS = { en, 'zh-CN': zhCN } as const;
