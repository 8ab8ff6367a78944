// When npm or the script above us is killed, which no signal tells, what it started stops as if it
// had been asked to, and gives up its port and its DATA_DIR.
import { readFileSync } from 'node:fs';

const statusOf = (pid) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    name: stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')')),
    state,
    parent: Number(parent),
  };
};

/** Our parent, and npm when only the shell it started us through stands between. */
const guardians = () => {
  const list = [process.ppid];
  try {
    const { name, parent } = statusOf(process.ppid);
    if (/^(ba|da)?sh$/.test(name) && parent > 1) list.push(parent);
  } catch {
    // no /proc here: the parent alone
  }
  return list;
};

const alive = (pid) => {
  try {
    return statusOf(pid).state !== 'Z'; // killed, and nobody has asked after it
  } catch {
    // no such process, or no /proc here
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/**
 * Calls `orphaned` once when one of the processes that started this one exits. Returns a function that
 * stops watching. Only has an effect under npm.
 */
export const watchParent = (orphaned) => {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return () => {};
  const parent = process.ppid;
  const list = guardians();
  const timer = setInterval(() => {
    if (process.ppid === parent && list.every(alive)) return;
    clearInterval(timer);
    orphaned();
  }, 300);
  timer.unref();
  return () => clearInterval(timer);
};
