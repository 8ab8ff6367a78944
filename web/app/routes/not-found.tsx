import { data } from 'react-router';
import { NotFound } from '../features/layout/page-error.tsx';

/** Any other address: the page says so, and so does its status. */
export const loader = () => data(null, { status: 404 });

export default NotFound;
