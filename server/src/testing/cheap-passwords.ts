import { setHashCost } from '../domains/accounts/passwords/password-hash.ts';

// Argon2's minimum cost. A real hash takes 8 ms of CPU time, and the tests compute thousands.
setHashCost({ memoryCost: 8, timeCost: 1, parallelism: 1 });
