import { useEffect, useState } from 'react';

/**
 * The token of the link, which stands behind the # and so was never sent to a server. Undefined
 * until the page is hydrated, null when there is none.
 */
export const useLinkToken = (): string | null | undefined => {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const follow = () => setToken(new URLSearchParams(location.hash.slice(1)).get('token'));
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return token;
};
