import { useEffect, useRef } from 'react';

/** Looks at the camera's picture so often. */
const LOOK_MS = 250;
/** A wide enough picture for a code of 25 modules, and quick to search. */
const WIDTH = 640;

type Read = (canvas: HTMLCanvasElement) => Promise<string | null>;

interface Detector {
  detect: (source: HTMLCanvasElement) => Promise<{ rawValue: string }[]>;
}
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/** The browser's own detector where it knows QR codes. */
const detectorOf = async (): Promise<Detector | null> => {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => []);
  return BarcodeDetector && formats?.includes('qr_code')
    ? new BarcodeDetector({ formats: ['qr_code'] })
    : null;
};

/** Reads by the browser's detector, or by a decoder that is fetched then. */
export const readerOf = async (): Promise<Read> => {
  const detector = await detectorOf();
  if (detector) return async (canvas) => (await detector.detect(canvas))[0]?.rawValue ?? null;
  const { decodeQR } = await import('qr/decode.js');
  return async (canvas) => {
    const picture = canvas
      .getContext('2d', { willReadFrequently: true })
      ?.getImageData(0, 0, canvas.width, canvas.height);
    try {
      return picture ? decodeQR(picture) : null;
    } catch {
      // No code in sight.
      return null;
    }
  };
};

const draw = (video: HTMLVideoElement, canvas: HTMLCanvasElement): boolean => {
  if (video.videoWidth === 0) return false;
  canvas.width = WIDTH;
  canvas.height = Math.round((WIDTH * video.videoHeight) / video.videoWidth);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return true;
};

interface Props {
  label: string;
  /** What a code in sight says; called until this part is gone. */
  onRead: (text: string) => void;
  onFailure: () => void;
}

/** The camera's picture, searched for QR codes. The camera stops when this part goes. */
export const Scanner = ({ label, onRead, onFailure }: Props) => {
  const video = useRef<HTMLVideoElement>(null);
  const calls = useRef({ onRead, onFailure });
  calls.current = { onRead, onFailure };
  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const start = async () => {
      const canvas = document.createElement('canvas');
      const read = await readerOf();
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (gone || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      const look = async () => {
        const text = video.current && draw(video.current, canvas) ? await read(canvas) : null;
        if (gone) return;
        if (text) calls.current.onRead(text);
        timer = setTimeout(look, LOOK_MS);
      };
      await look();
    };
    start().catch(() => gone || calls.current.onFailure());
    return () => {
      gone = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
  return (
    <video
      ref={video}
      aria-label={label}
      muted
      playsInline
      className="aspect-square w-full rounded-2xl bg-sunken object-cover"
    />
  );
};
