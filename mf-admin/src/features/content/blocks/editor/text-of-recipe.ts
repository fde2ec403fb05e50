import { cleanedHtml } from 'design-system/prose/cleaned-html'
import type { TypedText } from '../../../../data/content/typed-text'

interface RecipeContent {
  '@type'?: string
  name?: string
  description?: string
  recipeInstructions?: readonly { name?: string; text: string }[]
}

/** Reads a recipe's title, lead and steps from structured data, the rest from HTML. Missing texts are blank. */
export function textOfRecipe(html: string): Partial<TypedText> {
  // The page is only parsed: no script runs and nothing is shown. TypeScript's signature lacks Trusted Types.
  const page = new DOMParser().parseFromString(cleanedHtml(html) as string, 'text/html')
  const { name = '', description = '', recipeInstructions = [] } = readRecipe(page) ?? {}
  const heading = [...page.querySelectorAll('main h2')].find((each) => each.textContent === 'Tips')
  const ending = heading?.closest('section')
  const texts = (selector: string) =>
    [...(ending?.querySelectorAll(selector) ?? [])].map((each) => each.textContent?.trim() ?? '')
  const [closing = '', suggestions = ''] = texts('p')
  return {
    title: name,
    subtitle: description,
    instructions: recipeInstructions.map((step) => [step.name ?? [], step.text].flat().join(': ')).join('\n'),
    tips: texts('li').join('\n'),
    closing,
    suggestions: suggestions.replace(/^Suggestions:\s*/, ''),
  }
}

function readRecipe(page: Document): RecipeContent | undefined {
  const text = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}'
  const { '@graph': entries = [] } = JSON.parse(text) as { '@graph'?: readonly RecipeContent[] }
  return entries.find((each) => each['@type'] === 'Recipe')
}
