import type { Page } from '@playwright/test'

/**
 * Translates the page as browsers do, from the moment its HTML is there: every text, also one that comes later, is replaced
 * by two nested `font` elements. The words stay, so that a journey still finds them.
 */
export async function isTranslated(page: Page) {
  await page.addInitScript(() => {
    const untouched = 'script, style, noscript, textarea, option, title, [translate="no"]'
    function textsIn(node: Node): Text[] {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const texts = node instanceof Text ? [node] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      return texts
    }
    function translate(node: Node) {
      for (const text of textsIn(node)) {
        const parent = text.parentElement
        if (!parent || parent.localName === 'font' || parent.closest(untouched) || !text.data.trim()) continue
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    addEventListener('DOMContentLoaded', () => {
      translate(document.body)
      new MutationObserver((records) => {
        const changed = records.flatMap(({ type, target, addedNodes }) =>
          type === 'characterData' ? target : [...addedNodes],
        )
        for (const node of changed) if (node.isConnected) translate(node)
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    })
  })
}

/**
 * Finds texts that the imitated translation has taken although they name something: a shopper who is told another order
 * number cannot find the order.
 * @returns each such text of the page as it is now
 */
export async function translatedNames(page: Page, names: RegExp): Promise<string[]> {
  const texts = await page
    .locator('font > font')
    .evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''))
  return [...new Set(texts.filter((text) => names.test(text)))]
}

/** Where extensions and the bars of translators put elements of their own. */
const PLACES = [
  'body',
  '#root',
  'header',
  'header nav',
  'main',
  'main > *',
  'main h1',
  'main form',
  'footer',
  'footer ul',
]

/**
 * An extension that puts an element first into ten places of the document, before React takes the page over or once it has.
 * @param when `before`: as soon as the HTML is there; `after`: on the call that this resolves with
 */
export async function hasAnExtension(page: Page, when: 'before' | 'after') {
  function insert(places: string[]) {
    for (const place of places) {
      const bar = document.createElement('div')
      bar.className = 'of-an-extension'
      document.querySelector(place)?.prepend(bar)
    }
  }
  if (when === 'after') return () => page.evaluate(insert, PLACES)
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => (${insert})(${JSON.stringify(PLACES)}))`,
  )
  return async () => {}
}
