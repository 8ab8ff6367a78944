/**
 * Returns whether the page is open in the in-app browser of WeChat, Alipay or a similar app. Such browsers
 * cannot install a page, print, or open a `blob:` URL.
 */
export const isInAppBrowser = (userAgent = navigator.userAgent): boolean =>
  /MicroMessenger|Weibo|QQ\/|AliApp|Line\//i.test(userAgent);
