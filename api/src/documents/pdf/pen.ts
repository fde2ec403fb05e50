import PDFDocument from 'pdfkit'
import { loadFont, type Weight } from './fonts'
import { linesOfText } from './lines-of-text'
import { type Run, scripts } from './runs'

interface Style {
  size?: number
  weight?: Weight
  align?: 'left' | 'right'
  colour?: string
}

export const INK = '#1d1512'
export const PALE = '#6b5a4a'
export const ALARM = '#af261d'
const LINE_HEIGHT = 1.36
const USUAL_SIZE = 8.5

/** Width and height of a page in points. */
export type PageSize = readonly [width: number, height: number]

export const A4: PageSize = [595.28, 841.89]

export type Pen = ReturnType<typeof openPen>

type Features = NonNullable<PDFKit.Mixins.TextOptions['features']>

interface Shaping {
  features?: Features
}

/**
 * Turns mark positioning off, so that marks get the font's default positions. fontkit throws if a font has no
 * anchor for a mark, although fonts may omit anchors (fontkit issue 367).
 */
const withoutAnchors = () =>
  // Cast, because the types only allow turning features on. A new object each time, because fontkit changes it.
  ({ features: { mark: false, mkmk: false, abvm: false, blwm: false } as unknown as Features })

/** Falls back to shaping without anchors if `measure` throws. */
function chooseShaping(measure: (shaping: Shaping) => number): { width: number; shaping: () => Shaping } {
  try {
    return { width: measure({}), shaping: () => ({}) }
  } catch {
    return { width: measure(withoutAnchors()), shaping: withoutAnchors }
  }
}

/** Writes a PDF, choosing a font for each run of text. It has no page until `turnPage` is called. */
export function openPen(title: string) {
  const document = new PDFDocument({ margin: 0, autoFirstPage: false, info: { Title: title }, font: '' })
  // Unused fonts are not written to the file.
  for (const script of scripts)
    for (const weight of ['normal', 'bold'] as const)
      document.registerFont(`${script}-${weight}`, loadFont(script, weight))
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))

  function shape({ script, text }: Run, { size = USUAL_SIZE, weight = 'normal' }: Style) {
    document.font(`${script}-${weight}`).fontSize(size)
    return chooseShaping((shaping) => document.widthOfString(text, shaping))
  }

  function heightOf(text: string, width: number, style: Style = {}): number {
    const lines = linesOfText(text, width, (run) => shape(run, style).width)
    return lines.length * (style.size ?? USUAL_SIZE) * LINE_HEIGHT
  }

  /** Writes text into a column. @returns the y position where it ends */
  function write(text: string, x: number, top: number, width: number, style: Style = {}): number {
    const { size = USUAL_SIZE, align = 'left', colour = INK } = style
    let y = top
    for (const line of linesOfText(text, width, (run) => shape(run, style).width)) {
      let at = align === 'right' ? x + width - line.width : x
      for (const run of line.runs) {
        const { width: wide, shaping } = shape(run, style)
        document
          .fillColor(colour)
          .text(run.text, at, y + size, { lineBreak: false, baseline: 'alphabetic', ...shaping() })
        at += wide
      }
      y += size * LINE_HEIGHT
    }
    return y
  }

  function rule(x: number, y: number, width: number): void {
    document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .strokeColor(PALE)
      .stroke()
  }

  function box(x: number, y: number, width: number, height: number, colour = ALARM): void {
    document.rect(x, y, width, height).lineWidth(1).strokeColor(colour).stroke()
  }

  /** Fills rectangles of equal height, at the given offsets from the left. */
  function bars(all: readonly { at: number; width: number }[], x: number, y: number, height: number): void {
    for (const { at, width } of all) document.rect(x + at, y, width, height)
    document.fillColor('#000000').fill()
  }

  function turnPage([width, height]: PageSize = A4): void {
    document.addPage({ size: [width, height], margin: 0 })
  }

  function finish(): Promise<Buffer> {
    return new Promise((resolve) => {
      document.on('end', () => resolve(Buffer.concat(parts)))
      document.end()
    })
  }

  return { heightOf, write, rule, box, bars, turnPage, finish }
}
