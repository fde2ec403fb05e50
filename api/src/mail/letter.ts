import type { Language } from 'shared-contracts/i18n/language'
import { BRAND_RED, shop } from 'shared-contracts/platform/shop'
import { escapeHtml } from 'shared-contracts/values/escape-html'
import { getText } from '../i18n/get-text'

/** A part of a mail. It is written once and sent as text and as HTML, so the two cannot differ. */
export type Part =
  /** A paragraph; line breaks are kept. */
  | string
  | { heading: string }
  /** The mail's call to action. */
  | { button: string; href: string }
  /** A table such as an invoice, optionally with totals. */
  | { rows: readonly Row[]; sums?: readonly Row[] }
  /** Small print, such as why this mail was sent. */
  | { small: string; link?: { text: string; href: string } }

type Row = readonly [what: string, amount: string]

/** Renders a mail as text and HTML, signed with the shop's name. Escapes all values against injected markup. */
export function writeLetter(
  parts: readonly Part[],
  language: Language = 'en',
): { text: string; html: string } {
  return {
    text: [...parts.map(asText), `${shop.brand}, ${shop.phone}`].join('\n\n'),
    html: htmlPage(parts.map((part) => asHtml(part, language)).join('\n'), language),
  }
}

function asText(part: Part): string {
  if (typeof part === 'string') return part
  if ('heading' in part) return part.heading
  if ('button' in part) return `${part.button}:\n${part.href}`
  if ('rows' in part) return [...part.rows, ...(part.sums ?? [])].map((row) => row.join(': ')).join('\n')
  return part.link ? `${part.small} ${part.link.text}: ${part.link.href}` : part.small
}

// Few mail programs support style sheets, so each element has inline styles.
const red = BRAND_RED.toLowerCase()
const cell = 'padding:8px 0;border-bottom:1px solid #e8dcc8'

function asHtml(part: Part, language: Language): string {
  if (typeof part === 'string') return `<p style="margin:0 0 16px">${withBreaks(part)}</p>`
  if ('heading' in part)
    return `<h2 style="margin:24px 0 8px;font-size:16px;color:${red}">${escapeHtml(part.heading)}</h2>`
  if ('button' in part)
    return `<p style="margin:24px 0"><a href="${escapeHtml(part.href)}" style="display:inline-block;padding:12px 24px;background:${red};color:#ffffff;text-decoration:none;font-weight:bold">${escapeHtml(part.button)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#6b5a4a">${escapeHtml(getText(language)('Or open this link: {address}', { address: part.href }))}</p>`
  if ('rows' in part)
    return `<table role="presentation" width="100%" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">
${part.rows.map((row) => rowHtml(row, 'normal')).join('\n')}
${(part.sums ?? []).map((row) => rowHtml(row, 'bold')).join('\n')}
</table>`
  return `<p style="margin:24px 0 0;font-size:13px;color:#6b5a4a">${withBreaks(part.small)}${linkHtml(part.link)}</p>`
}

function rowHtml([what, amount]: Row, weight: 'normal' | 'bold'): string {
  return `<tr style="font-weight:${weight}"><td style="${cell}">${escapeHtml(what)}</td><td align="right" style="${cell};white-space:nowrap">${escapeHtml(amount)}</td></tr>`
}

function linkHtml(link: { text: string; href: string } | undefined): string {
  return link ? ` <a href="${escapeHtml(link.href)}" style="color:${red}">${escapeHtml(link.text)}</a>` : ''
}

function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll(/\r?\n/g, '<br>')
}

function htmlPage(body: string, language: Language): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(shop.brand)}</title></head>
<body style="margin:0;padding:24px 16px;background:#fdf8ef;color:#2b1a12;font:16px/1.5 Georgia,serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-top:4px solid ${red}">
<p style="margin:0 0 24px;font-size:20px;font-weight:bold;color:${red}">${escapeHtml(shop.brand)}</p>
${body}
<p style="margin:24px 0 0;font-size:13px;color:#6b5a4a">${escapeHtml(`${shop.brand}, ${shop.phone}`)}</p>
</div></body></html>
`
}
