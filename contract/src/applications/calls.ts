import { call } from '../call.ts';
import { ApplicationStatus } from './entities.ts';

/** Where the caller's guide application stands; the web app keeps the answer five minutes. */
export const getApplicationStatus = call({
  method: 'GET',
  path: '/api/v2/guide-applications/status',
  summary: 'Where your guide application stands',
  auth: 'required',
  replies: { 200: ApplicationStatus },
  errors: [],
  limit: 'read',
});
