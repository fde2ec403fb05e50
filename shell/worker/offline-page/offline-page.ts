import tokens from 'design-system/tokens.css'
import { inLanguage, type Language, languages, splitLanguage } from 'shared-contracts/i18n/language'
import type { Text } from 'shared-contracts/i18n/translate'
import { BRAND_RED, shop } from 'shared-contracts/platform/shop'
import { needsConnection } from 'shared-contracts/routing/needs-connection'
import { escapeHtml } from 'shared-contracts/values/escape-html'
import { documentText } from '../../src/i18n/document-text'
import type { CachedLink } from '../responding/cached-pages'
import css from './offline-page.css'

interface OfflineRequest {
  /** The page that it replaces. */
  path: string
  /** True if only a part of that page is cached. */
  isHalf: boolean
  /** The pages that can be opened. */
  links: readonly CachedLink[]
}

function buildLink({ path, title }: CachedLink, present: Language): string {
  const { language } = splitLanguage(path)
  const lang = language === present ? '' : ` lang="${languages[language].tag}"`
  return `<li><a href="${escapeHtml(path)}"${lang}>${title}</a></li>`
}

function buildList(links: readonly CachedLink[], language: Language, t: Text): string {
  if (links.length === 0) return ''
  const items = links.map((link) => buildLink(link, language))
  return `<section aria-labelledby="kept"><h2 id="kept">${t('What you can open now')}</h2><ul>${items.join('')}</ul></section>`
}

/** Loads the page once the connection is back, unless the shopper is navigating to another. */
const COME_BACK = `let isLeaving = false
addEventListener('beforeunload', () => { isLeaving = true })
addEventListener('online', () => { if (!isLeaving) location.reload() })`

/** Builds the page that replaces an uncached one, at its address, until the connection is back. */
export function offlinePage({ path, isHalf, links }: OfflineRequest): Response {
  const nonce = crypto.randomUUID()
  const { language } = splitLanguage(path)
  const t = documentText(language)
  const { title, text } = chooseReason(path, isHalf)
  const brand = escapeHtml(shop.brand)
  const html = `<!doctype html>
<html lang="${languages[language].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${BRAND_RED}">
<meta name="robots" content="noindex">
<title>${t(title)} | ${brand}</title>
<style nonce="${nonce}">${tokens}${css}</style>
</head>
<body>
<header><a class="brand" href="${inLanguage(language, '/')}">${brand}</a></header>
<main>
<h1>${t(title)}</h1>
<p>${t(text)}</p>
<a class="button" href="">${t('TRY AGAIN')}</a>
${buildList(links, language, t)}
</main>
<script nonce="${nonce}">${COME_BACK}</script>
</body>
</html>
`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none';style-src 'nonce-${nonce}';script-src 'nonce-${nonce}';base-uri 'none';form-action 'none';frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
    },
  })
}

interface Reason {
  title: string
  text: string
}

/** Explains why a page is not shown, and that the cart is not lost. */
function chooseReason(path: string, isHalf: boolean): Reason {
  if (needsConnection(path))
    return {
      title: 'This page needs an internet connection',
      text: 'Orders, payments and accounts are never saved on a device. Your cart is just as you left it.',
    }
  if (isHalf)
    return {
      title: 'Only part of this page was saved',
      text: 'You went offline while we were saving this page. Try again when you’re back online. Your cart is just as you left it.',
    }
  return {
    title: 'You’re offline',
    text: 'You haven’t opened this page on this device before. It will load as soon as you’re back online. Your cart is just as you left it.',
  }
}
