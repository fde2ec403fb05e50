import { cleanedHtml } from 'design-system/prose/cleaned-html'
import type { TypedText } from '../../../../data/content/typed-text'

interface RecipeContent {
  '@type'?: string
  name?: string
  description?: string
  recipeInstructions?: readonly { name?: string; text: string }[]
}

/**
 * Reads a recipe's page into the editor: title, line and steps from the structured data, and the text below the heading
 * of the tips. Missing parts stay empty, which keeps the shop's text.
 */
export function textOfRecipe(html: string): Partial<TypedText> {
  // It is only parsed: nothing runs or is shown. The type does not include Trusted Types.
  const page = new DOMParser().parseFromString(cleanedHtml(html) as string, 'text/html')
  const { name = '', description = '', recipeInstructions = [] } = recipeTold(page) ?? {}
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

function recipeTold(page: Document): RecipeContent | undefined {
  const text = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}'
  const { '@graph': told = [] } = JSON.parse(text) as { '@graph'?: readonly RecipeContent[] }
  return told.find((each) => each['@type'] === 'Recipe')
}
