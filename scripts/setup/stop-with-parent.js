// Preloaded into the server by start.js and dev.js.
import { watchParent } from './parent.js';

watchParent(() => process.kill(process.pid, 'SIGTERM'));
