import { inEnglish, type Text } from 'shared-contracts/i18n/translate'
import type { SpiceId } from '../spices/sold-spices'
import { type Amount, amountText, type Unit } from './amount-text'

/** One measured part of an ingredient, such as 2 tbsp of Chole Masala. */
export interface Measure extends Amount {
  /** Of one and of several where they are read otherwise: 'onion(s), sliced', 'bay lea(f|ves)'. */
  what: string
  /** Whether it is never halved, such as a bay leaf. */
  isWhole?: true
  /** What the shop sells it as. */
  productId?: SpiceId
}

/** A line of the list: a text that stays, a measure, or several of both in the order in which they are read. */
export type Ingredient = string | Measure | readonly (string | Measure)[]

/** How the units are read that are not read as they are. */
const words: Partial<Record<Unit, string>> = {
  cup: 'cup(s)',
  inch: 'inch(es) of',
  sprig: 'sprig(s) of',
  stick: 'stick(s) of',
  'small stick': 'small stick(s) of',
  clove: 'clove(s) of',
  pinch: 'pinch(es) of',
  'lemon-sized piece': 'lemon-sized piece(s) of',
}

const endings = /\((?:(\w+)\|)?(\w+)\)/g

/** Those of which one is 'a', not '1'. */
const unnumbered: readonly (Unit | undefined)[] = ['pinch', 'lemon-sized piece']

/** The measures of an ingredient. */
export function measuresOf(ingredient: Ingredient): readonly Measure[] {
  return [ingredient].flat().filter((part): part is Measure => typeof part !== 'string')
}

/** An ingredient as a cook reads it. */
export function ingredientText(ingredient: Ingredient, t: Text = inEnglish): string {
  return [ingredient]
    .flat()
    .map((part) => (typeof part === 'string' ? t(part) : measureText(part, t)))
    .join('')
}

/** Every language of the shop reads number, unit and thing in this order. */
function measureText({ amount, unit, what }: Measure, t: Text): string {
  const number = amount === 1 && unnumbered.includes(unit) ? t('A') : amountText({ amount, unit })
  const measured = unit ? `${t(words[unit] ?? unit)} ${t(what)}` : t(what)
  return `${number} ${measured.replace(endings, amount <= 1 ? '$1' : '$2')}`
}
