import { staticPage } from './static-page'

/** Returns a page as the edge renders it. */
const page = (body: string) => `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><title>Whole Spices</title>
<link rel="preload" as="image" imagesrcset="/uploads/a-320.avif 320w" fetchpriority="high">
<link rel="preload" as="font" href="/shell/latin.woff2" crossorigin>
<link rel="preload" as="script" href="/remotes/mf-catalog/1/entry.js">
<link rel="modulepreload" href="/shell/shell.js"><link rel="stylesheet" href="/shell/shell.css">
<style>@layer ui{.card>h2{color:red}}@font-face{font-family:Eczar;src:url(/shell/eczar.woff2)}main{margin:0}</style>
<script defer src="/shell/shell.js"></script></head>
<body><div id="root">${body}</div>
<script type="application/json" id="state">{"api":{}}</script></body></html>`

const shelf = `<main><h1>SHOP BY <!-- -->WHOLE SPICES</h1><a href="/whole-spices/cloves"><picture>
<source type="image/avif" srcset="/uploads/cloves-320.avif 320w"><img src="/uploads/cloves.jpg" loading="lazy" alt="">
</picture>Cloves &amp; more</a></main>`

test('the static limit shows the same text, pictures and links', () => {
  expect(staticPage(page(shelf))).toContain(shelf)
})

test('the static limit contains no scripts and does not wait for any', () => {
  const html = staticPage(page(shelf))
  expect(html).not.toMatch(/<script|modulepreload|as="script"|application\/json/)
})

test('styles are inlined and request no font', () => {
  const html = staticPage(page(shelf))
  expect(html).toContain('<style>@layer ui{.card>h2{color:red}}main{margin:0}</style>')
  expect(html).not.toMatch(/stylesheet|woff2/)
})

test('the first picture is fetched as early as in the shop', () => {
  expect(staticPage(page(shelf))).toContain(
    'as="image" imagesrcset="/uploads/a-320.avif 320w" fetchpriority="high"',
  )
})

test.each(['', '<main><h1>Loading Product...</h1></main>'])('%p cannot serve as a static limit', (frame) => {
  expect(() => staticPage(page(frame))).toThrow('The HTML is only a frame that a script would fill.')
})
