// Detects that npm or the parent script was killed. Their children receive no signal in that case, but must
// shut down normally and release their port and DATA_DIR.
import { readFileSync } from 'node:fs';

const readStatus = (pid) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    name: stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')')),
    state,
    parent: Number(parent),
  };
};

/**
 * Returns the processes to watch: the parent and, if npm started this process through a shell, npm as well.
 */
const listWatchedProcesses = () => {
  const list = [process.ppid];
  try {
    const { name, parent } = readStatus(process.ppid);
    if (/^(ba|da)?sh$/.test(name) && parent > 1) list.push(parent);
  } catch {
    // This platform has no /proc, so only the parent is watched.
  }
  return list;
};

const isAlive = (pid) => {
  try {
    return readStatus(pid).state !== 'Z'; // A zombie was killed but not reaped yet.
  } catch {
    // There is no such process, or this platform has no /proc.
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/**
 * Calls `orphaned` once, when one of the processes that started this process exits. Returns a function that
 * stops watching. Has an effect only if npm started the process.
 */
export const watchParent = (orphaned) => {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return () => {};
  const parent = process.ppid;
  const list = listWatchedProcesses();
  const timer = setInterval(() => {
    if (process.ppid === parent && list.every(isAlive)) return;
    clearInterval(timer);
    orphaned();
  }, 300);
  timer.unref();
  return () => clearInterval(timer);
};
