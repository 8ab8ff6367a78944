import { parentPort, workerData } from 'node:worker_threads';
import decodeQR from 'qr/decode.js';

/** Rows of pixels, three bytes per pixel. */
export interface Frame {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Milliseconds that the decoder can spend per frame on optional attempts. */
const TIME_LIMIT_MS = 800;

const hasCode = (frame: Frame): boolean => {
  try {
    decodeQR(frame, { format: 'RGB', timeLimit: TIME_LIMIT_MS });
    return true;
  } catch {
    // The decoder throws if it finds no code.
    return false;
  }
};

/** Phones can also read mirrored codes. */
const mirrorFrame = ({ width, height, data }: Frame): Frame => {
  const flipped = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 3;
      flipped.set(data.subarray(from, from + 3), (y * width + width - 1 - x) * 3);
    }
  }
  return { width, height, data: flipped };
};

const frames = workerData as readonly Frame[];
parentPort?.postMessage(
  frames.some((frame) => hasCode(frame)) || frames.some((frame) => hasCode(mirrorFrame(frame))),
);
