import { createHash } from 'node:crypto'
import { inLanguage, type Language, languages } from 'shared-contracts/i18n/language'
import { BRAND_RED, shop } from 'shared-contracts/platform/shop'
import { escapeHtml } from 'shared-contracts/values/escape-html'
import { documentText } from '../../i18n/document-text'
import type { Page } from '../page'

const CSS = `body{margin:0;background:#fffaf1;color:#2b1a12;font:1.125rem/1.6 sans-serif}
main{max-width:34rem;margin:18vh auto 0;padding:0 1.5rem}
h1{color:${BRAND_RED};font:600 2rem/1.2 Georgia,serif}
a{color:${BRAND_RED}}`

interface PlainPage extends Pick<Page, 'status' | 'headers'> {
  /** English by default. */
  language?: Language
  heading: string
  sentences: readonly string[]
}

/** Makes a page that needs no file of the shop, for when the requested one is unavailable. */
export function plainPage({ language = 'en', status, headers, heading, sentences }: PlainPage): Page {
  const brand = escapeHtml(shop.brand)
  return {
    status,
    html: `<!doctype html>
<html lang="${languages[language].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(heading)} | ${brand}</title>
<style>${CSS}</style>
</head>
<body>
<main>
<h1>${escapeHtml(heading)}</h1>
${sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('\n')}
<p><a href="${inLanguage(language, '/')}">${escapeHtml(documentText(language)('{brand} home', { brand: shop.brand }))}</a></p>
</main>
</body>
</html>
`,
    headers,
    isKept: false,
    styleHashes: [`sha256-${createHash('sha256').update(CSS).digest('base64')}`],
    scriptHashes: [],
  }
}
