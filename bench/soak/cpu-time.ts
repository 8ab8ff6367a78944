import { readFile } from 'node:fs/promises';

/** Linux reports CPU time in units of 1/USER_HZ (1/100 s), regardless of the kernel's HZ. */
const TICKS_PER_SECOND = 100;

/**
 * Returns fields 14 to 17 of /proc/[pid]/stat (proc(5)): user and kernel time of the process and of its
 * exited children.
 */
const getFields = async (pid: number | 'self'): Promise<readonly number[]> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The process name in the second field can contain spaces. It ends at the last parenthesis.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return [11, 12, 13, 14].map((index) => Number(fields[index] ?? 0));
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const getChildren = async (pid: number): Promise<number[]> => {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return text.split(' ').filter(Boolean).map(Number);
};

/** Returns the seconds of CPU time used by a process and its descendants, including exited children. */
export const getProcessTreeSeconds = async (pid: number): Promise<number> => {
  const children = await getChildren(pid);
  const trees = await Promise.all(children.map(getProcessTreeSeconds));
  return sum(await getFields(pid)) / TICKS_PER_SECOND + sum(trees);
};

/** Returns the CPU time of this process's exited children, without its own. */
export const getExitedChildrenSeconds = async (): Promise<number> => {
  const [, , user = 0, kernel = 0] = await getFields('self');
  return (user + kernel) / TICKS_PER_SECOND;
};
