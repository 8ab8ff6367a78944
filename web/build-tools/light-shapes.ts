import type { Plugin } from 'vite';

const CONTRACT = /\/contract\/src\/.+\.ts$/;

/**
 * Making a shape has no effect but the shape: said so, the bundler leaves out those that a page does
 * not use, where they stand beside plain data that it does.
 */
export const lightShapes = (): Plugin => ({
  name: 'light-shapes',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform(code, id) {
    if (!CONTRACT.test(id) || !code.includes("'zod/mini'")) return null;
    return code.replace(/(?<=[=(,[:]\s*)z\.(?=[a-z]+\()/g, '/* @__PURE__ */ z.');
  },
});
