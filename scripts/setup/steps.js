// Prints what a script is doing: a line for each step that takes longer than three seconds, and its
// progress every ten seconds after that. A quick start prints nothing. Only whole lines are printed, so
// that output to a file or a pipe looks the same as in a terminal.

const FIRST_MS = 3_000;
const NEXT_MS = 10_000;

/** `print` is called with each line. */
export const createSteps = (print = console.error) => {
  let current;
  let began = 0;
  let currentProgress = () => '';
  let timer;

  const printStep = () => {
    const seconds = Math.round((Date.now() - began) / 1000);
    const progress = currentProgress();
    print(`${current}${progress ? `: ${progress}` : ''} (${seconds} s)`);
    timer = setTimeout(printStep, NEXT_MS);
    timer.unref?.();
  };

  return {
    /** Begins a step and ends the previous one. If the step is already current, only updates its progress. */
    begin(step, progress = () => '') {
      currentProgress = progress;
      if (step === current) return;
      clearTimeout(timer);
      current = step;
      began = Date.now();
      timer = setTimeout(printStep, FIRST_MS);
      timer.unref?.();
    },
    end() {
      clearTimeout(timer);
      current = undefined;
    },
  };
};
