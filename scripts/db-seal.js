// npm run db:seal: records the checksums of new migrations, which must not be edited after that.
import { seal } from './setup/migrations.js';

const sealed = seal();
console.log(sealed.length === 0 ? 'Nothing new to seal.' : `Sealed: ${sealed.join(', ')}`);
