import { createHash } from 'node:crypto'
import { escapeHtml } from 'shared-contracts/domain/escape-html'
import { BRAND_RED, shop } from 'shared-contracts/domain/shop'
import type { Page } from './page'

const CSS = `body{margin:0;background:#fffaf1;color:#2b1a12;font:1.125rem/1.6 sans-serif}
main{max-width:34rem;margin:18vh auto 0;padding:0 1.5rem}
h1{color:${BRAND_RED};font:600 2rem/1.2 Georgia,serif}
a{color:${BRAND_RED}}`

/** What a network is told that has asked for too many pages which are not kept. @param seconds until it may ask again */
export function tooManyPages(seconds: number): Page {
  const brand = escapeHtml(shop.brand)
  return {
    status: 429,
    html: `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Please wait a moment | ${brand}</title>
<style>${CSS}</style>
</head>
<body>
<main>
<h1>Please wait a moment</h1>
<p>Very many pages were asked for from your network. Please try again in ${seconds} seconds.</p>
<p><a href="/">Home of ${brand}</a></p>
</main>
</body>
</html>
`,
    headers: { 'retry-after': String(seconds) },
    isKept: false,
    styleHashes: [`sha256-${createHash('sha256').update(CSS).digest('base64')}`],
    scriptHashes: [],
  }
}
