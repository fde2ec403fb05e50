import { afterPaint } from './after-paint'
import { restBelowFold } from './rest-below-fold'

/** The maximum time that the page's own scripts wait for the main picture, in ms. */
const PATIENCE_MS = 4000

/** Events that show that a shopper wants a response now. */
const INTENT_EVENTS = ['pointerdown', 'keydown', 'touchstart'] as const

/** Loads scripts and full sheets after the main picture, which needs the bandwidth, or immediately on input. */
export function startScripts(): void {
  const started = new AbortController()

  function start() {
    if (started.signal.aborted) return
    started.abort()
    restBelowFold()
    addStyles(named('styles'))
    const [first = '', ...others] = named('scripts')
    // Requested before the pictures below and the fonts, because a tap on the page waits for the scripts.
    append('script', { src: first, fetchPriority: 'high' })
    for (const href of others)
      append('link', {
        rel: 'preload',
        as: 'script',
        href,
        fetchPriority: 'high',
        integrity: findIntegrity(href),
      })
  }

  function waitForPicture() {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
    if (!picture || picture.complete) return void afterPaint(start)
    for (const end of ['load', 'error']) picture.addEventListener(end, start, { signal: started.signal })
    setTimeout(start, PATIENCE_MS)
  }

  for (const event of INTENT_EVENTS)
    document.addEventListener(event, start, { capture: true, passive: true, signal: started.signal })
  document.addEventListener('DOMContentLoaded', waitForPicture)
}

let integrity: Record<string, string> | undefined

/** Applies all sheets together once the last has loaded, because each change restyles the whole page. */
function addStyles(hrefs: readonly string[]): void {
  let awaited = hrefs.length
  const sheets = hrefs.map((href) => {
    const file: Partial<HTMLLinkElement> = {
      // Absolute, like the addresses in webpack's own links: otherwise webpack would load the sheets again.
      href: new URL(href, document.baseURI).href,
      integrity: findIntegrity(href),
      fetchPriority: 'high',
    }
    const sheet = append('link', { rel: 'stylesheet', disabled: true, ...file })
    // With a `media` that is changed later, Chromium would lay out all text again: it then reads all font faces again.
    const loading = append('link', { rel: 'preload', as: 'style', ...file })
    loading.onload = applyAll
    loading.onerror = () => {
      // Once this element is gone, webpack can load the sheet again.
      sheet.remove()
      applyAll()
    }
    return sheet
  })

  function applyAll() {
    awaited -= 1
    if (awaited === 0) for (const sheet of sheets) sheet.disabled = false
  }
}

/** Returns the files that the server lists for this page, the shell's own first. */
function named(what: 'scripts' | 'styles'): string[] {
  return document.querySelector<HTMLMetaElement>(`meta[name="${what}"]`)?.content.split(' ') ?? []
}

/**
 * Returns the integrity of a remote's file. A preload must have the same one as the script that uses it
 * (composition/build/webpack/plugins/integrity-plugin.ts), or the browser would fetch it twice.
 */
function findIntegrity(href: string): string {
  integrity ??= JSON.parse(document.getElementById('integrity')?.textContent || '{}') as Record<
    string,
    string
  >
  return integrity[href] ?? ''
}

function append<Tag extends 'link' | 'script'>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>) {
  const element = Object.assign(document.createElement(tag), properties)
  document.head.append(element)
  return element
}
