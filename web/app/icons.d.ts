/** The icon of this name from Lucide; build-tools/drawn-icons.ts generates the module. */
declare module '~icons/*' {
  const icon: import('./ui/draw-icon.ts').Icon;
  export default icon;
}
