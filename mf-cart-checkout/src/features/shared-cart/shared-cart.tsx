import { ErrorState } from 'design-system/error-state/error-state'
import { useRetry } from 'design-system/error-state/use-retry'
import { Title } from 'design-system/title/title'
import type { LinkLine } from 'shared-contracts/orders/cart/cart-link'
import { MOST_LINES } from 'shared-contracts/orders/most-lines'
import { useText } from 'shared-contracts/words'
import { PageSpinner } from '../../components/page-spinner'
import { FRESH_FOR_SECONDS, useMfCartCheckoutGetProductsOfCartQuery } from '../../data/lines/catalog-api'
import { listProductIds } from '../../data/lines/list-product-ids'
import { OtherParts } from './other-parts'
import { stageLines } from './stage-lines'
import { StagedCart } from './staged-cart'

/** Splits the lines of a link into parts that fit one order. Most links need only one part. */
function inOrders(lines: readonly LinkLine[]): LinkLine[][] {
  const count = Math.ceil(lines.length / MOST_LINES)
  return Array.from({ length: count }, (_, at) => lines.slice(at * MOST_LINES, (at + 1) * MOST_LINES))
}

/** The lines of a link at today's prices, with the choice to add them or replace the cart. */
export function SharedCart({ lines }: { lines: readonly LinkLine[] }) {
  const t = useText()
  const [shown = [], ...others] = inOrders(lines)
  const { data, isFetching, refetch } = useMfCartCheckoutGetProductsOfCartQuery(listProductIds(shown), {
    refetchOnMountOrArgChange: FRESH_FOR_SECONDS,
  })
  const { frame, retry } = useRetry<HTMLDivElement>(refetch)
  // An empty catalogue has not been filled yet and says nothing about these lines.
  const products = data && data.total > 0 ? data.products : undefined
  return (
    <div ref={frame} tabIndex={-1} className="wrap">
      <Title lead={t('At today’s prices. Nothing changes until you choose.')}>
        {t('ADD THESE TO YOUR CART?')}
      </Title>
      {others.length > 0 && <OtherParts shown={shown} others={others} />}
      {products && <StagedCart staged={stageLines(shown, products, t)} />}
      {!products && isFetching && <PageSpinner label={t('Loading today’s prices')} />}
      {!products && !isFetching && (
        <ErrorState title={t('The prices didn’t load')} onRetry={retry}>
          {t('Check your connection and try again.')} {t('Your cart hasn’t changed.')}
        </ErrorState>
      )}
    </div>
  )
}
