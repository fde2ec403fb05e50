import type { AllPublishedContent } from 'shared-contracts/content/published-content-schema'
import { inLanguage, type Language, languages } from 'shared-contracts/i18n/language'
import { escapeHtml } from 'shared-contracts/values/escape-html'
import { documentText } from '../../i18n/document-text'

type Announcement = NonNullable<AllPublishedContent['announcement']>

/** Styles of the announcement bar, only in documents that have one. */
export const ANNOUNCEMENT_CSS =
  '@layer app{.announcement{padding:10px 16px;background:var(--gold-200);color:var(--ink-900);text-align:center;overflow-wrap:anywhere}.announcement a{display:inline-block;min-height:24px;color:inherit}}'

/** Renders the bar outside the part that React hydrates, so that it stays while the shopper goes from page to page. */
export function announcementHtml({ text, link, ...said }: Announcement, language: Language): string {
  const translated = language === 'en' ? text : said[language]
  const lang = translated === undefined ? ` lang="${languages.en.tag}"` : ''
  const words = `<span${lang}>${escapeHtml(translated ?? text)}</span>`
  const content =
    link === undefined ? words : `<a href="${escapeHtml(inLanguage(language, link))}">${words}</a>`
  return `<aside class="announcement" aria-label="${documentText(language)('Announcement')}">${content}</aside>\n`
}
