import { loadWebFonts } from 'design-system/fonts/web-fonts'
import { wakeBelowFold } from '../early/wake-below-fold'

/** Applies the web fonts, and once the shopper has acted, renders the parts below the screen. */
export async function finishPage(acted: Promise<void>): Promise<void> {
  const restoreLines = await loadWebFonts()
  acted.then(() => wakeBelowFold(restoreLines))
}
