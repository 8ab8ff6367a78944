/** One icon of Lucide by its name; build-tools/drawn-icons.ts makes the module. */
declare module '~icons/*' {
  const icon: import('./ui/draw-icon.ts').Icon;
  export default icon;
}
