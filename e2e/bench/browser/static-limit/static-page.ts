import { JSDOM, VirtualConsole } from 'jsdom'

/** Everything of a page that is not text, pictures or the style of its first screen. */
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

/** Web fonts of a style sheet; such a rule holds no other rule. */
const FONT_FACE = /@font-face\s*\{[^}]*\}/g

/**
 * The same page as plain HTML: the same text and pictures and the same inline style, without script and web font.
 * @throws Error when the HTML holds no page, but a frame that a script would fill
 */
export function staticPage(html: string): string {
  // A silent console: jsdom complains of every style sheet that is newer than its own parser.
  const dom = new JSDOM(html, { virtualConsole: new VirtualConsole() })
  const { document } = dom.window
  for (const element of document.querySelectorAll(MORE_THAN_PLAIN)) element.remove()
  for (const style of document.querySelectorAll('style'))
    style.textContent = (style.textContent ?? '').replace(FONT_FACE, '')
  // A page that still loads has a heading already, and no picture.
  if (!document.querySelector('main h1') || !document.querySelector('main img'))
    throw new Error('The HTML holds no page, but a frame that a script would fill.')
  return dom.serialize()
}
