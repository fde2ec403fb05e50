/** Looks for a code in what the camera sees just now. */
type Detector = (video: HTMLVideoElement) => Promise<string | undefined>

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'code_128', 'code_39', 'itf', 'qr_code']

/** Of the Shape Detection API, which TypeScript does not know. */
interface NativeDetector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>
}
interface NativeDetectors {
  new (options: { formats: readonly string[] }): NativeDetector
  getSupportedFormats: () => Promise<readonly string[]>
}

/** The browser's own detector; where it has none, one that is fetched now. */
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
  // Some have the class, and no formats.
  if (!BarcodeDetector || !formats.includes('ean_13') || !formats.includes('code_128')) return undefined
  const detector = new BarcodeDetector({ formats })
  return async (video) => (await detector.detect(video))[0]?.rawValue
}
