import { useEffect, useState } from 'react';

/**
 * Returns the token in the link's fragment, which is never sent to a server. Undefined before hydration;
 * null if there is none.
 */
export const useLinkToken = (): string | null | undefined => {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const readToken = () => setToken(new URLSearchParams(location.hash.slice(1)).get('token'));
    readToken();
    window.addEventListener('hashchange', readToken);
    return () => window.removeEventListener('hashchange', readToken);
  }, []);
  return token;
};
