import { setHashCost } from '../domains/accounts/passwords/password-hash.ts';

// The least that Argon2 takes: a real hash costs 8 ms of a core, and tests make some thousand.
setHashCost({ memoryCost: 8, timeCost: 1, parallelism: 1 });
