import type { Amount, Unit } from './amount-text'

const TEASPOONS: Partial<Record<Unit, number>> = { tsp: 1, tbsp: 3, cup: 48 }

/** Units that are never halved. */
const whole: readonly (Unit | undefined)[] = ['sprig', 'clove', 'pinch']

const toStep = (amount: number, step: number) => Math.max(step, Math.round(amount / step) * step)

/** Converts spoons or cups to teaspoons; returns undefined for other units. */
export function teaspoons({ amount, unit }: Amount): number | undefined {
  const each = unit && TEASPOONS[unit]
  return each && amount * each
}

/**
 * Returns the nearest amount that a kitchen can measure: quarter and half spoons, quarter and third cups, and
 * multiples of at least 5 g. 3 tsp become 1 tbsp, and less than an eighth of a teaspoon becomes a pinch.
 * @param isCounted true for whole pieces, such as tea bags
 */
export function kitchenAmount({ amount, unit }: Amount, isCounted = false): Amount {
  if (isCounted || whole.includes(unit)) return { amount: toStep(amount, 1), unit }
  const spoons = teaspoons({ amount, unit })
  if (spoons !== undefined) return unit === 'cup' ? cups(amount) : spoonfuls(spoons)
  if (unit === 'g') return weight(amount)
  if (unit === 'kg') return weight(amount * 1000)
  return { amount: pieces(amount), unit }
}

function cups(amount: number): Amount {
  // Below this, 3 tbsp are closer than a quarter cup.
  if (amount < 0.22) return spoonfuls(amount * 48)
  if (amount >= 3) return { amount: toStep(amount, 0.5), unit: 'cup' }
  const [nearest] = [toStep(amount, 1 / 4), toStep(amount, 1 / 3)].sort(
    (one, other) => Math.abs(one - amount) - Math.abs(other - amount),
  )
  return { amount: nearest ?? amount, unit: 'cup' }
}

function spoonfuls(amount: number): Amount {
  if (amount < 1 / 8) return { amount: 1, unit: 'pinch' }
  if (amount >= 48) return cups(amount / 48)
  const inTeaspoons = toStep(amount, amount < 2 ? 1 / 4 : 1 / 2)
  const isInTablespoons = inTeaspoons >= 3 && (inTeaspoons % 1.5 === 0 || inTeaspoons > 6)
  return isInTablespoons
    ? { amount: toStep(inTeaspoons / 3, 1 / 2), unit: 'tbsp' }
    : { amount: inTeaspoons, unit: 'tsp' }
}

function weight(grams: number): Amount {
  if (grams >= 1000) return { amount: toStep(grams, 50) / 1000, unit: 'kg' }
  return { amount: toStep(grams, grams >= 100 ? 10 : 5), unit: 'g' }
}

function pieces(amount: number): number {
  if (amount < 1) return toStep(amount, 1 / 4)
  return toStep(amount, amount < 4 ? 1 / 2 : 1)
}
