import { type ChildProcess, spawn } from 'node:child_process';
import { platform } from 'node:os';

const SCRIPT = [
  'read -r _',
  'if [ "$(head -n 1 "$2/postmaster.pid" 2>/dev/null)" = "$1" ]; then kill -"$3" "$1"; fi',
  'pid="$1"; shift 3',
  'if [ $# -gt 0 ]; then while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done; rm -rf "$@"; fi',
].join('\n');

/**
 * Ends the postmaster should this process die without a word: the pipe closes, and a waiting shell
 * sends the signal. `remove` is a throw-away's files, which go with it.
 */
export const tether = (pid: number, data: string, remove: string[]): ChildProcess | null => {
  if (platform() === 'win32') return null;
  const signal = remove.length > 0 ? 'QUIT' : 'INT';
  const args = ['-c', SCRIPT, 'tomoguide-tether', String(pid), data, signal, ...remove];
  const shell = spawn('/bin/sh', args, {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
  });
  shell.on('error', () => {}); // without it a killed server leaves its database to the next start
  shell.unref();
  return shell;
};
