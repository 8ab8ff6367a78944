// The configuration that scripts/db-generate.js uses. drizzle-kit is not a dependency of this package.
export default {
  dialect: 'postgresql',
  schema: './src/**/tables.ts',
  out: './migrations',
};
