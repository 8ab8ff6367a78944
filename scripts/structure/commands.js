// The documents promise only commands that exist, and a command runs a file that exists.

const BUILT_IN = new Set(['ci', 'install', 'run', 'exec', 'view', 'pack', 'publish']);

export const commands = (sources) => {
  const complaints = [];
  const { scripts } = JSON.parse(sources.get('package.json'));
  for (const [path, text] of sources) {
    if (!path.endsWith('.md')) continue;
    for (const [, run, name] of text.matchAll(/`(?:[A-Z_]+=\S+ )*npm (run )?([a-z][\w:-]*)/g)) {
      if (!scripts[name] && (run || !BUILT_IN.has(name)))
        complaints.push(`${path}: there is no command "npm run ${name}"`);
    }
  }
  for (const [name, line] of Object.entries(scripts)) {
    const file = /^node ([\w/.-]+)/.exec(line)?.[1];
    if (file && !sources.has(file))
      complaints.push(`package.json: "${name}" runs ${file}, which does not exist`);
  }
  return complaints;
};
