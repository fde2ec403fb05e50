type Features = NonNullable<PDFKit.Mixins.TextOptions['features']>

/** How a text is measured and written. */
export interface Shaping {
  features?: Features
}

/**
 * fontkit fails at a mark for which a font names no anchor, which fonts may leave out (fontkit issue 367). Such a text
 * is written with its marks where the font puts them by itself.
 */
const withoutAnchors = () =>
  // The types know only the list of what is turned on. fontkit writes into what it is given: always a new one.
  ({ features: { mark: false, mkmk: false, abvm: false, blwm: false } as unknown as Features })

/** @param measure throws for a text that cannot be written as usual */
export function shapingOf(measure: (shaping: Shaping) => number): { width: number; shaping: () => Shaping } {
  try {
    return { width: measure({}), shaping: () => ({}) }
  } catch {
    return { width: measure(withoutAnchors()), shaping: withoutAnchors }
  }
}
