import type { LimitName } from '@tomoguide/contract/call';

/** Requests a minute from one address, by the kind of call. */
const DEFAULTS: Readonly<Record<LimitName, number>> = {
  read: 600,
  write: 120,
  login: 60,
  signup: 20,
  check: 60,
  money: 60,
};

/** Reads RATE_LIMITS: `off`, or `read=6000,login=20`. Null: no limits. Throws on a name it does not know. */
export const readLimits = (spec: string): Record<LimitName, number> | null => {
  if (spec === 'off') return null;
  const limits = { ...DEFAULTS };
  for (const part of spec.split(',').filter(Boolean)) {
    const [name = '', value = ''] = part.split('=');
    if (!Object.hasOwn(limits, name) || !/^\d+$/.test(value)) {
      throw new Error(`RATE_LIMITS: "${part}" is not name=number`);
    }
    limits[name as LimitName] = Number(value);
  }
  return limits;
};
