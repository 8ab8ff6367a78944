import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { createDiskFiles } from './disk.ts';
import type { Files } from './files.ts';
import { s3Files } from './s3.ts';

/** Creates the file store that is configured for this installation. */
export const createFiles = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Files =>
  s3 ? s3Files(s3) : createDiskFiles(join(dataDir, 'files'));
