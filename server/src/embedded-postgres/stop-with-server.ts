import { type ChildProcess, spawn } from 'node:child_process';
import { platform } from 'node:os';

/**
 * A script that waits until the pipe closes and the postmaster of this folder and port has written its PID
 * file, which it does shortly after its start; then signals the postmaster.
 */
const SCRIPT = `
data=$1 port=$2 signal=$3
shift 3
read -r _
pid=
tries=100
while [ "$tries" -gt 0 ]; do
  if [ "$(sed -n 4p "$data/postmaster.pid" 2>/dev/null)" = "$port" ]; then
    pid=$(sed -n 1p "$data/postmaster.pid" 2>/dev/null)
    kill -"$signal" "$pid" 2>/dev/null && break
  fi
  tries=$((tries - 1))
  sleep 0.1
done
[ $# -gt 0 ] || exit 0
tries=300
while [ "$tries" -gt 0 ] && kill -0 "$pid" 2>/dev/null; do
  tries=$((tries - 1))
  sleep 0.1
done
rm -rf "$@"
`;

/**
 * Ends the postmaster if this process dies without cleaning up: the pipe closes, and a waiting shell sends
 * the signal. Call this before starting the postmaster, when only the folder and port are known, because a
 * process killed between the two would leave the postmaster running. `remove` lists the files of a
 * temporary cluster, which the shell also removes. Killing the shell cancels all this.
 */
export const stopWithServer = (
  data: string,
  port: number,
  remove: string[],
): ChildProcess | null => {
  if (platform() === 'win32') return null;
  const signal = remove.length > 0 ? 'QUIT' : 'INT';
  const args = ['-c', SCRIPT, 'tomoguide-tether', data, String(port), signal, ...remove];
  const shell = spawn('/bin/sh', args, {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Runs in a session of its own, so that signals to this process group do not reach it.
    detached: true,
    cwd: '/',
  });
  // If there is no shell, the next start must clean up the database of a killed server.
  shell.on('error', () => {});
  shell.unref();
  return shell;
};
