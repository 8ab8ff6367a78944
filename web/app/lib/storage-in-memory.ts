declare global {
  /** True if the browser blocks storage for this site; values then last as long as the page. */
  var storageIsBlocked: true | undefined;
}

/**
 * Inlined in the page's head. If a browser blocks storage, even reading it throws, including in libraries
 * such as the one that restores the scroll position. The page then gets in-memory storage, which lasts as
 * long as the page.
 */
export const STORAGE_IN_MEMORY =
  `for(const n of['localStorage','sessionStorage'])try{window[n].length}catch{
globalThis.storageIsBlocked=true;
const has=(o,k)=>Object.prototype.hasOwnProperty.call(o,k);
const own={getItem(k){return has(this,k)?this[k]:null},setItem(k,v){this[k]=String(v)},
removeItem(k){delete this[k]},clear(){for(const k of Object.keys(this))delete this[k]},
key(i){return Object.keys(this)[i]??null},get length(){return Object.keys(this).length}};
try{Object.defineProperty(window,n,{value:Object.create(own),configurable:true})}catch{}}`.replaceAll(
    '\n',
    '',
  );
