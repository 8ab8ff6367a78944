// Preloaded into the server by start.js and dev.js, to stop it with its parent.
import { watchParent } from './parent.js';

watchParent(() => process.kill(process.pid, 'SIGTERM'));
