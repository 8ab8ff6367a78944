import { data } from 'react-router';
import { NotFound } from '../layout/page-error.tsx';

/** The page for any other URL, with status 404. */
export const loader = () => data(null, { status: 404 });

export default NotFound;
