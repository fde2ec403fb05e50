export type Unit =
  | 'tsp'
  | 'tbsp'
  | 'cup'
  | 'g'
  | 'kg'
  | 'inch'
  | 'sprig'
  | 'stick'
  | 'small stick'
  | 'clove'
  | 'pinch'
  | 'lemon-sized piece'

/** A quantity; a number of pieces if it has no unit. */
export interface Amount {
  amount: number
  unit?: Unit | undefined
}

const glyphs = [
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
] as const

/** Formats 1.5 as '1½' and two thirds as '⅔'; kilograms stay decimal: '1.25'. */
export function amountText({ amount, unit }: Amount): string {
  if (unit === 'kg') return String(amount)
  const whole = Math.floor(amount + 1e-6)
  const glyph = glyphs.find(([part]) => Math.abs(amount - whole - part) < 1e-6)?.[1] ?? ''
  return whole === 0 && glyph ? glyph : `${whole}${glyph}`
}
