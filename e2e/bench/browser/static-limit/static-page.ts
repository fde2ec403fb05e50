import { JSDOM, VirtualConsole } from 'jsdom'

/** Selects everything on a page except text, pictures and the styles of its first screen. */
const MORE_THAN_PLAIN = [
  'script',
  'noscript',
  'template',
  'link[rel~="stylesheet"]',
  'link[rel~="modulepreload"]',
  'link[rel~="prefetch"]',
  'link[rel~="manifest"]',
  ...['script', 'style', 'font', 'fetch'].map((kind) => `link[rel~="preload"][as="${kind}"]`),
].join(', ')

/** Matches a style sheet's @font-face rules, which contain no nested rules. */
const FONT_FACE = /@font-face\s*\{[^}]*\}/g

/** Removes all but text, pictures and inline styles. @throws Error if the page is empty without scripts */
export function staticPage(html: string): string {
  // Silences the console: jsdom complains about every style sheet with syntax newer than its parser.
  const dom = new JSDOM(html, { virtualConsole: new VirtualConsole() })
  const { document } = dom.window
  for (const element of document.querySelectorAll(MORE_THAN_PLAIN)) element.remove()
  for (const style of document.querySelectorAll('style'))
    style.textContent = (style.textContent ?? '').replace(FONT_FACE, '')
  // A page that is still loading already has a heading, but no picture.
  if (!document.querySelector('main h1') || !document.querySelector('main img'))
    throw new Error('The HTML is only a frame that a script would fill.')
  return dom.serialize()
}
