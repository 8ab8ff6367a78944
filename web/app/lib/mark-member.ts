/**
 * Inlined in the page's head. Marks a browser that has a session before the first paint, so that a page
 * rendered for both visitors and members shows the right content (.for-visitors, .for-members).
 */
export const MARK_MEMBER =
  "try{if(localStorage.getItem('token'))document.documentElement.dataset.member=''}catch{}";
