import { FilterXSS } from 'xss'

/** A plain document: no scripts, styles, classes, frames or forms, and no second h1. */
const filter = new FilterXSS({
  whiteList: {
    h2: [],
    h3: [],
    h4: [],
    p: [],
    br: [],
    hr: [],
    ul: [],
    ol: ['start'],
    li: [],
    blockquote: [],
    strong: [],
    b: [],
    em: [],
    i: [],
    u: [],
    s: [],
    sub: [],
    sup: [],
    code: [],
    pre: [],
    figure: [],
    figcaption: [],
    table: [],
    thead: [],
    tbody: [],
    tr: [],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
  },
  css: false,
  stripIgnoreTag: true,
  stripIgnoreTagBody: ['script', 'style', 'iframe', 'object', 'noscript', 'template', 'textarea', 'title'],
})

/**
 * Sanitises a blog's HTML where it is shown (specification 19.10). It works on text alone, so a server and a browser
 * get the same result without a document.
 */
export function cleanHtml(html: string): string {
  return filter.process(html)
}
