import { afterPaint } from './after-paint'
import { restBelowFold } from './rest-below-fold'

/** The longest that the page's own scripts wait for the first picture, in ms. */
const PATIENCE_MS = 4000

/** Signs that a shopper wants a response now. */
const INTENT_EVENTS = ['pointerdown', 'keydown', 'touchstart'] as const

/**
 * Loads the page's scripts and full style sheets after its most important picture, so that they do not compete for
 * bandwidth; immediately if the shopper interacts, or if there is no such picture.
 */
export function startScripts(): void {
  const started = new AbortController()

  function start() {
    if (started.signal.aborted) return
    started.abort()
    restBelowFold()
    addStyles(named('styles'))
    const [first = '', ...others] = named('scripts')
    // Before the pictures below and the fonts, which the scripts load, because a press waits for the scripts.
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

/** Adds one sheet at a time: each one restyles the page, and a slow phone stays responsive in between. */
function addStyles([href, ...others]: string[]): void {
  if (!href) return
  const sheet = append('link', { rel: 'stylesheet', href, integrity: findIntegrity(href) })
  for (const end of ['load', 'error']) sheet.addEventListener(end, () => setTimeout(addStyles, 0, others))
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
