// npm run db:seal: records the checksums of new migrations. From then on, they must not be edited.
import { seal } from './setup/migrations.js';

const sealed = seal();
console.log(sealed.length === 0 ? 'Nothing new to seal.' : `Sealed: ${sealed.join(', ')}`);
