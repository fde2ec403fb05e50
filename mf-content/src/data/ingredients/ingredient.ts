import { inEnglish, type Text } from 'shared-contracts/i18n/translate'
import type { SpiceId } from '../spices/sold-spices'
import { type Amount, amountText, type Unit } from './amount-text'

export interface Measure extends Amount {
  /** The name, with its plural in brackets: 'onion(s), sliced', 'bay lea(f|ves)'. */
  what: string
  /** True for something that is never halved, such as a bay leaf. */
  isWhole?: true
  /** The id of the shop's product, if the shop sells it. */
  productId?: SpiceId
}

/** One line of the list: plain text, a measure, or several of both in reading order. */
export type Ingredient = string | Measure | readonly (string | Measure)[]

/** Units whose text differs from their name. */
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

/** Units written with 'a' rather than '1'. */
const unnumbered: readonly (Unit | undefined)[] = ['pinch', 'lemon-sized piece']

export function listMeasures(ingredient: Ingredient): readonly Measure[] {
  return [ingredient].flat().filter((part): part is Measure => typeof part !== 'string')
}

export function ingredientText(ingredient: Ingredient, t: Text = inEnglish): string {
  return [ingredient]
    .flat()
    .map((part) => (typeof part === 'string' ? t(part) : measureText(part, t)))
    .join('')
}

/** Every language of the shop puts number, unit and ingredient in this order. */
function measureText({ amount, unit, what }: Measure, t: Text): string {
  const number = amount === 1 && unnumbered.includes(unit) ? t('A') : amountText({ amount, unit })
  const measured = unit ? `${t(words[unit] ?? unit)} ${t(what)}` : t(what)
  return `${number} ${measured.replace(endings, amount <= 1 ? '$1' : '$2')}`
}
