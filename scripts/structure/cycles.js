// Checks for import cycles. Type imports are exempt because they do not exist at run time.
import { importsOf, isCode } from './sources.js';

export const cycles = (sources) => {
  const edges = new Map();
  for (const [path, text] of sources) {
    if (!isCode(path)) continue;
    const to = importsOf(path, text).filter((one) => !one.typeOnly && sources.has(one.to));
    edges.set(
      path,
      to.map((one) => one.to),
    );
  }
  const done = new Set();
  const complaints = [];
  const visit = (path, trail) => {
    const at = trail.indexOf(path);
    if (at >= 0) {
      complaints.push(`import cycle: ${[...trail.slice(at), path].join(' → ')}`);
      return;
    }
    if (done.has(path)) return;
    for (const next of edges.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of edges.keys()) visit(path, []);
  return complaints;
};
