import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Call } from '@tomoguide/contract/call';

const CONTRACT = new URL('../../../contract/src/', import.meta.url);

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'replies' in value && 'path' in value;

/**
 * Finds every endpoint of the contract in the contract's folders, so that new modules need no registration
 * here.
 */
export const contractCalls = async (): Promise<Call[]> => {
  const nouns = readdirSync(fileURLToPath(CONTRACT), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .filter((noun) => existsSync(new URL(`${noun}/calls.ts`, CONTRACT)));
  const modules = await Promise.all(
    nouns.map((noun) => {
      const file = fileURLToPath(new URL(`${noun}/calls.ts`, CONTRACT));
      return import(file) as Promise<Record<string, unknown>>;
    }),
  );
  return modules.flatMap((module) => Object.values(module).filter(isCall));
};

/** Returns the name of an endpoint, as tests use it. */
export const getCallName = ({ method, path }: Call): string => `${method} ${path}`;
