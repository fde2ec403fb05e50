import type { Page } from '@playwright/test'

/** Changes the page as browsers' translation does: wraps each text, also later ones, in two `font` elements. */
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

/** Finds identifiers that translation has altered. A shopper cannot find an order by a wrong number. */
export async function translatedNames(page: Page, names: RegExp): Promise<string[]> {
  const texts = await page
    .locator('font > font')
    .evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''))
  return [...new Set(texts.filter((text) => names.test(text)))]
}

/** Extensions and translation toolbars insert elements here. */
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

/** Inserts an element in ten places. @param when 'after': only once the result is called */
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
