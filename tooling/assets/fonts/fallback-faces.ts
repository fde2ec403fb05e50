import { createFontStack } from '@capsizecss/core'
import { fromFile } from '@capsizecss/unpack/fs'
import type { DeviceFont } from './device-fonts'
import { CAPITALS, type Letters, meanWidth } from './text-width'

/** One weight of a shop font. */
interface WebFont {
  /** The prefix of the faces' names, as in `Eczar georgia`. */
  family: string
  weight: number
  file: string
}

/**
 * Returns a `@font-face` for each device font, scaled to the width and height of a shop font.
 * @param letters `capitals` for faces of A to Z only, which need a scaling factor of their own
 */
export function fallbackFaces(
  webFont: WebFont,
  deviceFonts: Record<string, DeviceFont>,
  letters: Letters = 'all',
): Promise<string[]> {
  return Promise.all(
    Object.entries(deviceFonts).map(async ([name, { names, file }]) => {
      const { fontFaces } = createFontStack(
        [await readMetrics(webFont.file, letters), await readMetrics(file, letters)],
        {
          fontFaceFormat: 'styleObject',
        },
      )
      const [face] = fontFaces.map((one) => one['@font-face'])
      return [
        '@font-face {',
        `  font-family: "${webFont.family} ${name}";`,
        `  src: ${names.map((local) => `local("${local}")`).join(', ')};`,
        `  font-weight: ${webFont.weight};`,
        ...(letters === 'capitals' ? [`  unicode-range: ${CAPITALS};`] : []),
        `  size-adjust: ${rounded(face?.sizeAdjust)};`,
        `  ascent-override: ${rounded(face?.ascentOverride)};`,
        `  descent-override: ${rounded(face?.descentOverride)};`,
        '  line-gap-override: 0%;',
        '}',
      ].join('\n')
    }),
  )
}

async function readMetrics(file: string, letters: Letters) {
  const [metrics, xWidthAvg] = await Promise.all([fromFile(file), meanWidth(file, letters)])
  return { ...metrics, xWidthAvg, subsets: { ...metrics.subsets, latin: { xWidthAvg } } }
}

/** Rounds a percentage to one decimal: a long line is off by half a pixel at most. */
function rounded(percentage: string | undefined): string {
  return `${Number.parseFloat(percentage ?? '').toFixed(1)}%`
}
