/** Returns the code in the camera's current frame; undefined if there is none. */
type Detector = (video: HTMLVideoElement) => Promise<string | undefined>

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'code_128', 'code_39', 'itf', 'qr_code']

/** The part of the Shape Detection API that we use; TypeScript has no types for it. */
interface NativeDetector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>
}
interface NativeDetectors {
  new (options: { formats: readonly string[] }): NativeDetector
  getSupportedFormats: () => Promise<readonly string[]>
}

/** Returns the browser's own detector, or loads one if the browser can't detect EAN-13 and Code 128. */
export async function openDetector(): Promise<Detector> {
  return (
    (await nativeDetector()) ??
    (await import(/* webpackChunkName: "seldom-scan" */ './zxing-detector')).detect
  )
}

async function nativeDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: NativeDetectors }
  const known = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? []
  const formats = FORMATS.filter((format) => known.includes(format))
  // Some browsers have the class but support no formats.
  if (!BarcodeDetector || !formats.includes('ean_13') || !formats.includes('code_128')) return undefined
  const detector = new BarcodeDetector({ formats })
  return async (video) => (await detector.detect(video))[0]?.rawValue
}
