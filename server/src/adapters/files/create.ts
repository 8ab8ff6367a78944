import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { diskFiles } from './disk.ts';
import type { Files } from './files.ts';

/** The store of this installation. */
export const createFiles = (config: Config): Files => diskFiles(join(config.dataDir, 'files'));
