import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const APP = join(import.meta.dirname, '../app');

/** Properties and variables that contain a person's name. */
const NAMES: ReadonlySet<string> = new Set([
  'nickname',
  'fullName',
  'guideName',
  'travelerName',
  'legalName',
]);
/** Objects whose `name` is a person's name. */
const PEOPLE = /^(?:guide|traveler|person|author|other|reviewer|sender|member)$/;
/** Elements that isolate the direction of their text. */
const ISOLATING: ReadonlySet<string> = new Set(['bdi', 'FreeText']);

/** Files without such a mention need no parsing. */
const MENTIONS = new RegExp(`\\b(?:${[...NAMES].join('|')}|\\w+\\.name)\\b`);

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
const getChildren = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/** Returns true if an expression evaluates to a name, directly or through `nameOf`. */
const isName = (node: Node): boolean => {
  if (node.type === 'MemberExpression') {
    const [object, property] = [node.object as Node, node.property as Node];
    return (
      NAMES.has(String(property.name)) ||
      (property.name === 'name' &&
        PEOPLE.test(String(object.name ?? (object.property as Node)?.name)))
    );
  }
  if (node.type === 'Identifier') return NAMES.has(String(node.name));
  if (node.type === 'CallExpression')
    return (node.callee as Node).name === 'nameOf' && (node.arguments as Node[]).some(isName);
  if (node.type === 'ConditionalExpression' || node.type === 'LogicalExpression')
    return [node.left, node.right, node.consequent, node.alternate].some(
      (each) => isNode(each) && isName(each),
    );
  return node.type === 'ChainExpression' && isName(node.expression as Node);
};

/** Returns the offsets of the names whose element does not isolate their direction. */
const problemsIn = (node: Node, element = ''): number[] => {
  const tag = isNode(node.openingElement) ? (node.openingElement.name as Node).name : element;
  const inside = String(tag);
  if (node.type === 'JSXAttribute') return [];
  if (node.type === 'JSXExpressionContainer' && isName(node.expression as Node))
    return ISOLATING.has(inside) ? [] : [node.start];
  return getChildren(node).flatMap((child) => problemsIn(child, inside));
};

test('wraps each name between tags in an element that isolates its direction', () => {
  const problems = globSync('**/*.tsx', { cwd: APP })
    .filter((path) => !path.includes('.test.'))
    .flatMap((path) => {
      const text = readFileSync(join(APP, path), 'utf8');
      if (!MENTIONS.test(text)) return [];
      const { program } = parseSync(path, text);
      return problemsIn(program as unknown as Node).map(
        (at) => `${path}:${text.slice(0, at).split('\n').length}`,
      );
    });
  expect(problems).toEqual([]);
});
