// npm run lint: Biome over the repository; `--write` mends what it can.
import { program, run } from './setup/runtime.js';

const biome = program('@biomejs/biome', 'biome');
process.exit(await run([biome, 'check', ...process.argv.slice(2), '.']));
