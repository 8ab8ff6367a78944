import { useEffect, useRef } from 'react';

/** How often the camera picture is scanned, in milliseconds. */
const SCAN_INTERVAL_MS = 250;
/** The width of the scanned picture in pixels: enough for a QR code of 25 modules, and fast to scan. */
const WIDTH = 640;

type Read = (canvas: HTMLCanvasElement) => Promise<string | null>;

interface Detector {
  detect: (source: HTMLCanvasElement) => Promise<{ rawValue: string }[]>;
}
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/** Returns the browser's own detector if it supports QR codes, otherwise null. */
const createBrowserDetector = async (): Promise<Detector | null> => {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => []);
  return BarcodeDetector && formats?.includes('qr_code')
    ? new BarcodeDetector({ formats: ['qr_code'] })
    : null;
};

/**
 * Returns a function that decodes QR codes with the browser's detector, or with a decoder that is loaded on
 * demand.
 */
export const loadReader = async (): Promise<Read> => {
  const detector = await createBrowserDetector();
  if (detector) return async (canvas) => (await detector.detect(canvas))[0]?.rawValue ?? null;
  const { decodeQR } = await import('qr/decode.js');
  return async (canvas) => {
    const picture = canvas
      .getContext('2d', { willReadFrequently: true })
      ?.getImageData(0, 0, canvas.width, canvas.height);
    try {
      return picture ? decodeQR(picture) : null;
    } catch {
      // No QR code is in view.
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
  /** Called with the text of each code in view, until the component unmounts. */
  onRead: (text: string) => void;
  onFailure: () => void;
}

/** Scans the camera picture for QR codes. Stops the camera when it unmounts. */
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
      const read = await loadReader();
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (gone || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      const scan = async () => {
        const text = video.current && draw(video.current, canvas) ? await read(canvas) : null;
        if (gone) return;
        if (text) calls.current.onRead(text);
        timer = setTimeout(scan, SCAN_INTERVAL_MS);
      };
      await scan();
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
