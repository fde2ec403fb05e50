import { BinaryBitmap, HybridBinarizer, MultiFormatOneDReader, RGBLuminanceSource } from '@zxing/library'

const reader = new MultiFormatOneDReader()
const canvas = document.createElement('canvas')

/** Reads linear barcodes with zxing: EAN, UPC, Code 128, Code 39 and ITF, but no QR codes. */
export async function detect(video: HTMLVideoElement): Promise<string | undefined> {
  const { videoWidth: width, videoHeight: height } = video
  const drawing = canvas.getContext('2d', { willReadFrequently: true })
  if (width === 0 || !drawing) return undefined
  Object.assign(canvas, { width, height })
  drawing.drawImage(video, 0, 0)
  const { data } = drawing.getImageData(0, 0, width, height)
  return read(new Int32Array(data.buffer), width, height)
}

function read(pixels: Int32Array, width: number, height: number): string | undefined {
  try {
    const picture = new RGBLuminanceSource(pixels, width, height)
    return reader.decode(new BinaryBitmap(new HybridBinarizer(picture))).getText()
  } catch {
    // zxing throws if it finds no code.
    return undefined
  }
}
