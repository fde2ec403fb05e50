import fc from 'fast-check'
import { counted, type Figures, noFigures } from './figures'
import type { Gateway } from './histories/gateway'
import { type History, histories } from './histories/history'
import type { DrilledShop } from './killable-shop/drilled-shop'
import { openRound } from './round'

/** Plays up to `numRuns` random histories. If one breaks the ledger, prints the shortest that does. */
export async function ledgerRound(
  shop: DrilledShop,
  gateway: Gateway,
  { numRuns, seed }: { numRuns: number; seed: number },
): Promise<Figures> {
  const started = performance.now()
  const playThrough = await openRound(shop, gateway)
  let figures = noFigures
  const property = fc.asyncProperty(histories, async (history) => {
    const { complaints, evidence } = await playThrough(history)
    figures = counted(figures, evidence)
    if (complaints.length > 0) throw new Error(complaints.join('\n    '))
  })
  const { failed, counterexample, errorInstance } = await fc.check(property, { numRuns, seed })
  const [shortest] = counterexample ?? []
  if (shortest) console.log(`    ${inWords(shortest)}`)
  if (failed) console.log(`    ${errorInstance instanceof Error ? errorInstance.message : errorInstance}`)
  const seconds = (performance.now() - started) / 1000
  return { ...figures, kills: shop.deaths(), broken: failed ? 1 : 0, seconds }
}

function inWords({ things, steps, loses }: History): string {
  const lines = steps.map((step) => `\n      ${JSON.stringify(step)}`)
  return `${things.map(({ kind, isPaid }) => (isPaid ? `paid ${kind}` : kind)).join(', ')}${loses ? ', messages are lost' : ''}:${lines.join('')}`
}
