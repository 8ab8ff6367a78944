// npm run lint: runs Biome on the repository; `--write` applies its fixes.
import { getProgramPath, run } from './setup/runtime.js';

const biome = getProgramPath('@biomejs/biome', 'biome');
process.exit(await run([biome, 'check', ...process.argv.slice(2), '.']));
