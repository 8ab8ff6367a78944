// What a start is doing, for whoever waits for it: a step that takes longer than three seconds is said
// in a line, and every ten seconds how far it is. Quick starts stay quiet. Whole lines only, so that a
// file or a pipe has the same as a terminal.

const FIRST_MS = 3_000;
const NEXT_MS = 10_000;

/** @param say is handed each line. */
export const createSteps = (say = console.error) => {
  let current;
  let began = 0;
  let far = () => '';
  let timer;

  const tell = () => {
    const seconds = Math.round((Date.now() - began) / 1000);
    const reached = far();
    say(`${current}${reached ? `: ${reached}` : ''} (${seconds} s)`);
    timer = setTimeout(tell, NEXT_MS);
    timer.unref?.();
  };

  return {
    /** A step begins, and the one before it is over; the same one again only says how far it is. */
    begin(step, howFar = () => '') {
      far = howFar;
      if (step === current) return;
      clearTimeout(timer);
      current = step;
      began = Date.now();
      timer = setTimeout(tell, FIRST_MS);
      timer.unref?.();
    },
    end() {
      clearTimeout(timer);
      current = undefined;
    },
  };
};

export const steps = createSteps();
