// Checks that the migrations produce the tables in the code, and that existing migrations are never edited.
import { isDeepStrictEqual } from 'node:util';
import { calculateChecksum } from '../setup/migrations.js';

const findEdits = ({ steps, files, checksums }) => {
  const complaints = [];
  for (const { file, text } of steps) {
    const sum = checksums.get(file);
    if (text === null) complaints.push(`server/migrations/${file}: is in the journal, but gone`);
    else if (!sum)
      complaints.push(`server/migrations/${file}: has no checksum yet; run npm run db:seal`);
    else if (sum !== calculateChecksum(text))
      complaints.push(`server/migrations/${file}: was edited after it landed; add another instead`);
  }
  const known = new Set(steps.map(({ file }) => file));
  for (const file of new Set([...files, ...checksums.keys()]))
    if (!known.has(file)) complaints.push(`server/migrations/${file}: is not in the journal`);
  return complaints;
};

/**
 * Requires each migration to be later than the previous one, because Drizzle silently skips a migration
 * that is older than the last applied one.
 */
const findOrderProblems = ({ steps }) =>
  steps
    .slice(1)
    .filter(
      ({ when, snapshot }, index) =>
        when <= steps[index].when || snapshot.prevId !== steps[index].snapshot.id,
    )
    .map(({ file }) => `server/migrations/${file}: does not follow the one before; make it anew`);

const PARTS = ['tables', 'enums', 'schemas', 'sequences', 'roles', 'policies', 'views'];

const findDrift = ({ steps }, tables) => {
  const last = steps.at(-1).snapshot;
  return PARTS.flatMap((part) => {
    const names = new Set([...Object.keys(last[part]), ...Object.keys(tables[part])]);
    return [...names].filter((name) => !isDeepStrictEqual(last[part][name], tables[part][name]));
  }).map((name) => `${name}: no migration makes it so; run npm run db:generate -- <name>`);
};

export const checkMigrations = (landed, tables) => [
  ...findEdits(landed),
  ...findOrderProblems(landed),
  ...findDrift(landed, tables),
];
