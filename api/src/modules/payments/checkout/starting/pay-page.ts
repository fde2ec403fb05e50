import { inLanguage, type Language } from 'shared-contracts/i18n/language'
import { BRAND_RED, shop } from 'shared-contracts/platform/shop'
import { paths } from 'shared-contracts/routing/paths'
import { escapeHtml } from 'shared-contracts/values/escape-html'
import { getText } from '../../../../i18n/get-text'

/** Renders the page between shop and gateway: a form that a script submits, or a button if scripts are off. */
export function payPage(checkoutUrl: string, sessionId: string, language: Language): string {
  const t = getText(language)
  return page(
    language,
    t('Continue to payment'),
    `<p>${t('Continue to the secure payment page to pay by UPI, card or net banking.')}</p>
    <form id="pay" method="post" action="${escapeHtml(checkoutUrl)}">
      <input type="hidden" name="payment_session_id" value="${escapeHtml(sessionId)}">
      <button type="submit">${t('Continue to payment')}</button>
    </form>
    <script src="/pay/submit.js" defer></script>`,
  )
}

/** Renders the page for links that are forged, expired, or no longer lead anywhere. */
export function expiredPage(language: Language): string {
  const t = getText(language)
  return page(
    language,
    t('This payment link has expired'),
    `<p>${t('Nothing has been charged. Please start the payment again from your order.')}</p>
    <p><a href="${inLanguage(language, paths.account)}">${t('View your account')}</a></p>`,
  )
}

export const submitScript = `document.getElementById('pay').submit()\n`

const red = BRAND_RED.toLowerCase()

export const payPageStyles = `body { margin: 0; font: 1.125rem/1.5 system-ui, sans-serif; color: #2b1a12; background: #fffaf0 }
main { max-width: 32rem; margin: 15vh auto 0; padding: 0 1.5rem; text-align: center }
h1 { font-size: 1.75rem; line-height: 1.2 }
a { color: ${red} }
button { padding: 0.75rem 1.5rem; border: 0; border-radius: 0.5rem; font: inherit; font-weight: 700; color: #fff; background: ${red}; cursor: pointer }
button:focus-visible, a:focus-visible { outline: 3px solid #2b1a12; outline-offset: 3px }
`

function page(language: Language, title: string, content: string): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title} | ${escapeHtml(shop.brand)}</title>
    <link rel="icon" href="/favicon.ico">
    <link rel="stylesheet" href="/pay/pay.css">
  </head>
  <body>
    <main>
    <h1>${title}</h1>
    ${content}
    </main>
  </body>
</html>
`
}
