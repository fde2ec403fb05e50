/** The size in pixels that messengers expect. */
export const SIZE = { width: 1200, height: 630 } as const

/** The width of the photo, on the left. */
export const PHOTO_WIDTH = 570

/** The shop's colours, under the names of the design tokens. */
export const colours = {
  'red-700': '#af261d',
  'red-800': '#8e1b14',
  'gold-400': '#f4b65b',
  'gold-200': '#fbe0b0',
  'cream-50': '#fffaf1',
  'ink-900': '#2a1710',
  'ink-700': '#59433a',
} as const
