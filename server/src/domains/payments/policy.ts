import type { GuideId } from '@tomoguide/contract/primitives';
import type { Viewer } from '../../deps.ts';
import { fail } from '../../failure.ts';

/** Returns the viewer's ID as a guide. Throws NOT_A_GUIDE. */
export const requireGuide = ({ guideId }: Pick<Viewer, 'guideId'>): GuideId =>
  guideId ?? fail('NOT_A_GUIDE');
