import { AppError } from '../errors'
import type { SoldOut } from '../modules/catalog'

export const STOCK_USAGE =
  'Usage: npm run stock -w api (lists what is sold out), or with -- <product or pack> (shows its packs), followed by sold-out or back'

type Variants = Awaited<ReturnType<SoldOut['soldOut']>>

export async function runStock(args: readonly string[], stock: SoldOut): Promise<string> {
  const [id, state, ...more] = args
  if (id?.startsWith('-') || more.length > 0) throw new AppError('INVALID_INPUT', STOCK_USAGE)
  if (!id) return listed(await stock.soldOut()) || 'Nothing is sold out.'
  if (!state) return listed(await stock.variants(id))
  if (state === 'sold-out') return listed(await stock.sellOut(id))
  if (state === 'back') return listed(await stock.bringBack(id))
  throw new AppError('INVALID_INPUT', STOCK_USAGE)
}

function listed(variants: Variants): string {
  return variants
    .map(
      ({ id, name, label, isSoldOut }) => `${id}  ${name}, ${label}: ${isSoldOut ? 'sold out' : 'on sale'}`,
    )
    .join('\n')
}
