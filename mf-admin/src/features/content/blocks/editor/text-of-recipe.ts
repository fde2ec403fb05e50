import { cleanedHtml } from 'design-system/prose/cleaned-html'
import type { TypedText } from '../../../../data/content/typed-text'

interface RecipeContent {
  '@type'?: string
  name?: string
  description?: string
  recipeInstructions?: readonly { name?: string; text: string }[]
}

/**
 * What a recipe's page says, as it is typed: title, line and steps as search engines are told them, and what stands under
 * the heading of the tips. What is not found there stays empty, which is as the shop has it.
 */
export function textOfRecipe(html: string): Partial<TypedText> {
  // It is only read: nothing of it runs or is shown. The type names no Trusted Types.
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
