import type { TypedText } from '../../../../data/content/typed-text'
import { bodyOfPage } from './body-of-page'
import { textOfRecipe } from './text-of-recipe'

/** What a page of running text says now, which the shop gives as Markdown. @param hasLead as `bodyOfPage` has it */
export async function textNow(page: string, hasLead: boolean): Promise<Partial<TypedText>> {
  return { text: bodyOfPage(await ask(`${page}.md`), window.location.origin, hasLead) }
}

/** What a recipe's page says now. */
export async function recipeNow(page: string): Promise<Partial<TypedText>> {
  return textOfRecipe(await ask(page))
}

async function ask(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The page answered ${answer.status}.`)
  return answer.text()
}
