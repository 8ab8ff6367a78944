// For scripts/db-generate.js; drizzle-kit is not among the packages of this folder.
export default {
  dialect: 'postgresql',
  schema: './src/**/tables.ts',
  out: './migrations',
};
