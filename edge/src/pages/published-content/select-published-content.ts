import type { PublishedBlock, PublishedContent } from 'shared-contracts/content/published-content'
import type { AllPublishedContent } from 'shared-contracts/content/published-content-schema'
import { type Language, languages } from 'shared-contracts/i18n/language'
import { paths } from 'shared-contracts/routing/paths'
import { escapeHtml } from 'shared-contracts/values/escape-html'
import { documentText } from '../../i18n/document-text'

type Banner = AllPublishedContent['banners'][string]
type ShownRecipe = NonNullable<AllPublishedContent['recipes']>[string]

/**
 * Selects the published text for the document of a page: banners and recipe titles, because they are small, and the page's
 * own text. Of other texts, the page only learns that they exist.
 * @param pathname the English path @param isPublic hides testimonials and the timeline until they are written
 */
export function selectPublishedContent(
  own: AllPublishedContent,
  pathname: string,
  language: Language,
  isPublic: boolean,
): PublishedContent | undefined {
  const { testimonials, timeline } = own
  const blocks: Record<string, PublishedBlock> = {
    ...Object.fromEntries(Object.entries(own.banners).map(([place, banner]) => [place, defined(banner)])),
    ...(isPublic && { testimonials: { isHidden: true }, timeline: { isHidden: true } }),
    ...(testimonials && { testimonials }),
    ...(timeline && { timeline: pathname === paths.about ? timeline : { isElsewhere: true } }),
  }
  for (const [path, html] of Object.entries(own.pages))
    blocks[path] = path === pathname ? { html } : { isElsewhere: true }
  for (const [id, recipe] of Object.entries(own.recipes ?? {}))
    blocks[paths.recipe(Number(id))] = recipeBlock(Number(id), recipe, pathname)
  if (own.contact) blocks[paths.contact] = { html: contactHtml(own.contact, language) }
  return Object.keys(blocks).length > 0 ? blocks : undefined
}

function defined(said: Banner | ShownRecipe): PublishedBlock {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value))
}

/** All recipe lists show the title; the rest is only on the recipe's own pages. */
function recipeBlock(id: number, recipe: ShownRecipe, pathname: string): PublishedBlock {
  const { title, ...said } = defined(recipe)
  const isWhole = [paths.recipe(id), paths.cook(id)].includes(pathname) || Object.keys(said).length === 0
  return {
    ...(title !== undefined && { title, lang: languages.en.tag }),
    ...(isWhole ? said : { isElsewhere: true }),
  }
}

/** Renders the grievance officer and office hours (Consumer Protection (E-Commerce) Rules 2020, rule 4). */
function contactHtml(contact: NonNullable<AllPublishedContent['contact']>, language: Language): string {
  const { officerName, officerPost, officerPhone, officerEmail, hours } = contact
  const t = documentText(language)
  const linked = (scheme: string, to: string, text: string) =>
    `<a href="${scheme}:${escapeHtml(to)}">${escapeHtml(text)}</a>`
  const officer = [
    ...[officerName, officerPost].flatMap((said) => (said === null ? [] : [escapeHtml(said)])),
    ...(officerPhone === null ? [] : [linked('tel', officerPhone.replaceAll(' ', ''), officerPhone)]),
    ...(officerEmail === null ? [] : [linked('mailto', officerEmail, officerEmail)]),
  ]
  return [
    ...(officer.length > 0
      ? [`<h2 class="h3">${t('Grievance officer')}</h2><p>${officer.join('<br>')}</p>`]
      : []),
    ...(hours === null ? [] : [`<h2 class="h3">${t('Support hours')}</h2><p>${escapeHtml(hours)}</p>`]),
  ].join('')
}
