import { afterPaint } from './after-paint'
import { restBelowFold } from './rest-below-fold'

/** How long the page's own scripts wait for the first picture at most, in ms. */
const PATIENCE_MS = 4000

/** Signs that a shopper wants the page to answer now. */
const INTENT_EVENTS = ['pointerdown', 'keydown', 'touchstart'] as const

/**
 * Fetches the page's scripts and whole style sheets once its most important picture is there, so that they do not share the line with it; at
 * once when the shopper wants something, or when there is no such picture.
 */
export function startScripts(): void {
  const started = new AbortController()

  function start() {
    if (started.signal.aborted) return
    started.abort()
    restBelowFold()
    addStyles(named('styles'))
    const [first = '', ...others] = named('scripts')
    // Before the pictures below and the fonts, which the scripts fetch: a press waits for them.
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

/** Adds one sheet after the other: each has the page styled anew, and a slow phone answers in between. */
function addStyles([href, ...others]: string[]): void {
  if (!href) return
  const sheet = append('link', { rel: 'stylesheet', href, integrity: findIntegrity(href) })
  for (const end of ['load', 'error']) sheet.addEventListener(end, () => setTimeout(addStyles, 0, others))
}

/** The files the server names for this page, the shell's own first. */
function named(what: 'scripts' | 'styles'): string[] {
  return document.querySelector<HTMLMetaElement>(`meta[name="${what}"]`)?.content.split(' ') ?? []
}

/**
 * What a remote's file must be. A preload says the same of it as the script that wants it (composition/build/webpack/plugins/integrity-plugin.ts):
 * else the browser would fetch it twice.
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
