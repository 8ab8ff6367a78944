// npm run db:seal: writes down the checksums of new migrations; from then on they are not edited.
import { seal } from './setup/migrations.js';

const sealed = seal();
console.log(sealed.length === 0 ? 'Nothing new to seal.' : `Sealed: ${sealed.join(', ')}`);
