/**
 * Inlined in the page's head. Before the first paint, marks the document if the browser has a session, so
 * that a page rendered for both visitors and members shows the right content (.for-visitors,.for-members).
 */
export const MARK_MEMBER =
  "try{if(localStorage.getItem('token'))document.documentElement.dataset.member=''}catch{}";
