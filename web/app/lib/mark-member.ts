/**
 * Stands in the page's head as it is: a browser that keeps a session says so before anything is shown, so
 * that a page which the server renders for both shows each their own part (.for-visitors, .for-members).
 */
export const MARK_MEMBER =
  "try{if(localStorage.getItem('token'))document.documentElement.dataset.member=''}catch{}";
