/** A Lucide icon by name; build-tools/drawn-icons.ts generates the module. */
declare module '~icons/*' {
  const icon: import('./ui/draw-icon.ts').Icon;
  export default icon;
}
