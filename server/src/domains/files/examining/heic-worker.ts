import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

/** The subset of libheif's bindings used here. On failure, its functions return an object with a `code`. */
interface Libheif {
  heif_context_alloc(): object;
  heif_context_read_from_memory(context: object, bytes: Uint8Array): unknown;
  heif_js_context_get_primary_image_handle(context: object): object;
  heif_js_decode_image2(
    handle: object,
    space: object,
    chroma: object,
  ): {
    channels: readonly { width: number; height: number; stride: number; data: Uint8Array }[];
  };
  heif_colorspace: { heif_colorspace_RGB: object };
  heif_chroma: { heif_chroma_interleaved_RGB: object };
}

/** A decoded picture: upright, three bytes per pixel, in the colors of its profile. */
export interface Pixels {
  width: number;
  height: number;
  rgb: Uint8Array;
}

const load = (): Libheif => {
  const require = createRequire(import.meta.url);
  const make = require('libheif-js/libheif-wasm/libheif.js') as (options: {
    wasmBinary: Uint8Array;
  }) => Libheif;
  const wasmBinary = readFileSync(require.resolve('libheif-js/libheif-wasm/libheif.wasm'));
  return make({ wasmBinary });
};

const decode = (bytes: Uint8Array): Pixels | null => {
  const heif = load();
  const context = heif.heif_context_alloc();
  heif.heif_context_read_from_memory(context, bytes);
  const handle = heif.heif_js_context_get_primary_image_handle(context);
  const { heif_colorspace_RGB: space } = heif.heif_colorspace;
  const { heif_chroma_interleaved_RGB: chroma } = heif.heif_chroma;
  const [picture] = heif.heif_js_decode_image2(handle, space, chroma).channels;
  if (!picture) return null;
  const { width, height, stride, data } = picture;
  const row = width * 3;
  const rgb = new Uint8Array(row * height);
  for (let y = 0; y < height; y += 1) rgb.set(data.subarray(y * stride, y * stride + row), y * row);
  return { width, height, rgb };
};

const read = (): Pixels | null => {
  try {
    return decode(new Uint8Array(workerData as Uint8Array));
  } catch {
    return null;
  }
};

const pixels = read();
parentPort?.postMessage(pixels, pixels ? [pixels.rgb.buffer as ArrayBuffer] : []);
