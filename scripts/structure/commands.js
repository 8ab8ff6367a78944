// Checks that commands in the documents exist, and that each command runs an existing file.

const BUILT_IN = new Set(['ci', 'install', 'run', 'exec', 'view', 'pack', 'publish', 'update']);

/** Scripts that install missing packages themselves. All other commands are run by the launcher. */
const COMPLETE = new Set(['scripts/start.js', 'scripts/dev.js', 'scripts/test.js']);

export const checkCommands = (sources) => {
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
    const [, launcher, file] = /^node (scripts\/on-node-24\.js )?(\S+)/.exec(line) ?? [];
    if (!sources.has(file))
      complaints.push(`package.json: "${name}" runs ${file}, which does not exist`);
    else if (!launcher && !COMPLETE.has(file))
      complaints.push(`package.json: "${name}" does not install what is missing`);
  }
  return complaints;
};
